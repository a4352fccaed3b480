import type { Open } from './journey.ts'
import { until } from './until.ts'
import { PHONE, type Visit } from './visit.ts'

/** Without this a driver that hears nothing would find every page in order. */
export async function checkComplaints(open: Open): Promise<void> {
  const visit = await open(PHONE)
  await visit.goTo('/')
  await visit.tab.run(() => {
    console.error('written to the console')
    setTimeout(() => {
      throw new Error('thrown in the page')
    })
    void Promise.reject(new Error('rejected in the page'))
    // The page's security policy refuses it.
    const image = new Image()
    image.src = 'https://another-host.invalid/image.png'
  })
  for (const complaint of [/written to the console/, /thrown in the page/, /rejected in the page/, /img-src/]) {
    await hears(visit, complaint)
  }
}

async function hears({ tab }: Visit, complaint: RegExp): Promise<void> {
  await until(`hear ${complaint} among ${tab.complaints().join(' | ')}`, async () => {
    await tab.run(() => undefined)
    return tab.complaints().some((each) => complaint.test(each))
  })
}
