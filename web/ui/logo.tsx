import { LogoMark } from './art/logo-mark.tsx'

/** Mark and name, to be put inside a link home. */
export const Logo = () => (
  <span className="inline-flex items-center gap-2.5 font-display font-extrabold text-xl leading-none tracking-[-0.03em]">
    <LogoMark className="size-8 md:size-9" />
    Whistlestop
  </span>
)
