import { vi } from 'vitest'

/** What a press hands to the browser as a file. */
export async function savedBy(press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const create = vi.fn((_: Blob) => 'blob:file')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => undefined }))
  let name = ''
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download
  })
  await press()
  const file = create.mock.calls[0]?.[0]
  return { name, text: (await file?.text()) ?? '' }
}
