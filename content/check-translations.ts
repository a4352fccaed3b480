import { missingFiles, translatableFiles, translatedLanguages, translationFaults } from './translation-faults.ts'

/** `npm run -s content:check -- es` prints what is wrong with the translations into a language; without one, into each. */
async function check(code: string): Promise<boolean> {
  const faults = await translationFaults(code)
  const missing = await missingFiles(code)
  const total = (await translatableFiles()).length
  for (const fault of faults) print(`${code} ${fault}`)
  print(`${code}: ${faults.length} faults, ${total - missing.length} of ${total} files translated`)
  for (const path of missing) print(`  not yet: ${path}`)
  return faults.length === 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

const named = process.argv.slice(2)
const languages = await translatedLanguages()
for (const code of named.length > 0 ? named : languages) {
  if (languages.includes(code)) {
    if (!(await check(code))) process.exitCode = 1
  } else {
    print(`${code}: there is no folder content/translations/${code}`)
    process.exitCode = 1
  }
}
