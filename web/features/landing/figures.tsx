import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as messages from 'messages/landing'
import { language as ofPage } from 'messages/language'
import { notTranslated } from 'messages/ui'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { Sign } from '#web/ui/sign.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { LineSection } from './line-section.tsx'
import { figuresQuery, type ShownFigure } from './marketing-figures.ts'

/** The marketing figures, each marked as illustrative until it has a source. */
export function Figures() {
  const query = useQuery(figuresQuery())
  return (
    // Where every figure is hidden the list is empty, and the section is left out.
    <div className="has-[[data-figures]:empty]:hidden">
      <LineSection id="figures" plate={messages.departures} title={messages.figuresTitle}>
        <Loaded query={query} loading={<FiguresSkeleton />} failure={messages.figuresFailed}>
          {(figures) => (
            <Board>
              {/* Whatever is hidden, the rest fill their rows. */}
              <ul className="figures flex flex-wrap" data-figures="">
                {figures.map((figure) => (
                  <Figure key={figure.key} figure={figure} />
                ))}
              </ul>
            </Board>
          )}
        </Loaded>
      </LineSection>
    </div>
  )
}

/** The build renders one as well, in which the server writes the texts of each (web/prerender.tsx). */
export function Figure({ figure }: { figure: ShownFigure }) {
  const { value, label, source, language = ofPage } = figure
  return (
    <li className="grow basis-2/5 md:basis-1/5">
      <p className="font-semibold text-lg">
        <strong className="block font-display font-extrabold text-2xl text-sign-gold tracking-[-0.03em] lg:text-4xl">
          <bdi lang={language}>{value}</bdi>
        </strong>{' '}
        <bdi lang={language}>{label}</bdi>
      </p>
      <p className="text-on-sign-soft text-sm">{source ?? messages.illustrative}</p>
      {/* The server leaves it empty where the figure is translated. */}
      {language !== ofPage && <p className="text-on-sign-soft text-sm empty:hidden">{notTranslated}</p>}
    </li>
  )
}

function Board({ children }: { children: ReactNode }) {
  return (
    <Sign padded={false} className="overflow-hidden">
      {children}
      <p className="border-sign-line border-t-2 px-5 py-4 text-on-sign-soft md:px-6">
        {messages.figuresNote}{' '}
        <Link to="/income-disclosure" className="font-semibold text-on-sign underline underline-offset-4">
          {messages.aboutIncome}
        </Link>
      </p>
    </Sign>
  )
}

function FiguresSkeleton() {
  return (
    <Board>
      <Loading label={messages.loadingFigures} className="grid grid-cols-2 gap-5 p-5 md:grid-cols-4 md:p-7">
        {['roi', 'retention', 'support', 'top'].map((key) => (
          <Skeleton key={key} className="h-20 lg:h-24" />
        ))}
      </Loading>
    </Board>
  )
}
