/** Singular and base forms of a word, such as gota for gotinhas. */
export function formsOf(word: string): readonly string[] {
  const forms = singularsOf(word)
  for (const one of [word, ...forms]) {
    const [, stem, gender] = /^([a-z]{2,})inh([oa])$/.exec(one) ?? []
    if (stem === undefined || gender === undefined) continue
    const base = stem.replace(/gu$/, 'g').replace(/qu$/, 'c')
    forms.push(base + gender, stem.replace(/z$/, ''), `${base}e`)
  }
  return forms
}

function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s')) return []
  if (word.endsWith('oes')) return [`${word.slice(0, -3)}ao`]
  if (word.endsWith('ais')) return [`${word.slice(0, -2)}l`]
  return /[rzs]es$/.test(word) ? [word.slice(0, -1), word.slice(0, -2)] : [word.slice(0, -1)]
}
