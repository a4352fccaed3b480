import * as messages from 'messages/account'

/** Where this browser is; an IANA name. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * Every zone to choose from: this browser's first, the others by name.
 * @param saved the member's own, which an older browser may not know
 */
export function zoneOptions(saved: string | null): { value: string; label: string }[] {
  const here = browserZone()
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(saved === null ? [] : [saved])])
  zones.delete(here)
  return [
    { value: here, label: messages.thisDevice({ zone: readable(here) }) },
    ...[...zones].sort().map((zone) => ({ value: zone, label: readable(zone) })),
  ]
}

function readable(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ' / ')
}
