import * as messages from 'messages/managed-courses'
import { useState } from 'react'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { useImportCourse } from './use-course-writes.ts'

/** A whole course from one file. What is wrong with it stays on the page: it names the place in the file. */
export function CourseImport() {
  const [file, setFile] = useState<File | null>(null)
  const [round, setRound] = useState(0)
  const { mutate, isPending, error, reset } = useImportCourse(() => {
    setFile(null)
    setRound(round + 1)
  })
  const choose = (chosen: File | null) => {
    reset()
    setFile(chosen)
  }
  const send = async () => {
    if (file === null) return
    mutate(await file.text())
  }
  return (
    <div className="grid gap-3 rounded-card border-2 border-control border-dashed p-3 sm:p-4">
      <FileField
        key={round}
        label={messages.courseFile}
        hint={messages.courseFileHint}
        accept=".yaml,.yml"
        onFile={choose}
      />
      {error && (
        <Banner tone="danger">
          <p>{sentenceOf(error, error.message)}</p>
        </Banner>
      )}
      <Button className="justify-self-start" disabled={file === null} pending={isPending} onClick={send}>
        {messages.importCourse}
      </Button>
    </div>
  )
}
