import Type, { type Static } from 'typebox'
import { readEntries } from './entry-list.ts'

/** How many scenes the guide has. */
export const SCENE_COUNT = 5

/** Names of lucide's icons that a scene may carry. */
export const SCENE_ICONS = [
  'TrainFront',
  'BookOpen',
  'Route',
  'Users',
  'Ticket',
  'Trophy',
  'HandHeart',
  'Sparkles',
] as const

/** Colours of the stylesheet: each is a `--color-…` with a `-tint` to it, and turns with the theme. */
export const SCENE_COLOURS = ['station-1', 'station-2', 'station-3', 'station-4', 'station-5', 'station-6'] as const

/** In characters. The narration's bound keeps a scene at about half a minute at the guide's speed of speech. */
const LIMITS = { title: 40, content: 240, description: 90, narration: 320 } as const

const GuideScene = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: LIMITS.title }),
    content: Type.String({ minLength: 1, maxLength: LIMITS.content }),
    description: Type.String({ minLength: 1, maxLength: LIMITS.description }),
    narration: Type.String({ minLength: 1, maxLength: LIMITS.narration }),
    icon: Type.Enum([...SCENE_ICONS]),
    colour: Type.Enum([...SCENE_COLOURS]),
  },
  { additionalProperties: false },
)

/** A scene of the getting-started guide. `narration` is for a voice, the other texts are for the page. */
export type GuideScene = Readonly<Static<typeof GuideScene>>

const EXPECTED = new Map<string, string>([
  ['title', `text of 1 to ${LIMITS.title} characters`],
  ['content', `text of 1 to ${LIMITS.content} characters`],
  ['description', `text of 1 to ${LIMITS.description} characters`],
  ['narration', `text of 1 to ${LIMITS.narration} characters`],
  ['icon', `one of ${SCENE_ICONS.join(', ')}`],
  ['colour', `one of ${SCENE_COLOURS.join(', ')}`],
])

const GUIDE = new URL('./guide.yaml', import.meta.url)

/**
 * The scenes of the guide, in the order in which they play.
 * @throws an Error naming the file, the scene and the field when one is not as the schema wants it, two have the same
 *   title, or there are not five
 */
export async function loadGuide(file: URL = GUIDE): Promise<GuideScene[]> {
  const scenes = await readEntries(file, {
    schema: GuideScene,
    nameField: 'title',
    expected: EXPECTED,
    fault: () => null,
  })
  if (scenes.length === SCENE_COUNT) return scenes
  throw new Error(
    `${file.pathname.split('/').at(-1)}: there must be ${SCENE_COUNT} scenes, and it holds ${scenes.length}`,
  )
}
