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
  const numbers = new Intl.NumberFormat(locale)
  const cardinals = new Intl.PluralRules(locale)
  let ordinals: Intl.PluralRules | undefined
  return {
    number: (value) => numbers.format(value),
    plural: (value, forms) => counted(cardinals, value, forms),
    // Made when it's first needed: few messages count places.
    ordinal: (value, forms) => {
      ordinals ??= new Intl.PluralRules(locale, { type: 'ordinal' })
      return counted(ordinals, value, forms)
    },
    select: (value, forms) => form(forms, String(value)),
  }
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
