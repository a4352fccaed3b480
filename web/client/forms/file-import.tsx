import { useState } from 'react'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { FileError } from '#web/client/api/read-file.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'

type FileImportProps = {
  label: string
  hint: string
  accept: string
  /** What the button says. */
  action: string
  importing: {
    mutate: (file: File, options: { onSettled: (done: unknown, error: Error | null) => void }) => void
    isPending: boolean
    error: Error | null
    reset: () => void
  }
}

/** Imports one file. An error stays on the page, because it names the place in the file. */
export function FileImport({ label, hint, accept, action, importing }: FileImportProps) {
  const [{ file, round }, setChosen] = useState<{ file: File | null; round: number }>({ file: null, round: 0 })
  const { mutate, isPending, error, reset } = importing
  const choose = (chosen: File | null) => {
    if (!isPending) reset()
    setChosen({ file: chosen, round })
  }
  // After the refusal of a file, too: the browser can't read an edited file, and choosing it again fires no change event.
  const clear = (sent: File) => setChosen((now) => (now.file === sent ? { file: null, round: now.round + 1 } : now))
  return (
    <>
      <FileField key={round} label={label} hint={hint} accept={accept} onFile={choose} />
      {error && (
        <Banner tone="danger" role="alert">
          <p className="break-words">{sentenceOf(error, error.message)}</p>
        </Banner>
      )}
      <Button
        className="justify-self-start"
        aria-disabled={file === null}
        pending={isPending}
        onClick={() => file && mutate(file, { onSettled: (_, failure) => isAboutFile(failure) && clear(file) })}
      >
        {action}
      </Button>
    </>
  )
}

/** Rather than about the connection or the server, after which the same file can be sent again. */
function isAboutFile(error: Error | null): boolean {
  const isAnswer = error instanceof ApiError && !(error instanceof FileError)
  return !isAnswer || (error.status >= 400 && error.status < 500 && error.status !== 429)
}
