import type { FigureSlot } from 'contract/built-site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from 'game/html'
import type { Dependencies } from '#server/dependencies.ts'
import { listShownFigures, type ShownFigure } from '#server/features/site-texts/public.ts'
import { CachedAnswer } from '#server/http/cached-answer.ts'

/** The figures as HTML, in the markup that the site was built with. What an administrator wrote stays text. */
export function figuresHtml({ figure: parts, withoutSource }: FigureSlot, figures: readonly WrittenFigure[]): string {
  return figures
    .map(({ value, label, source }) => {
      const texts: Record<string, string> = { value, label, source: source ?? withoutSource }
      return parts.map((part, index) => (index % 2 === 0 ? part : escapeHtml(texts[part] ?? ''))).join('')
    })
    .join('')
}

type WrittenFigure = Pick<ShownFigure, 'value' | 'label' | 'source'>

/** The landing page as it is sent, built again when a figure has changed, whichever process changed it. */
export class LandingPage {
  readonly #around: readonly string[]
  readonly #slot: FigureSlot
  readonly #deps: Pick<Dependencies, 'config' | 'database'>
  #built: { figures: string; answer: CachedAnswer }

  /** Until the database can be read it is sent without figures, because nobody may have confirmed them. */
  constructor(html: string, slot: FigureSlot, deps: Pick<Dependencies, 'config' | 'database'>) {
    this.#around = html.split(slot.marker)
    this.#slot = slot
    this.#deps = deps
    this.#built = { figures: '', answer: this.#answer([]) }
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await (await this.#read(request)).send(request, reply)
  }

  async #read(request: FastifyRequest): Promise<CachedAnswer> {
    try {
      const shown = await listShownFigures(this.#deps.database.read, this.#deps.config)
      // Compared rather than counted in versions: they are four short rows.
      const figures = JSON.stringify(shown)
      if (figures !== this.#built.figures) this.#built = { figures, answer: this.#answer(shown) }
    } catch (err) {
      request.log.warn({ err }, 'the figures for the start page could not be read; it shows the last known ones')
    }
    return this.#built.answer
  }

  #answer(figures: readonly WrittenFigure[]): CachedAnswer {
    return new CachedAnswer(
      Buffer.from(this.#around.join(figuresHtml(this.#slot, figures))),
      'text/html; charset=utf-8',
    )
  }
}
