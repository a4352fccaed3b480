import { Group, Row } from './group.tsx'

const SURFACES = [
  'bg-paper',
  'bg-card',
  'bg-sunken',
  'bg-rule',
  'bg-control',
  'bg-line',
  'bg-ink',
  'bg-ink-soft',
  'bg-signal',
  'bg-done',
  'bg-done-tint',
  'bg-earned',
  'bg-earned-tint',
  'bg-gold',
  'bg-sky',
  'bg-sky-tint',
  'bg-danger',
  'bg-danger-tint',
  'bg-sign',
  'bg-sign-gold',
]

const HEADINGS = [
  'heading-hero',
  'heading-poster',
  'heading-station',
  'heading-page',
  'heading-section',
  'heading-panel',
  'heading-card',
]

const SIZES = ['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl']

export function Tokens() {
  return (
    <>
      <Group title="Colours">
        <Row>
          {SURFACES.map((name) => (
            <div key={name} className="w-24 text-sm">
              <div className={`h-12 rounded-md border-2 border-line ${name}`} />
              {name.slice(3)}
            </div>
          ))}
        </Row>
        <Row>
          {[1, 2, 3, 4, 5, 6].map((station) => (
            <span
              key={station}
              data-station={station}
              className="rounded-md border-2 border-station bg-station-tint px-3 py-2 font-semibold text-station"
            >
              station {station}
            </span>
          ))}
        </Row>
      </Group>
      <Group title="Type">
        {HEADINGS.map((name) => (
          <p key={name} className={name}>
            Friendship Frontier
          </p>
        ))}
        <p className="figure-large">1,234,567</p>
        {SIZES.map((name) => (
          <p key={name} className={name}>
            Two-minute lessons along a line of five stations, {name.slice(5)}.
          </p>
        ))}
      </Group>
    </>
  )
}
