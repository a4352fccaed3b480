/** A file that was changed after it was chosen, which Chromium refuses to read. */
export function aChangedFile(name: string): File {
  const refuse = () => Promise.reject(new DOMException('', 'NotReadableError'))
  const part = Object.assign(new Blob(), { arrayBuffer: refuse })
  return Object.assign(new File(['old'], name), { arrayBuffer: refuse, slice: () => part })
}
