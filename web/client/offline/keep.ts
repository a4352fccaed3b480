import { keepAhead } from '#web/client/offline/ahead.ts'
import { keepSite } from '#web/client/offline/worker.ts'

let site: Promise<boolean> | undefined

/** Keeps the site, once a page, and this member's first screens. */
export async function keep(memberId: string): Promise<void> {
  site ??= keepSite()
  if (await site) await keepAhead(memberId)
}
