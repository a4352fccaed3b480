/** The browser's offer to install the site, as Chromium makes it. TypeScript's library doesn't have it. */
export interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | undefined

/** Keeps the offer, which comes once a page and may come early, so that no bar of the browser lies over the page. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
}

export function keptOffer(): InstallOffer | undefined {
  return offer
}

/** An offer can be taken once. */
export function dropOffer(): void {
  offer = undefined
}
