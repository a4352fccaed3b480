import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    linkToken?: string
  }
}

/**
 * The token of a mailed link, or an empty text. It's in the fragment, which browsers don't send to servers; older links have
 * it in the query. It's removed from the address at once and stored in the history entry, so that a reload still has it.
 */
export function useLinkToken(): string {
  const { history } = useRouter()
  const { pathname, hash, searchStr, state } = useLocation()
  const found = new URLSearchParams(hash).get('token') ?? new URLSearchParams(searchStr).get('token')
  useEffect(() => {
    if (found !== null) history.replace(pathname, { linkToken: found })
  }, [history, pathname, found])
  return found ?? state.linkToken ?? ''
}
