/** One form per plural category, select option or exact number (`=1`). */
type Forms<Text> = Record<string, () => Text>

/** What the generated messages of a language are made with. */
export interface Formatter {
  /** A number as the language writes it. */
  number: (value: number) => string
  plural: <Text>(value: number, forms: Forms<Text>) => Text
  ordinal: <Text>(value: number, forms: Forms<Text>) => Text
  select: <Text>(value: string | boolean, forms: Forms<Text>) => Text
}

/** @param locale a BCP 47 tag, such as `ar-u-nu-latn` */
export function formatter(locale: string): Formatter {
  // Each is created on first use: the first `Intl` format took 5% of a screen's start on a slow processor.
  let numbers: Intl.NumberFormat | undefined
  let cardinals: Intl.PluralRules | undefined
  let ordinals: Intl.PluralRules | undefined
  return {
    number: (value) => {
      if (isPlain(value)) return String(value)
      numbers ??= new Intl.NumberFormat(locale)
      return numbers.format(value)
    },
    plural: (value, forms) => {
      cardinals ??= new Intl.PluralRules(locale)
      return counted(cardinals, value, forms)
    },
    ordinal: (value, forms) => {
      ordinals ??= new Intl.PluralRules(locale, { type: 'ordinal' })
      return counted(ordinals, value, forms)
    },
    select: (value, forms) => form(forms, String(value)),
  }
}

/** Numbers that all our languages write alike: Latin digits, no separator. */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1_000
}

function counted<Text>(rules: Intl.PluralRules, value: number, forms: Forms<Text>): Text {
  const exact = `=${value}`
  return form(forms, Object.hasOwn(forms, exact) ? exact : rules.select(value))
}

function form<Text>(forms: Forms<Text>, name: string): Text {
  const chosen = Object.hasOwn(forms, name) ? forms[name] : forms.other
  // The parser refuses a message without `other`.
  return (chosen as () => Text)()
}
