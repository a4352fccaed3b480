import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Config, isOnHttps } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { listShownFigures, type ShownFigure } from '#server/features/site-texts/public.ts'
import { KeptAnswer } from '#server/plugins/kept-answer.ts'

/** What stands beside a figure that has no source (decisions §4). */
const WITHOUT_SOURCE = 'illustrative'

/** What of a figure stands on the page. */
type WrittenFigure = Pick<ShownFigure, 'key' | 'value' | 'label' | 'source'>

/** The list of web/features/landing/figures.tsx, as it was prerendered, and the first of its items. */
const LIST = /(<ul\b[^>]*\sdata-figures(?:="[^"]*")?[^>]*>)([\s\S]*?)(<\/ul>)/
const ITEM = /<li\b[\s\S]*?<\/li>/

/**
 * The landing page with the figures as they are stored, each in the markup of the first prerendered one. What an
 * administrator wrote stays text (A27). A page without such a list stays as it is.
 */
export function fillFigures(html: string, figures: readonly WrittenFigure[]): string {
  return html.replace(LIST, (list, begin: string, items: string, end: string) => {
    const item = ITEM.exec(items)?.[0]
    return item === undefined ? list : begin + figures.map((figure) => fillItem(item, figure)).join('') + end
  })
}

function fillItem(item: string, { key, value, label, source }: WrittenFigure): string {
  const keyed = item.replace(/(\sdata-figure=")[^"]*"/, (_, before: string) => `${before}${escaped(key)}"`)
  const texts = { value, label, source: source ?? WITHOUT_SOURCE }
  return Object.entries(texts).reduce((html, [name, text]) => {
    const element = new RegExp(`(<(\\w+)\\b[^>]*\\sdata-figure-${name}(?:="[^"]*")?[^>]*>)[\\s\\S]*?(</\\2>)`)
    return html.replace(element, (_, begin: string, _tag: string, end: string) => begin + escaped(text) + end)
  }, keyed)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** The landing page as it is sent, built anew when a figure has changed, whichever process changed it. */
export class LandingPage {
  readonly #html: string
  readonly #database: Database
  readonly #config: Pick<Config, 'publicUrl'>
  #kept: { figures: string; answer: KeptAnswer }

  /**
   * @param html as it was built. Until the database can be read it is sent like that, on a public site without the
   * figures, because nobody may have confirmed them.
   */
  constructor(html: string, { config, database }: Pick<Dependencies, 'config' | 'database'>) {
    this.#html = html
    this.#database = database
    this.#config = config
    this.#kept = { figures: '', answer: this.#answer(isOnHttps(config) ? fillFigures(html, []) : html) }
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('vary', 'accept-encoding').header('cache-control', 'no-cache')
    await (await this.#read(request)).send(request, reply)
  }

  async #read(request: FastifyRequest): Promise<KeptAnswer> {
    try {
      const shown = await listShownFigures(this.#database.read, this.#config)
      // Compared rather than counted in versions: they are four short rows.
      const figures = JSON.stringify(shown)
      if (figures !== this.#kept.figures) {
        this.#kept = { figures, answer: this.#answer(fillFigures(this.#html, shown)) }
      }
    } catch (err) {
      request.log.warn({ err }, 'the figures for the start page could not be read; it shows the last known ones')
    }
    return this.#kept.answer
  }

  #answer(html: string): KeptAnswer {
    return new KeptAnswer(Buffer.from(html), 'text/html; charset=utf-8')
  }
}
