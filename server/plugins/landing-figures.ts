import type { FigureSlot } from 'contract/built-site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from 'game/html'
import type { Dependencies } from '#server/dependencies.ts'
import { readShownFigures, type TranslatedFigure } from '#server/features/site-texts/public.ts'
import { CachedAnswer } from '#server/http/cached-answer.ts'

/**
 * The figures as HTML, in the markup that the site was built with. What an administrator wrote is escaped.
 * @param code the language of the page
 */
export function figuresHtml(slot: FigureSlot, code: string, figures: readonly WrittenFigure[]): string {
  const { figure: parts, withoutSource, notTranslated } = slot
  return figures
    .map(({ value, label, source, language = code }) => {
      const note = language === code ? '' : notTranslated
      const texts: Record<string, string> = { value, label, source: source ?? withoutSource, language, note }
      return parts.map((part, index) => (index % 2 === 0 ? part : escapeHtml(texts[part] ?? ''))).join('')
    })
    .join('')
}

type WrittenFigure = Pick<TranslatedFigure, 'value' | 'label' | 'source' | 'language'>

/** The landing page as it is sent, built again when a figure has changed, whichever process changed it. */
export class LandingPage {
  readonly #around: readonly string[]
  readonly #slot: FigureSlot
  readonly #code: string
  readonly #deps: Pick<Dependencies, 'config' | 'database'>
  #built: { figures: string; answer: CachedAnswer }

  /** Until the database can be read it's sent without figures, because they may be unconfirmed. */
  constructor(html: string, code: string, slot: FigureSlot, deps: Pick<Dependencies, 'config' | 'database'>) {
    this.#around = html.split(slot.marker)
    this.#slot = slot
    this.#code = code
    this.#deps = deps
    this.#built = { figures: '', answer: this.#answer([]) }
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await (await this.#read(request)).send(request, reply)
  }

  async #read(request: FastifyRequest): Promise<CachedAnswer> {
    try {
      const shown = await readShownFigures(this.#deps.database.read, this.#deps.config, this.#code)
      // Compared by value, without a version number: they are four short rows.
      const figures = JSON.stringify(shown)
      if (figures !== this.#built.figures) this.#built = { figures, answer: this.#answer(shown) }
    } catch (err) {
      request.log.warn({ err }, 'the figures for the start page could not be read; it shows the last known ones')
    }
    return this.#built.answer
  }

  #answer(figures: readonly WrittenFigure[]): CachedAnswer {
    return new CachedAnswer(
      Buffer.from(this.#around.join(figuresHtml(this.#slot, this.#code, figures))),
      'text/html; charset=utf-8',
    )
  }
}
