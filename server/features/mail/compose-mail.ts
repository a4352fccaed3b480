import { escapeHtml } from 'game/html'
import type { ServerMessages } from 'messages/server'

/** What a mail says. Every text is plain: what members wrote is never markup here. */
export type MailText = {
  /** What kind of email it is, above everything else, where the law requires it: `Advertisement`. */
  notice?: string
  heading: string
  paragraphs: readonly string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Small print: why the mail was sent, and how to stop such mails. */
  footer: readonly (string | { label: string; url: string })[]
}

type Parts = { text: string; html: string }

/** The messages that a mail uses, in its language. */
type Messages = Pick<ServerMessages, 'language' | 'mail'>

/** The end of every HTML part. */
const END = '</div></body></html>'

/** Both parts of a mail from one text, so that they never say different things, and which language they are in. */
export function composeMail(
  { notice, heading, paragraphs, action, footer }: MailText,
  messages: Messages,
): Parts & { language: string } {
  const { language, direction } = messages.language
  const lines = [
    ...(notice ? [notice] : []),
    heading,
    ...paragraphs,
    ...(action ? [messages.mail.labelled(action)] : []),
  ]
  return {
    language,
    text: `${[...lines, '--', ...textLines(footer, messages)].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${language}" dir="${direction}"><body style="margin:0;background:#FBF7EF;color:#14213D">`,
      // Webmail keeps only what is inside the body.
      `<div lang="${language}" dir="${direction}" style="max-width:560px;margin:0 auto;padding:32px 20px;font:16px/1.6 sans-serif">`,
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
export function addFooter({ text, html }: Parts, footer: MailText['footer'], messages: Messages): Parts {
  const body = html.endsWith(END) ? html.slice(0, -END.length) : html
  return {
    text: `${[text.trimEnd(), ...textLines(footer, messages)].join('\n\n')}\n`,
    html: [body.trimEnd(), ...htmlLines(footer), END].join('\n'),
  }
}

function textLines(footer: MailText['footer'], { mail }: Messages): string[] {
  return footer.map((each) => (typeof each === 'string' ? each : mail.labelled(each)))
}

function htmlLines(footer: MailText['footer']): string[] {
  return footer.map(
    (each) => `<p style="font-size:14px">${typeof each === 'string' ? escapeHtml(each) : link(each)}</p>`,
  )
}

function link({ label, url }: { label: string; url: string }, style = 'color:#14213D'): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}
