/** What a mail says. Every text is plain: what members wrote is never markup here. */
export type MailText = {
  heading: string
  paragraphs: readonly string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Small print: why this came, and how to have no more of it. */
  footer: readonly (string | { label: string; url: string })[]
}

/** Both parts of a mail from one text, so that they never say different things. */
export function composeMail({ heading, paragraphs, action, footer }: MailText): { text: string; html: string } {
  const lines = [heading, ...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : [])]
  const small = footer.map((each) => (typeof each === 'string' ? each : `${each.label}: ${each.url}`))
  return {
    text: `${[...lines, '--', ...small].join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="en"><body style="margin:0;background:#FBF7EF;color:#14213D">',
      '<div style="max-width:560px;margin:0 auto;padding:32px 20px;font:16px/1.6 sans-serif">',
      `<h1 style="font-size:22px;line-height:1.3">${escaped(heading)}</h1>`,
      ...paragraphs.map((each) => `<p>${escaped(each)}</p>`),
      ...(action ? [`<p>${link(action, 'font-weight:bold;color:#B23A24')}</p>`] : []),
      '<hr style="border:0;border-top:2px solid #14213D;margin:32px 0 16px">',
      ...footer.map((each) => `<p style="font-size:14px">${typeof each === 'string' ? escaped(each) : link(each)}</p>`),
      '</div></body></html>',
    ].join('\n'),
  }
}

function link({ label, url }: { label: string; url: string }, style = 'color:#14213D'): string {
  return `<a href="${escaped(url)}" style="${style}">${escaped(label)}</a>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
