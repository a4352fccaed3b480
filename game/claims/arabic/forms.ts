/** `ب ل ك ف ع` and dialects’ `ه`, this, before the article. */
const ARTICLE = /^(?:[بكلفعه]|[بلع]ه)?ال(?=..)|^لل(?=...)/
const PREPOSITION = /^[بلك](?=...)/
/** The future `س` and what dialects put before a verb: `ه ح غ رح`, `ب ك كا عم`. */
const BEFORE_VERB = /^(?:[سهحغبك]|غا|كا|رح|عم)(?=[اتين]..)|^[هح](?=...)/
const PERSON = /^[اتين](?=...)/
const ENDINGS =
  'ونني نني ونك ونها ونه لكم لهم وني كم هم ها نا ني كن هن لك له لي لها تم وا وه ون ين ات ان تي تو ت ن ك ه ي و ا يا يه وني يني وه وها وهم ولي يلي تيها تيه تين تان ش وش يش هاش'.split(
    ' ',
  )
/** What may follow a word with an article, which takes no pronoun. */
const PLURALS = 'ون ين ات ان ه يه'.split(' ')

/** An Arabic word without what is written together with it, the least changed forms first. */
export function formsOf(word: string): readonly string[] {
  if (!/^[\u0621-\u064a]+$/.test(word)) return []
  const bases = /^[وف]../.test(word) ? [word, word.slice(1)] : [word]
  const forms = [...bases.slice(1), ...bases.flatMap(shortened), ...bases.flatMap(withoutPerson)]
  const single = word.replace(/(.)\1+/g, '$1')
  return single === word ? forms : [...forms, single, ...shortened(single)]
}

function shortened(base: string): string[] {
  const bare = base.replace(ARTICLE, '')
  if (bare !== base) return [bare, ...withoutEndings(bare, PLURALS), ...withoutEndings(base, ['ت', 'تم', 'وا', 'نا'])]
  const rests = [base.replace(BEFORE_VERB, ''), base.replace(PREPOSITION, '')].filter((rest) => rest !== base)
  // `بشتغل`, I work, as `اشتغل`
  if (/^ب[^اتين]/.test(base)) rests.push(`ا${base.slice(1)}`)
  return [...withoutEndings(base, ENDINGS), ...rests.flatMap((rest) => [rest, ...withoutEndings(rest, ENDINGS)])]
}

/** `يربح` as `ربح`, and `يختفي` as `اختفي`, which dictionaries list. */
function withoutPerson(base: string): string[] {
  if (ARTICLE.test(base)) return []
  const starts = new Set([base, base.replace(BEFORE_VERB, ''), base.replace(PREPOSITION, '')])
  return [...starts]
    .filter((start) => PERSON.test(start))
    .flatMap((start) => {
      const root = start.slice(1)
      const roots = start.startsWith('ا') ? [root] : [root, `ا${root}`]
      // `يتضاعف` as `ضاعف`
      if (root.startsWith('ت') && root.length > 3) roots.push(root.slice(1))
      return roots.flatMap((one) => [one, ...withoutEndings(one, ENDINGS)])
    })
}

/** `وظيفتك` ends as `وظيفه`, `عمولات` as `عموله`, `منتجاتنا` as `منتج`, `جربته` as `جرب`. */
function withoutEndings(word: string, endings: readonly string[]): string[] {
  const forms: string[] = []
  for (const ending of endings) {
    const rest = word.slice(0, -ending.length)
    if (rest.length < 3 || !word.endsWith(ending)) continue
    forms.push(rest)
    if (/^(ك|ها|هم|كم|نا|كن)$/.test(ending) && /ا[وي]$/.test(rest)) forms.push(`${rest.slice(0, -1)}ء`)
    if (ending === 'ات') forms.push(`${rest}ه`)
    if (rest.endsWith('ات') && rest.length > 4) forms.push(rest.slice(0, -2), `${rest.slice(0, -2)}ه`)
    else if (rest.endsWith('ت') && rest.length > 3) forms.push(`${rest.slice(0, -1)}ه`, rest.slice(0, -1))
  }
  return forms
}
