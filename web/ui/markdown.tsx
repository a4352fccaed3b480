import MarkdownToJsx, { type MarkdownToJSX } from 'markdown-to-jsx/react'
import type { ReactNode } from 'react'

const TEXT =
  '[&_a]:font-semibold [&_a]:text-signal-text [&_a]:underline [&_a]:underline-offset-4 [&_li]:mt-2 [&_ol]:list-decimal [&_ol]:ps-6 ' +
  '[&_p+p]:mt-4 [&_ul]:list-disc [&_ul]:ps-6 [&_:is(ol,ul,pre,table)]:my-4 [&_pre]:overflow-x-auto'

const READING =
  '[&_h2]:heading-section [&_h3]:heading-card [&_:is(h2,h3)]:mt-9 [&_:is(h2,h3)]:mb-2.5 ' +
  '[&_blockquote]:my-6 [&_blockquote]:border-station [&_blockquote]:border-s-6 [&_blockquote]:ps-5 [&_blockquote]:font-display ' +
  '[&_blockquote]:font-semibold [&_blockquote]:text-xl'

type MarkdownProps = {
  /** Markdown, by trainers and administrators: raw HTML in it is shown as text. */
  content: string
  /** The level that `##` has in the outline of where it is shown. */
  level: 2 | 3
}

export function Markdown({ content, level }: MarkdownProps) {
  return (
    <div className={`text-lg leading-relaxed ${TEXT} ${READING}`}>
      <MarkdownToJsx options={level === 2 ? ON_A_PAGE : IN_A_DIALOG}>{content}</MarkdownToJsx>
    </div>
  )
}

const SAFE = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: null,
  sanitizer: onlyHttps,
  // Its own ids must not meet the page's.
  slugify: (text, slug) => `lesson-${slug(text)}`,
} satisfies MarkdownToJSX.Options

const ELEMENTS = { a: { component: OutsideLink }, img: { component: Nothing } }

const ON_A_PAGE: MarkdownToJSX.Options = { ...SAFE, overrides: { ...ELEMENTS, h1: { component: 'h2' } } }
const IN_A_DIALOG: MarkdownToJSX.Options = {
  ...SAFE,
  overrides: { ...ELEMENTS, h1: { component: 'h3' }, h2: { component: 'h3' }, h3: { component: 'h4' } },
}

function onlyHttps(address: string): string | null {
  return /^https:\/\//i.test(address) ? address : null
}

/** A link without an address is what is left of one that was refused: its words stay. */
function OutsideLink({ href, children }: { href?: string; children?: ReactNode }) {
  if (!href) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** Pictures come from nowhere else than this site, and lessons have none. */
function Nothing() {
  return null
}
