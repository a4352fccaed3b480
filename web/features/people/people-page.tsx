import { useQuery } from '@tanstack/react-query'
import { UserRoundPlus } from 'lucide-react'
import * as messages from 'messages/people'
import { type ReactNode, useCallback, useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { lazyDialog } from '#web/client/lazy/lazy-dialog.ts'
import { useNewDay } from '#web/client/page/use-new-day.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { PeopleList } from './people-list.tsx'
import { peopleQuery } from './people-queries.ts'

const useImportDialog = lazyDialog(async () => (await import('./import-dialog.tsx')).ImportDialog)

const useAddDialog = lazyDialog(async () => (await import('./add-person-dialog.tsx')).AddPersonDialog)

/** /people. @param afterTalk what to offer once a talk is logged */
export function PeoplePage({ afterTalk }: { afterTalk: ReactNode }) {
  const { id, timeZone } = useMember()
  const query = useQuery(peopleQuery(id))
  const { refetch } = query
  const askAgain = useCallback(() => void refetch(), [refetch])
  useNewDay(timeZone, query.dataUpdatedAt, askAgain)
  const [isAdding, setAdding] = useState(false)
  const AddDialog = useAddDialog(isAdding, () => setAdding(false))
  const [isImporting, setImporting] = useState(false)
  const ImportDialog = useImportDialog(isImporting, () => setImporting(false))
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="heading-page">{messages.title}</h1>
          {/* Also above an empty list, so that the buttons are still there when the first person is. */}
          {query.data && (
            <div className="flex flex-wrap gap-3">
              <Button variant="go" onClick={() => setAdding(true)}>
                <UserRoundPlus size={20} aria-hidden />
                {messages.addPerson}
              </Button>
              <Button onClick={() => setImporting(true)}>{messages.importContacts}</Button>
            </div>
          )}
        </div>
        <p className="text-ink-soft">{messages.onlyYou}</p>
      </div>
      <Loaded query={query} loading={<RowsSkeleton label={messages.loadingList} />} failure={messages.listFailed}>
        {(people) =>
          people.people.length === 0 ? (
            <EmptyState title={messages.nobodyYet}>{messages.nobodyYetText}</EmptyState>
          ) : (
            <>
              <p className="sr-only">{messages.inList({ count: people.people.length })}</p>
              <PeopleList people={people} afterTalk={afterTalk} />
            </>
          )
        }
      </Loaded>
      <CalendarSection />
      {isImporting && ImportDialog && (
        <ImportDialog known={query.data?.people ?? []} onClose={() => setImporting(false)} />
      )}
      {isAdding && AddDialog && <AddDialog onClose={() => setAdding(false)} />}
    </div>
  )
}
