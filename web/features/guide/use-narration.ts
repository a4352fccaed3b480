import { SPEECH } from 'game/guide'
import { type RefObject, useEffect, useRef } from 'react'

/** No scene takes as long to say. A browser that never tells the end must not hold the guide for ever. */
const LONGEST_MS = 45_000

/** Whether this browser can read aloud at all. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
}

/**
 * Reads a scene's narration aloud from its beginning while the guide plays with its voice on; silent at a pause and
 * when the guide goes (`SPEECH` in game/guide.ts says how it speaks).
 * @param round another number begins anew
 * @returns whether it is speaking at this moment
 */
export function useNarration(text: string, isOn: boolean, round: number): RefObject<boolean> {
  const isSpeaking = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins anew
  useEffect(() => {
    if (!isOn || !canSpeak()) return
    const spoken = Object.assign(new SpeechSynthesisUtterance(text), { ...SPEECH, lang: 'en-US' })
    const over = () => {
      isSpeaking.current = false
    }
    const limit = setTimeout(over, LONGEST_MS)
    spoken.onend = over
    spoken.onerror = over
    isSpeaking.current = true
    speechSynthesis.speak(spoken)
    return () => {
      clearTimeout(limit)
      // What is cut off reports its end later, when the next scene may be speaking.
      spoken.onend = null
      spoken.onerror = null
      over()
      speechSynthesis.cancel()
    }
  }, [text, isOn, round])
  return isSpeaking
}
