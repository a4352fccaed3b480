import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CalendarFeed, People, Person } from 'contract/people'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

/** The whole list: the search runs here, because the server's database can't read the names. */
export function peopleQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.people, memberId, 'list'],
    queryFn: ({ signal }) => get<People>(`/api/users/${memberId}/people`, signal),
    // Another tab, another device and a new day change it.
    staleTime: 0,
  })
}

/** One person with notes and talks. */
export function personQuery(memberId: string, personId: string) {
  return queryOptions({
    queryKey: [...queryKeys.people, memberId, 'person', personId],
    queryFn: ({ signal }) => get<Person>(`/api/users/${memberId}/people/${personId}`, signal),
    staleTime: 0,
  })
}

export function calendarQuery(memberId: string) {
  return queryOptions({
    queryKey: [...queryKeys.people, memberId, 'calendar'],
    queryFn: ({ signal }) => get<CalendarFeed>(`/api/users/${memberId}/calendar`, signal),
  })
}

/** After a change: the person is known, and what is due today is fetched again. */
export function showPerson(queryClient: QueryClient, memberId: string, person: Person): void {
  queryClient.setQueryData(personQuery(memberId, person.id).queryKey, person)
  void queryClient.invalidateQueries({ queryKey: queryKeys.today })
}
