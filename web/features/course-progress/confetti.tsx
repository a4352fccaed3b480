import { useEffect, useRef } from 'react'
import { animationIsOff } from '#web/ui/reduced-motion.ts'

const COLOURS = ['bg-signal', 'bg-gold', 'bg-done', 'bg-sky']
const PIECES = Array.from({ length: 28 }, (_, piece) => piece)
const FALL_MS = 1_400

/** Confetti that flies up once and falls over its container. Nothing with reduced motion. */
export function Confetti() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current || animationIsOff()) return
    const flights = [...box.current.children].map((piece, index) => piece.animate(flight(index), FLIGHT))
    const fly = () => {
      for (const each of flights) each.play()
    }
    // The video's tab may be in front: the confetti waits until the member is back.
    if (document.hidden) {
      for (const each of flights) each.pause()
      document.addEventListener('visibilitychange', fly, { once: true })
    }
    return () => {
      document.removeEventListener('visibilitychange', fly)
      for (const each of flights) each.cancel()
    }
  }, [])
  return (
    <div ref={box} aria-hidden className="pointer-events-none absolute inset-x-0 top-8 flex justify-center">
      {PIECES.map((piece) => (
        <span key={piece} className={`absolute h-3 w-2 rounded-sm opacity-0 ${COLOURS[piece % COLOURS.length]}`} />
      ))}
    </div>
  )
}

const FLIGHT: KeyframeAnimationOptions = { duration: FALL_MS, easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)' }

/** Each piece has its own path, spread over the width, some higher than others. */
function flight(piece: number): Keyframe[] {
  const across = ((piece + 0.5) / PIECES.length - 0.5) * 320
  const up = -60 - ((piece * 37) % 90)
  return [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${across * 0.8}px, ${up}px) rotate(${piece * 40}deg)`, opacity: 1, offset: 0.4 },
    { transform: `translate(${across}px, 120px) rotate(${piece * 90}deg)`, opacity: 0 },
  ]
}
