import { LANGUAGE } from 'virtual:guide'
import { SPEECH } from 'game/guide'
import { type RefObject, useEffect, useRef } from 'react'

/** Longer than any narration. A browser that never reports the end must not block the guide for ever. */
const LONGEST_MS = 45_000

/** Whether this browser can read aloud at all. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window
}

/**
 * Reads a scene's narration aloud from its beginning while the guide plays with its voice on; silent at a pause and
 * when the guide goes (`SPEECH` in game/guide.ts says how it speaks).
 * @param round a new number starts again
 * @returns whether it is speaking now
 */
export function useNarration(text: string, isOn: boolean, round: number): RefObject<boolean> {
  const isSpeaking = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts from the beginning
  useEffect(() => {
    if (!isOn || !canSpeak()) return
    const spoken = Object.assign(new SpeechSynthesisUtterance(text), {
      ...SPEECH,
      lang: LANGUAGE === 'en' ? 'en-US' : LANGUAGE,
    })
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
      // An interrupted narration reports its end later, when the next scene may be speaking.
      spoken.onend = null
      spoken.onerror = null
      over()
      speechSynthesis.cancel()
    }
  }, [text, isOn, round])
  return isSpeaking
}
