import * as messages from 'messages/managed-courses'
import { FileImport } from '#web/client/forms/file-import.tsx'
import { useImportCourse } from './use-course-writes.ts'

/** A whole course from one file. */
export function CourseImport() {
  return (
    <div className="grid gap-3 rounded-card border-2 border-control border-dashed p-3 sm:p-4">
      <FileImport
        label={messages.courseFile}
        hint={messages.courseFileHint}
        accept=".yaml,.yml"
        action={messages.importCourse}
        importing={useImportCourse()}
      />
    </div>
  )
}
