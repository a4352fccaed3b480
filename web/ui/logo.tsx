import { LogoMark } from './art/logo-mark.tsx'

/** Mark and name, to be put inside a link home; `compact` keeps only the mark in sight on the narrowest phones. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display font-extrabold text-xl leading-none tracking-[-0.03em]">
      <LogoMark className="size-8 md:size-9" />
      <span className={compact ? 'max-[26rem]:sr-only' : undefined}>Whistlestop</span>
    </span>
  )
}
