import { type ReactNode, useState } from 'react'

/** Folded away until it is wanted: what a member will see of what is in the form. */
export function Preview({ children }: { children: () => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="rounded-card border-2 border-rule"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center rounded-card px-4 py-2 font-semibold hover:bg-sunken">
        Preview as a member sees it
      </summary>
      {open && <div className="border-rule border-t-2 p-3 sm:p-4">{children()}</div>}
    </details>
  )
}
