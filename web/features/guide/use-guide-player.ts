import { SCENES } from 'virtual:guide'
import { GUIDE_TICK_MS, type Guide, pauseGuide, playGuide, restartGuide, startGuide, tickGuide } from 'game/guide'
import { useEffect, useState } from 'react'
import { useNarration } from './use-narration.ts'

/** The guide as it plays: a tick every 150 ms. @param onFinished once it was watched to its end */
export function useGuidePlayer(onFinished: () => void) {
  const [guide, setGuide] = useState<Guide>(startGuide)
  const [hasVoice, setVoice] = useState(false)
  const scene = sceneOf(guide)
  // The round makes a restart speak again even if the scene is the same.
  const [round, setRound] = useState(0)
  const isSpeaking = useNarration(scene.narration, guide.isPlaying && hasVoice, round)

  useEffect(() => {
    if (!guide.isPlaying) return
    const tick = () => setGuide((now) => tickGuide(now, { isSpeaking: isSpeaking.current, sceneCount: SCENES.length }))
    const timer = setInterval(tick, GUIDE_TICK_MS)
    return () => clearInterval(timer)
  }, [guide.isPlaying, isSpeaking])

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whatever onFinished is by then
  useEffect(() => {
    if (guide.hasFinished) onFinished()
  }, [guide.hasFinished])

  const again = (change: (now: Guide) => Guide) => {
    setGuide(change)
    setRound(round + 1)
  }
  return {
    guide,
    scene,
    hasVoice,
    toggleVoice: () => setVoice(!hasVoice),
    play: () => setGuide(playGuide),
    pause: () => setGuide(pauseGuide),
    restart: () => again(restartGuide),
    goTo: (number: number) => again((now) => ({ ...now, scene: number, progress: 0 })),
  }
}

function sceneOf({ scene }: Guide) {
  const current = SCENES[scene - 1]
  if (current === undefined) throw new RangeError(`The guide has no scene ${scene}`)
  return current
}
