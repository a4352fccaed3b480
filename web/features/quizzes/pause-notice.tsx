import { Timer } from 'lucide-react'
import { Banner } from '#web/ui/banner.tsx'

/** The server asked for a pause between answers: how long it still is. Read out once, not every second. */
export function PauseNotice({ secondsLeft }: { secondsLeft: number }) {
  return (
    <Banner className="mt-4" icon={<Timer size={24} className="shrink-0 text-sky" aria-hidden />}>
      <p>
        A short pause. You can answer again in {secondsLeft} {secondsLeft === 1 ? 'second' : 'seconds'}; until then,
        have another look at the material.
      </p>
    </Banner>
  )
}
