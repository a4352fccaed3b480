/** A tick adds one percent to the scene, in milliseconds. */
export const GUIDE_TICK_MS = 150

/** Where a scene waits for its narration, in percent. */
export const GUIDE_WAIT_AT = 85

/** In the units of the browser's speech. */
export const SPEECH = { rate: 0.8, pitch: 1, volume: 0.8 } as const

const SCENE_ENDS_AT = 100
const FIRST_SCENE = 1

/**
 * The player of the getting-started guide. `scene` counts from 1; `progress` is a whole percent from 0 to 99;
 * `hasFinished` stays true once the guide was watched to the end.
 */
export type Guide = {
  readonly scene: number
  readonly progress: number
  readonly isPlaying: boolean
  readonly hasFinished: boolean
}

type Tick = {
  /** Whether voice narration is on and speaks at this moment. */
  readonly isSpeaking: boolean
  readonly sceneCount: number
}

/** Paused on the first scene. */
export function startGuide(): Guide {
  return { scene: FIRST_SCENE, progress: 0, isPlaying: false, hasFinished: false }
}

export function playGuide(guide: Guide): Guide {
  return { ...guide, isPlaying: true }
}

export function pauseGuide(guide: Guide): Guide {
  return { ...guide, isPlaying: false }
}

/** Back to the first scene, playing. */
export function restartGuide(guide: Guide): Guide {
  return { ...guide, scene: FIRST_SCENE, progress: 0, isPlaying: true }
}

/** The guide after a tick. A paused or waiting guide is returned unchanged, as the same object. */
export function tickGuide(guide: Guide, { isSpeaking, sceneCount }: Tick): Guide {
  if (!guide.isPlaying) return guide
  if (isSpeaking && guide.progress >= GUIDE_WAIT_AT) return guide
  const progress = guide.progress + 1
  if (progress < SCENE_ENDS_AT) return { ...guide, progress }
  if (guide.scene < sceneCount) return { ...guide, scene: guide.scene + 1, progress: 0 }
  return { scene: FIRST_SCENE, progress: 0, isPlaying: false, hasFinished: true }
}
