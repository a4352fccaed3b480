type Sent = { method?: string | undefined; body?: unknown; cookie?: string; key?: string }

/** What came back, and what a browser would send as its cookies from then on. */
export type Answered<Body> = { status: number; body: Body; cookie: string }

/** Sends over the network as our own pages do: POST where there is a body and nothing else is said. */
export async function send<Body>(url: string, { body, cookie = '', key, method }: Sent = {}): Promise<Answered<Body>> {
  const headers = {
    'sec-fetch-site': 'same-origin',
    cookie,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const answer = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0])
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), cookie: cookies.join('; ') }
}
