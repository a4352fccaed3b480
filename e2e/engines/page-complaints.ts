export type Complaint = string

/**
 * Sent into the page: collects there what it complains about, for an engine whose driver doesn't tell. What a page
 * complained about before the first call is lost, but for other hosts.
 * @returns what came since the last call
 */
export function drainComplaints(): Complaint[] {
  const page = window as Window & { collectedComplaints?: Complaint[] }
  if (page.collectedComplaints === undefined) {
    const complaints: Complaint[] = []
    page.collectedComplaints = complaints
    addEventListener('error', ({ message }) => complaints.push(message))
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(`Unhandled: ${reason}`))
    const original = console.error
    console.error = (...words: unknown[]) => {
      complaints.push(words.join(' '))
      original(...words)
    }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      complaints.push(`Security policy: ${violatedDirective} ${blockedURI}`)
    })
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        if (name.startsWith('http') && new URL(name).host !== location.host) complaints.push(`another host: ${name}`)
      }
    }).observe({ type: 'resource', buffered: true })
  }
  return page.collectedComplaints.splice(0)
}
