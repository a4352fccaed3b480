import { useEffect } from 'react'

/** The tab's title; the name of the product follows it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Whistlestop`
  }, [title])
}
