import { type ReactNode, useState } from 'react'
import { languageProps } from './not-translated.tsx'

type PreviewProps = {
  label: string
  /** That of the content, where it may not be the page's. */
  language?: string
  children: ReactNode
}

/** How others will see the content of a form. Collapsed, and rendered only once it's opened. */
export function Preview({ label, language, children }: PreviewProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="rounded-card border-2 border-rule"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center rounded-card px-4 py-2 font-semibold hover:bg-sunken">
        {label}
      </summary>
      {open && (
        <div {...languageProps({ language })} className="border-rule border-t-2 p-3 sm:p-4">
          {children}
        </div>
      )}
    </details>
  )
}
