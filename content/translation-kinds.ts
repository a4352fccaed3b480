import {
  CARD_TEXTS,
  COURSE_TEXTS,
  FIGURE_TEXTS,
  MATERIAL_TEXTS,
  QUIZ_TEXTS,
  TEXT_PLACES,
  under,
} from 'game/translations'
import { requireCourseFields } from './course-file-faults.ts'
import { readConversation } from './load-conversations.ts'
import { loadFigures } from './load-figures.ts'
import { loadGuide } from './load-guide.ts'
import { loadIncomeDisclosure } from './load-income-disclosure.ts'
import { readLesson } from './load-lessons.ts'
import { readMission } from './load-missions.ts'
import { readQuizzes, readStationQuizzes } from './load-quizzes.ts'
import { loadRescueMessages } from './load-rescue-messages.ts'
import { loadCustomerEmails, loadEmailSwipes, loadSocialPosts } from './load-rewards.ts'
import { parseYaml } from './parse-yaml.ts'

/** A file's text and where it is. `place` is what an error's sentence begins with. */
export type TextFile = { readonly place: string; readonly text: string; readonly url: URL }

/** A kind of file that can be translated: the same path, and the same format, under `translations/<language>/`. */
export type FileKind = {
  readonly path: RegExp
  /** Where its texts stand in what `read` returns, as in `game/translations.ts`. */
  readonly texts: readonly string[]
  /** What two files are compared by. @throws an Error with the place */
  readonly read: (file: TextFile) => unknown
  /** @throws an Error with the place when the file isn't as its kind wants it, a text is too long for example */
  readonly require: (file: TextFile) => unknown
}

const yaml = ({ place, text }: TextFile) => parseYaml(place, text)
const quizzes = under('*', QUIZ_TEXTS)

export const FILE_KINDS: readonly FileKind[] = [
  {
    path: /^missions\/[^/]+\.md$/,
    texts: TEXT_PLACES.mission,
    read: ({ place, text }) => readMission(place, text),
    require: ({ place, text }) => readMission(place, text),
  },
  {
    path: /^missions\/[^/]+\.questions\.yaml$/,
    texts: quizzes,
    read: yaml,
    require: ({ place, text }) => readStationQuizzes(place, text),
  },
  {
    path: /^general-quizzes\.yaml$/,
    texts: quizzes,
    read: yaml,
    require: ({ place, text }) => readQuizzes(place, text),
  },
  {
    path: /^courses\/([^/]+\.yaml|[^/]+\/course\.yaml)$/,
    texts: [...COURSE_TEXTS, ...under('materials.*', MATERIAL_TEXTS), ...under('quizzes.*', QUIZ_TEXTS)],
    read: yaml,
    require: ({ place, text }) => requireCourseFields(place, parseYaml(place, text)),
  },
  {
    path: /^courses\/[^/]+\/[1-9][0-9]?-[^/]+\.yaml$/,
    texts: ['title', 'objective', 'text', ...under('cards.*', CARD_TEXTS), ...under('quizzes.*', QUIZ_TEXTS)],
    read: yaml,
    require: ({ place, text }) => readLesson(place, text),
  },
  {
    path: /^conversations\/[^/]+\.yaml$/,
    texts: under('script', TEXT_PLACES.conversation),
    // As a script, because a node may name its line after the partner, who may have another name in another language.
    read: ({ place, text }) => readConversation(place, text),
    require: ({ place, text }) => readConversation(place, text),
  },
  {
    path: /^guide\.yaml$/,
    texts: under('*', ['title', 'description', 'content', 'narration']),
    read: yaml,
    require: ({ url }) => loadGuide(url),
  },
  {
    path: /^income-disclosure\.md$/,
    texts: [''],
    read: ({ text }) => text,
    require: ({ url }) => loadIncomeDisclosure(url),
  },
  {
    path: /^figures\.yaml$/,
    texts: under('*', FIGURE_TEXTS),
    read: yaml,
    require: ({ url }) => loadFigures(url),
  },
  {
    path: /^rescue-messages\.yaml$/,
    texts: ['*.text'],
    read: yaml,
    require: ({ url }) => loadRescueMessages(url),
  },
  {
    path: /^rewards\/social-posts\.yaml$/,
    texts: under('*', ['title', 'body']),
    read: yaml,
    require: ({ url }) => loadSocialPosts(url),
  },
  {
    path: /^rewards\/email-swipes\.yaml$/,
    texts: under('*', ['subject', 'sendOnlyIf', 'body']),
    read: yaml,
    require: ({ url }) => loadEmailSwipes(url),
  },
  {
    path: /^rewards\/customer-emails\.yaml$/,
    texts: under('*', ['subject', 'sendOnlyIf', 'body']),
    read: yaml,
    require: ({ url }) => loadCustomerEmails(url),
  },
]

export function kindOf(path: string): FileKind | undefined {
  return FILE_KINDS.find((kind) => kind.path.test(path))
}
