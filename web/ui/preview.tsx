import { type ReactNode, useState } from 'react'

/** How others will see the content of a form. Collapsed, and rendered only once it's opened. */
export function Preview({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="rounded-card border-2 border-rule"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center rounded-card px-4 py-2 font-semibold hover:bg-sunken">
        {label}
      </summary>
      {open && <div className="border-rule border-t-2 p-3 sm:p-4">{children}</div>}
    </details>
  )
}
