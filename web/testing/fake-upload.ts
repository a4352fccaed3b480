import { vi } from 'vitest'

/** A form that is being sent; the test says how far it is and what the answer is. */
export type Sending = {
  path: string
  form: FormData
  progress: (loaded: number, total: number) => void
  answer: (status: number, body: unknown, headers?: Record<string, string>) => void
  fail: () => void
  calledOff: boolean
}

/** Stands in for XMLHttpRequest, by which files are sent. @returns what has been sent so far */
export function fakeUpload(): Sending[] {
  const sendings: Sending[] = []
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {}
    status = 0
    statusText = ''
    responseText = ''
    headers: Record<string, string> = {}
    path = ''
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    onloadend?: () => void
    sending: Sending | undefined
    open(_method: string, path: string) {
      this.path = path
    }
    setRequestHeader() {}
    getResponseHeader(name: string) {
      return this.headers[name] ?? null
    }
    abort() {
      if (this.sending) this.sending.calledOff = true
      this.onabort?.()
      this.onloadend?.()
    }
    send(form: FormData) {
      this.sending = {
        path: this.path,
        form,
        calledOff: false,
        progress: (loaded, total) => this.upload.onprogress?.({ loaded, total, lengthComputable: true }),
        answer: (status, body, headers = {}) => {
          Object.assign(this, { status, responseText: JSON.stringify(body), headers })
          this.onload?.()
          this.onloadend?.()
        },
        fail: () => {
          this.onerror?.()
          this.onloadend?.()
        },
      }
      sendings.push(this.sending)
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return sendings
}
