import { Toaster } from '#web/ui/toaster.tsx'
import { Controls } from './controls.tsx'
import { Drawings } from './drawings.tsx'
import { Facts } from './facts.tsx'
import { Floating } from './floating.tsx'
import { Tokens } from './tokens.tsx'

/** Every component of the design system by day and by night. Only on the development server, not in the build. */
export function DesignPage() {
  return (
    <>
      <main className="grid xl:grid-cols-2">
        <h1 className="sr-only">Design system</h1>
        <Theme name="Day train" className="scheme-light" />
        <Theme name="Night train" className="scheme-dark" />
      </main>
      <Toaster />
    </>
  )
}

function Theme({ name, className }: { name: string; className: string }) {
  return (
    <div className={`${className} min-w-0 bg-paper px-4 py-8 text-ink md:px-8`}>
      <h2 className="heading-page mb-8">{name}</h2>
      <div className="grid gap-10">
        <Tokens />
        <Controls />
        <Facts />
        <Floating />
        <Drawings />
      </div>
    </div>
  )
}
