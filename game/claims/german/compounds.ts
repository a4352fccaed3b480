/** Last parts of compounds that mean the same alone: Lavendelöl is an oil, Kniebeschwerden are complaints. */
const HEADS =
  /^.{3,}?(cremes?|creme|serum|seren|tees?|kaffee|shakes?|pulver|kapseln?|tropfen|sprays?|salbe|balsam|shampoo|parfums?|kerzen?|lotion|schmerz(?:en)?|entzundung(?:en)?|beschwerden|krankheit(?:en)?|erkrankung(?:en)?|krebs|infekte?|infektion(?:en)?|tabletten?|pillen?|medikamente?|einkommen|verdienst|provision(?:en)?|allergien?|schwache|business|geschaft|vertrieb|kollagen|extrakt|drink|gel|maske|pflaster|schmuck|reise|tuch|tucher|reiniger|kuchen|torten?|ole|ol)$/
const NO_COMPOUND =
  /^(?:komitee|vogel|kegel|nagel|segel|spiegel|engel|angel|mangel|regel|flugel|alkohol|symbol|siegel|igel|schlussel|hagel|klingel|kugel|eiscreme|idol|parole|konsole|rolle|banderole)/

/** Numbers in words, such as dreitausendachthundert. */
const NUMBER_WORD = /^(?!jahr).{3,}?(?:hundert|tausend)/
/** Southern participles, such as gstellt and gmacht. */
const SHORT_PARTICIPLE = /^g(?=[bdfhjkmpqstvwz].+(?:t|n)$)/

/** Umlauts written out, the last part of a compound, numbers in words, and participles without their e. */
export function formsOf(word: string): readonly string[] {
  if (word.length < 4) return []
  const forms: string[] = []
  const short = word.replaceAll(/(?<![aeq])([aou])e/g, '$1')
  if (short !== word) forms.push(short)
  for (const each of [word, short]) {
    if (NO_COMPOUND.test(each)) continue
    const [, head] = HEADS.exec(each) ?? []
    if (head !== undefined) forms.push(head)
  }
  if (NUMBER_WORD.test(short)) forms.push('zweitausend')
  if (SHORT_PARTICIPLE.test(short)) forms.push(short.replace('g', 'ge'))
  return forms
}
