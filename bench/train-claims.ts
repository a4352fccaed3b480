import { readFile, writeFile } from 'node:fs/promises'
import type { ClaimClassifier } from '../game/claims/classifier.ts'
import { findClaimsIn } from '../game/claims/find-claims.ts'
import { CLAIM_LANGUAGES, type ClaimKind } from '../game/claims/rule.ts'
import { RULES } from '../game/claims/rules.ts'
import { CLAIM_FOLDERS, type Example, trainClassifier, trainingTexts } from '../game/claims/training.ts'
import { reportDetail, reportHeading } from './report.ts'

/** Trains the classifier of each language on its examples, and measures it on those that others wrote. */
for (const language of CLAIM_LANGUAGES) {
  const folder = new URL(`../game/claims/${CLAIM_FOLDERS[language]}/`, import.meta.url)
  const examples: Example[] = JSON.parse(await readFile(new URL('examples.json', folder), 'utf8'))
  const classifier = trainClassifier(trainingTexts(examples))
  await writeFile(new URL('classifier.ts', folder), moduleOf(classifier))
  const others = examples.filter(({ half }) => half === 'others')
  reportHeading(`${language}: ${examples.length - others.length} examples, measured on ${others.length} of others`)
  reportDetail(`rules: ${figuresOf(others, (text) => findClaimsIn(text, RULES[language]))}`)
  reportDetail(`with the classifier: ${figuresOf(others, (text) => findClaimsIn(text, RULES[language], classifier))}`)
}

function moduleOf({ bias, step, weights }: ClaimClassifier): string {
  return `import type { ClaimClassifier } from '../classifier.ts'

/** Written by \`npm run claims:train\`: change the examples instead. */
export const CLASSIFIER: ClaimClassifier = {
  bias: [${bias.join(', ')}],
  step: ${step},
  weights:
    '${weights}',
}
`
}

function figuresOf(examples: readonly Example[], find: (text: string) => readonly { kind: ClaimKind }[]): string {
  let [found, there, right] = [0, 0, 0]
  for (const { text, kinds } of examples) {
    const foundKinds = new Set(find(text).map(({ kind }) => kind))
    found += foundKinds.size
    there += kinds.length
    right += kinds.filter((kind) => foundKinds.has(kind)).length
  }
  return `precision ${(right / found).toFixed(2)}, recall ${(right / there).toFixed(2)}`
}
