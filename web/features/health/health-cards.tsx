import { Link } from '@tanstack/react-router'
import type { SiteHealth } from 'contract/health'
import type { Concern } from 'game/health'
import * as messages from 'messages/health'
import { locale } from 'messages/language'
import * as ui from 'messages/ui'
import type { ReactNode } from 'react'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { type CardStatus, StatusCard } from '#web/ui/status-card.tsx'
import { delayInWords, ENGINE_NAMES, sizeInWords, wholeMilliseconds } from './health-words.ts'

const BACKUP = 'npm run backup -- --keep 14'

type CardProps = { health: SiteHealth }

export function DatabaseCard({ health }: CardProps) {
  const { engine, readMs, writeMs, sizeBytes } = health.database
  return (
    <StatusCard title={messages.database} status={stateOf(health, 'DATABASE_UNREADABLE', 'DATABASE_UNWRITABLE')}>
      <Facts>
        <Fact name={messages.kind}>{ENGINE_NAMES[engine]}</Fact>
        <Fact name={messages.reading}>{works(readMs)}</Fact>
        <Fact name={messages.saving}>{works(writeMs)}</Fact>
        <Fact name={messages.size}>{sizeBytes === null ? ui.notKnown : sizeInWords(sizeBytes)}</Fact>
      </Facts>
    </StatusCard>
  )
}

function works(milliseconds: number | null): string {
  return milliseconds === null ? messages.notWorking : messages.works({ milliseconds: wholeMilliseconds(milliseconds) })
}

export function DiskCard({ health }: CardProps) {
  const { disk, database } = health
  return (
    <StatusCard title={messages.disk} status={disk === null ? 'unknown' : stateOf(health, 'DISK_LOW')}>
      {disk !== null && (
        <>
          <Facts>
            <Fact name={messages.free}>{sizeInWords(disk.freeBytes)}</Fact>
            <Fact name={messages.wholeDisk}>{sizeInWords(disk.totalBytes)}</Fact>
          </Facts>
          <ProgressBar
            label={messages.inUse}
            value={disk.totalBytes - disk.freeBytes}
            max={disk.totalBytes}
            size="thin"
          />
        </>
      )}
      <p className="text-ink-soft text-sm">
        {database.engine === 'sqlite' ? messages.diskOfAll : messages.diskOfFiles}
      </p>
    </StatusCard>
  )
}

export function MailCard({ health }: CardProps) {
  const { goesTo, outbox } = health.mail
  return (
    <StatusCard
      title={messages.mail}
      status={outbox === null ? 'unknown' : stateOf(health, 'MAIL_LATE', 'MAIL_FAILED')}
    >
      <Facts>
        <Fact name={messages.goesTo}>{goesTo === 'smtp' ? messages.mailServer : messages.files}</Fact>
        {outbox !== null && (
          <>
            <Fact name={messages.waiting}>{outbox.waiting.toLocaleString(locale)}</Fact>
            {outbox.oldestWaitingAt !== null && (
              <Fact name={messages.oldestWaiting}>
                <Moment at={outbox.oldestWaitingAt} precise />
              </Fact>
            )}
            <Fact name={messages.failed}>{outbox.failed.toLocaleString(locale)}</Fact>
          </>
        )}
      </Facts>
      {outbox !== null && outbox.failed > 0 && <FailedMailLink />}
    </StatusCard>
  )
}

export function FailedMailLink() {
  return (
    <Link
      to="/admin/$section"
      params={{ section: 'mail' }}
      className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4"
    >
      {messages.failedEmails}
    </Link>
  )
}

/** Where an administrator enters who runs the site, and proves its figures. */
export function SiteLink({ name }: { name: string }) {
  return (
    <Link
      to="/admin/$section"
      params={{ section: 'site' }}
      className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4"
    >
      {name}
    </Link>
  )
}

export function BackupsCard({ health }: CardProps) {
  const { backups } = health
  return (
    <StatusCard
      title={messages.backups}
      status={backups === null ? 'unknown' : stateOf(health, 'NO_BACKUP', 'BACKUP_OLD')}
    >
      {backups !== null && (
        <Facts>
          <Fact name={messages.newest}>
            {backups.newestAt === null ? messages.noneYet : <Moment at={backups.newestAt} precise />}
          </Fact>
          <Fact name={messages.howMany}>{backups.count.toLocaleString(locale)}</Fact>
        </Facts>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken py-2 pe-2 ps-3">
        <code dir="ltr" className="min-w-0 font-semibold text-sm">
          {BACKUP}
        </code>
        <CopyButton text={BACKUP} copied={messages.commandCopied}>
          {messages.copy}
        </CopyButton>
      </div>
      <p className="text-ink-soft text-sm">{messages.aboutBackups}</p>
    </StatusCard>
  )
}

export function ProgramCard({ health }: CardProps) {
  const { version, nodeVersion, upSince, memoryBytes, loopDelayMs } = health.program
  return (
    <StatusCard title={messages.program} status={stateOf(health, 'PROGRAM_SLOW')}>
      <Facts>
        <Fact name={messages.version}>{messages.versionOn({ version, nodeVersion })}</Fact>
        <Fact name={messages.runningSince}>
          <Moment at={upSince} precise />
        </Fact>
        <Fact name={messages.memory}>{sizeInWords(memoryBytes)}</Fact>
        <Fact name={messages.responseTime}>{delayInWords(loopDelayMs)}</Fact>
      </Facts>
      {health.database.engine === 'postgres' && <p className="text-ink-soft text-sm">{messages.oneOfSeveral}</p>}
    </StatusCard>
  )
}

function stateOf({ concerns }: SiteHealth, ...about: Concern[]): CardStatus {
  return concerns.some((concern) => about.includes(concern)) ? 'attention' : 'well'
}

/** Names with what they are, in rows. */
function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-rule">{children}</dl>
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
