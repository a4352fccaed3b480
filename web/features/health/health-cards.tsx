import { Link } from '@tanstack/react-router'
import type { SiteHealth } from 'contract/health'
import type { Concern } from 'game/health'
import type { ReactNode } from 'react'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { type CardStatus, StatusCard } from '#web/ui/status-card.tsx'
import { delayInWords, ENGINE_NAMES, sizeInWords } from './health-words.ts'

const BACKUP = 'npm run backup -- --keep 14'

type CardProps = { health: SiteHealth }

export function DatabaseCard({ health }: CardProps) {
  const { engine, readMs, writeMs, sizeBytes } = health.database
  return (
    <StatusCard title="Database" status={stateOf(health, 'DATABASE_UNREADABLE', 'DATABASE_UNWRITABLE')}>
      <Facts>
        <Fact name="Kind">{ENGINE_NAMES[engine]}</Fact>
        <Fact name="Reading">{works(readMs)}</Fact>
        <Fact name="Saving">{works(writeMs)}</Fact>
        <Fact name="Size">{sizeBytes === null ? 'Not known' : sizeInWords(sizeBytes)}</Fact>
      </Facts>
    </StatusCard>
  )
}

function works(milliseconds: number | null): string {
  return milliseconds === null ? 'Not working' : `Works, took ${delayInWords(milliseconds)}`
}

export function DiskCard({ health }: CardProps) {
  const { disk, database } = health
  return (
    <StatusCard title="Disk" status={disk === null ? 'unknown' : stateOf(health, 'DISK_LOW')}>
      {disk !== null && (
        <>
          <Facts>
            <Fact name="Free">{sizeInWords(disk.freeBytes)}</Fact>
            <Fact name="Whole disk">{sizeInWords(disk.totalBytes)}</Fact>
          </Facts>
          <ProgressBar label="In use" value={disk.totalBytes - disk.freeBytes} max={disk.totalBytes} size="thin" />
        </>
      )}
      <p className="text-ink-soft text-sm">
        {database.engine === 'sqlite'
          ? 'The disk that holds the database, uploads and backups.'
          : 'The disk that holds uploads and backups. The database has its own disk, which this page can’t see.'}
      </p>
    </StatusCard>
  )
}

export function MailCard({ health }: CardProps) {
  const { goesTo, outbox } = health.mail
  return (
    <StatusCard title="Mail" status={outbox === null ? 'unknown' : stateOf(health, 'MAIL_LATE', 'MAIL_FAILED')}>
      <Facts>
        <Fact name="Goes to">{goesTo === 'smtp' ? 'A mail server' : 'Files on the server'}</Fact>
        {outbox !== null && (
          <>
            <Fact name="Waiting">{outbox.waiting.toLocaleString('en')}</Fact>
            {outbox.oldestWaitingAt !== null && (
              <Fact name="Oldest waiting since">
                <Moment at={outbox.oldestWaitingAt} precise />
              </Fact>
            )}
            <Fact name="Failed permanently">{outbox.failed.toLocaleString('en')}</Fact>
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
      Failed emails
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
    <StatusCard title="Backups" status={backups === null ? 'unknown' : stateOf(health, 'NO_BACKUP', 'BACKUP_OLD')}>
      {backups !== null && (
        <Facts>
          <Fact name="Newest">{backups.newestAt === null ? 'None yet' : <Moment at={backups.newestAt} precise />}</Fact>
          <Fact name="How many">{backups.count.toLocaleString('en')}</Fact>
        </Facts>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken py-2 pe-2 ps-3">
        <code className="min-w-0 font-semibold text-sm">{BACKUP}</code>
        <CopyButton text={BACKUP} copied="The backup command is on your clipboard.">
          Copy
        </CopyButton>
      </div>
      <p className="text-ink-soft text-sm">
        Run this command in the program’s folder on the server, ideally every day. This page shows only the backups in
        the backups folder of the data, not those in other folders or made by other tools.
      </p>
    </StatusCard>
  )
}

export function ProgramCard({ health }: CardProps) {
  const { version, nodeVersion, upSince, memoryBytes, loopDelayMs } = health.program
  return (
    <StatusCard title="Program" status={stateOf(health, 'PROGRAM_SLOW')}>
      <Facts>
        <Fact name="Version">
          {version}, on Node {nodeVersion}
        </Fact>
        <Fact name="Running since">
          <Moment at={upSince} precise />
        </Fact>
        <Fact name="Memory">{sizeInWords(memoryBytes)}</Fact>
        <Fact name="Response time (99th percentile)">{delayInWords(loopDelayMs)}</Fact>
      </Facts>
      {health.database.engine === 'postgres' && (
        <p className="text-ink-soft text-sm">If several processes run, this is the one that answered.</p>
      )}
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
