import lighthouse, { type Flags, type Result } from 'lighthouse'
import type { Page } from 'puppeteer-core'

/** Scores from 0 to 100, times in milliseconds. */
export type Audit = {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  blockingTime: number
  firstPaint: number
  largestPaint: number
  layoutShift: number
  /** In bytes, as sent. */
  weight: number
  /** What Lighthouse found this machine to do; a desktop computer of 2020 has about 1500. */
  machine: number
  /** What costs a point in anything but performance. */
  faults: string[]
}

const TIMELESS = ['accessibility', 'best-practices', 'seo'] as const

/**
 * Lighthouse's mobile preset, its cache empty: a phone whose processor is four times slower, on a slow 4G line.
 * @param applied slows processor and line down in truth, where the preset computes what the delays would have been
 * @throws Error when the page did not load
 */
export async function audit(page: Page, url: string, isIndexed: boolean, applied: boolean): Promise<Audit> {
  const flags: Flags = {
    throttlingMethod: applied ? 'devtools' : 'simulate',
    logLevel: 'error',
    // A page that asks not to be indexed is rated by all the rest.
    ...(isIndexed ? {} : { skipAudits: ['is-crawlable'] }),
  }
  const { audits, categories, environment } = await run(page, url, flags)
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  const faults = TIMELESS.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title}`)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    blockingTime: value('total-blocking-time'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    weight: value('total-byte-weight'),
    machine: environment.benchmarkIndex,
    faults,
  }
}

/** Now and then Lighthouse loses the beginning of its own recording, and asks to be run again. */
async function run(page: Page, url: string, flags: Flags, triesLeft = 2): Promise<Result> {
  const result = await lighthouse(url, flags, undefined, page)
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`)
  const { runtimeError } = result.lhr
  if (runtimeError === undefined) return result.lhr
  if (runtimeError.code === 'NO_NAVSTART' && triesLeft > 0) return run(page, url, flags, triesLeft - 1)
  throw new Error(`${url}: ${runtimeError.message}`)
}
