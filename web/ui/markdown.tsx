import { createElement, Fragment, type ReactNode } from 'react'
import { type Block, readBlocks } from './markdown-blocks.ts'
import { type Inline, readInline } from './markdown-inline.ts'

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
  return <div className={`text-lg leading-relaxed ${TEXT} ${READING}`}>{blocks(readBlocks(content), level)}</div>
}

/** The parts of a text have no names and never change places, so their keys are their places. */
function blocks(all: readonly Block[], level: 2 | 3): ReactNode[] {
  return all.map((block, at) => createElement(Fragment, { key: at }, showBlock(block, level)))
}

function inline(text: string): ReactNode[] {
  return parts(readInline(text))
}

function parts(all: readonly Inline[]): ReactNode[] {
  return all.map((part, at) => createElement(Fragment, { key: at }, showPart(part)))
}

function showBlock(block: Block, level: 2 | 3): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${headingLevel(block.level, level)}`, null, inline(block.text))
    case 'paragraph':
      return <p>{inline(block.text)}</p>
    case 'list':
      return <List list={block} level={level} />
    case 'quote':
      return <blockquote>{blocks(block.blocks, level)}</blockquote>
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'table':
      return <Table {...block} />
    case 'rule':
      return <hr />
  }
}

/** The page has the first level, and in a dialog its title has the second. */
function headingLevel(written: number, level: 2 | 3): number {
  return level === 2 ? Math.max(2, written) : Math.min(6, Math.max(2, written) + 1)
}

function List({ list: { start, isTight, items }, level }: { list: Block & { kind: 'list' }; level: 2 | 3 }) {
  const shown = items.map((item) =>
    item.map((block) => (isTight && block.kind === 'paragraph' ? inline(block.text) : showBlock(block, level))),
  )
  const entries = shown.map((item, at) => createElement('li', { key: at }, ...item))
  return start === null ? <ul>{entries}</ul> : <ol start={start === 1 ? undefined : start}>{entries}</ol>
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  const row = (cells: readonly string[], element: 'th' | 'td') =>
    cells.map((cell, at) => createElement(element, { key: at }, inline(cell)))
  return (
    <table>
      <thead>
        <tr>{row(head, 'th')}</tr>
      </thead>
      <tbody>{rows.map((cells, at) => createElement('tr', { key: at }, row(cells, 'td')))}</tbody>
    </table>
  )
}

function showPart(part: Inline): ReactNode {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'em':
      return <em>{parts(part.parts)}</em>
    case 'strong':
      return <strong>{parts(part.parts)}</strong>
    case 'code':
      return <code>{part.text}</code>
    case 'break':
      return <br />
    case 'link':
      return part.href === null ? (
        parts(part.parts)
      ) : (
        <a href={part.href} target="_blank" rel="noopener noreferrer">
          {parts(part.parts)}
        </a>
      )
  }
}
