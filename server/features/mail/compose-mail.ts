import { escapeHtml } from 'game/html'

/** What a mail says. Every text is plain: what members wrote is never markup here. */
export type MailText = {
  /** What the email is, above everything else, where the law asks for it: `Advertisement`. */
  notice?: string
  heading: string
  paragraphs: readonly string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Small print: why this came, and how to have no more of it. */
  footer: readonly (string | { label: string; url: string })[]
}

type Parts = { text: string; html: string }

/** The end of every HTML part. */
const END = '</div></body></html>'

/** Both parts of a mail from one text, so that they never say different things. */
export function composeMail({ notice, heading, paragraphs, action, footer }: MailText): Parts {
  const lines = [
    ...(notice ? [notice] : []),
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
  ]
  return {
    text: `${[...lines, '--', ...textLines(footer)].join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="margin:0;background:#FBF7EF;color:#14213D">',
      '<div style="max-width:560px;margin:0 auto;padding:32px 20px;font:16px/1.6 sans-serif">',
      ...(notice ? [`<p style="font-size:14px;font-weight:bold">${escapeHtml(notice)}</p>`] : []),
      `<h1 style="font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>`,
      ...paragraphs.map((each) => `<p>${escapeHtml(each)}</p>`),
      ...(action ? [`<p>${link(action, 'font-weight:bold;color:#B23A24')}</p>`] : []),
      '<hr style="border:0;border-top:2px solid #14213D;margin:32px 0 16px">',
      ...htmlLines(footer),
      END,
    ].join('\n'),
  }
}

/** Both parts with more small print below the rest. */
export function addFooter({ text, html }: Parts, footer: MailText['footer']): Parts {
  const body = html.endsWith(END) ? html.slice(0, -END.length) : html
  return {
    text: `${[text.trimEnd(), ...textLines(footer)].join('\n\n')}\n`,
    html: [body.trimEnd(), ...htmlLines(footer), END].join('\n'),
  }
}

function textLines(footer: MailText['footer']): string[] {
  return footer.map((each) => (typeof each === 'string' ? each : `${each.label}: ${each.url}`))
}

function htmlLines(footer: MailText['footer']): string[] {
  return footer.map(
    (each) => `<p style="font-size:14px">${typeof each === 'string' ? escapeHtml(each) : link(each)}</p>`,
  )
}

function link({ label, url }: { label: string; url: string }, style = 'color:#14213D'): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}
