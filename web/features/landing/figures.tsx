import { Sign } from '#web/ui/sign.tsx'
import { LineSection } from './line-section.tsx'

const FIGURES = [
  { figure: '5-10x', of: 'ROI' },
  { figure: '90%', of: 'retention' },
  { figure: '24/7', of: 'support' },
  { figure: 'Top 3%', of: 'of the field' },
]

/** The marketing figures (spec §1), each marked for what it is until a source stands beside it (decisions §4). */
export function Figures() {
  return (
    <LineSection id="figures" plate="Departures" title="The figures, and what they are">
      <Sign padded={false} className="overflow-hidden">
        <ul className="figures">
          {FIGURES.map(({ figure, of }) => (
            <li key={figure}>
              <p className="font-semibold text-lg">
                <strong className="block font-display font-extrabold whitespace-nowrap text-2xl text-sign-gold tracking-[-0.03em] lg:text-4xl">
                  {figure}
                </strong>{' '}
                {of}
              </p>
              <p className="text-on-sign-soft text-sm">illustrative</p>
            </li>
          ))}
        </ul>
        <p className="border-sign-line border-t-2 px-5 py-4 text-on-sign-soft md:px-6">
          These figures have no published source yet, and they promise no income.
        </p>
      </Sign>
    </LineSection>
  )
}
