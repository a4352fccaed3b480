import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    linkToken?: string
  }
}

/**
 * The token of a mailed link, or an empty text. It comes after the `#`, which browsers send to no server; links that were
 * mailed before that have it in the query. It is taken out of the address at once, and kept with the entry of the history,
 * so that a reload still has it.
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
