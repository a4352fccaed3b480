import { SCENES } from 'virtual:guide'
import type { Guide } from 'game/guide'
import * as messages from 'messages/guide'
import { classNames } from '#web/ui/class-names.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

const WHOLE = 100

/** The scenes as stops on a line: how far each has played, with a button to go to it. */
export function SceneSteps({ guide, onGoTo }: { guide: Guide; onGoTo: (scene: number) => void }) {
  return (
    <ol aria-label={messages.scenes} className="grid min-w-59 grow grid-cols-5 gap-1 sm:max-w-80">
      {SCENES.map(({ title, colour }, index) => {
        const number = index + 1
        const isCurrent = number === guide.scene
        const share = isCurrent ? guide.progress : number < guide.scene ? WHOLE : 0
        return (
          <li key={title} data-station={colour.slice('station-'.length)}>
            <Tooltip name={messages.scene({ number, title })}>
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onGoTo(number)}
                className="grid h-11 w-full items-center rounded-md px-0.5 hover:bg-sunken"
              >
                <span
                  className={classNames(
                    'overflow-hidden rounded-full bg-rule rtl:-scale-x-100',
                    isCurrent ? 'h-2.5 ring-2 ring-station' : 'h-1.5',
                  )}
                >
                  {share > 0 && (
                    <span
                      className="block h-full bg-station transition-transform ease-linear"
                      style={{ transform: `translateX(${share - WHOLE}%)` }}
                    />
                  )}
                </span>
              </button>
            </Tooltip>
          </li>
        )
      })}
    </ol>
  )
}
