/** @returns the address of a page of this site, whatever the path says: the dashboard's where it leads elsewhere */
export function ownAddress(origin: string, path: string): string {
  const address = URL.canParse(path, origin) ? new URL(path, origin) : undefined
  return address?.origin === origin ? address.href : `${origin}/dashboard`
}
