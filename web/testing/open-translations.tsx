import type { Translation, TranslationSummary } from 'contract/translations'
import { openManager } from '#web/testing/open-manager.tsx'

export const LIST = 'GET /api/admin/translations/es'
export const ONE = 'GET /api/admin/translations/es/mission/1'
export const SAVE = 'PUT /api/admin/translations/es/mission/1'
export const REVIEW = 'POST /api/admin/translations/es/mission/1/review'

/** The search parameters that open the editor of `ONE`. */
export const EDITING = '&translation=mission%2F1'

export function aSummary(changes: Partial<TranslationSummary> = {}): TranslationSummary {
  return {
    kind: 'mission',
    id: '1',
    title: 'Attraction Village',
    home: null,
    state: 'current',
    isMachineMade: true,
    reviewedAt: null,
    reviewedBy: null,
    ...changes,
  }
}

export function aTranslation(changes: Partial<Translation> = {}): Translation {
  return {
    ...aSummary(),
    originalVersion: 'v1',
    updatedAt: '2026-03-01T00:00:00.000Z',
    texts: [
      { path: 'title', original: 'Attraction Village', translation: 'Pueblo', isChanged: false },
      { path: 'cards.2.ask', original: 'Why?', translation: '¿Por qué?', isChanged: true },
    ],
    ...changes,
  }
}

const CONTENTS = [
  aSummary(),
  aSummary({ kind: 'quiz', id: '7', title: 'Which one?', state: 'missing', isMachineMade: false }),
  aSummary({ kind: 'lesson', id: '3', title: 'Say hello', reviewedAt: '2026-03-01T00:00:00.000Z', reviewedBy: 'Ana' }),
  aSummary({ kind: 'course', id: '2', title: 'A course', state: 'changed' }),
]

export function openTranslations(plan: object = {}, search = '') {
  return openManager({
    search: `?tab=translations&language=es${search}`,
    plan: { [LIST]: { body: CONTENTS }, [ONE]: { body: aTranslation() }, ...plan },
  })
}
