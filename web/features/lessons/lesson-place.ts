import type { Lesson } from 'contract/lessons'
import { useState } from 'react'
import { lessonPlaceKey } from '#web/client/session/lesson-places.ts'
import { type CardState, isCardState, UNTOUCHED } from './card-state.ts'

/** How far a member is with the cards of a lesson. */
export type LessonPlace = {
  /** The card in front of them, from 0. */
  at: number
  /** One for each card. */
  states: readonly CardState[]
}

type Stored = LessonPlace & { version: string; cards: string }

type PlayedLesson = Pick<Lesson, 'id' | 'updatedAt' | 'cards'>

/**
 * The position in an unfinished lesson. It's stored on the device until the lesson is finished. It stays valid while the
 * version is the same, whatever the language, or while the cards are the same, because moving a lesson changes its version.
 */
export function useLessonPlace(memberId: string, lesson: PlayedLesson) {
  const key = lessonPlaceKey(memberId, lesson.id)
  const [place, setPlace] = useState(() => readPlace(key, lesson))
  const change = (next: LessonPlace) => {
    setPlace(next)
    writePlace(key, { ...next, version: lesson.updatedAt, cards: cardsKey(lesson) })
  }
  return {
    place,
    goTo: (at: number) => change({ ...place, at }),
    setState: (state: CardState) => change({ ...place, states: place.states.with(place.at, state) }),
    /** Back to the first card, with nothing done. */
    clear: () => {
      setPlace(beginning(lesson))
      dropPlace(key)
    },
  }
}

/** Changes with the texts of the cards, and with nothing else. */
export function cardsKey({ cards }: Pick<Lesson, 'cards'>): string {
  return JSON.stringify(cards)
}

function beginning({ cards }: PlayedLesson): LessonPlace {
  return { at: 0, states: cards.map(() => UNTOUCHED) }
}

function readPlace(key: string, lesson: PlayedLesson): LessonPlace {
  try {
    const { version, cards, at, states } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Stored>
    const isUsable =
      (version === lesson.updatedAt || cards === cardsKey(lesson)) &&
      Array.isArray(states) &&
      states.length === lesson.cards.length &&
      states.every(isCardState) &&
      Number.isInteger(at) &&
      lesson.cards[Number(at)] !== undefined
    if (isUsable) return { at: Number(at), states }
  } catch {
    // Storage is switched off, or has something else under this key.
  }
  return beginning(lesson)
}

function writePlace(key: string, place: Stored): void {
  try {
    localStorage.setItem(key, JSON.stringify(place))
  } catch {
    // Storage is switched off or full: the position lasts until the page is left.
  }
}

function dropPlace(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then nothing was stored either.
  }
}
