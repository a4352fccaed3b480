import { LogoMark } from './art/logo-mark.tsx'

/** Mark and name, to be put inside a link home. Where there is no room for the name, it wraps out of sight. */
export function Logo() {
  return (
    <span className="flex h-8 flex-wrap items-center gap-x-2.5 overflow-hidden font-display font-extrabold text-xl leading-none tracking-[-0.03em] md:h-9">
      <LogoMark className="size-8 md:size-9" />
      <span dir="ltr">Whistlestop</span>
    </span>
  )
}
