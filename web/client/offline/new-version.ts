import { useSyncExternalStore } from 'react'

/** Takes a new version of the site and shows it. */
type Take = () => void

let take: Take | null = null
const listeners = new Set<() => void>()

export function offerNewVersion(offered: Take): void {
  take = offered
  for (const listener of listeners) listener()
}

/** @returns null where this is the newest version, as far as is known */
export function useNewVersion(): Take | null {
  return useSyncExternalStore(subscribe, offeredVersion, () => null)
}

const offeredVersion = (): Take | null => take

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
