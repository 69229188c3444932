import { type Locale, regional } from './locale.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Chooses the text of a count: 'one', 'many' (Spanish millions), or 'other'. */
export function pluralIn(locale: Locale) {
  let rules: Intl.PluralRules | undefined
  return (count: number, forms: Forms) => {
    rules ??= new Intl.PluralRules(regional[locale])
    return forms[rules.select(count)] ?? forms.other
  }
}

/** '1,200' */
export function numberIn(locale: Locale) {
  let format: Intl.NumberFormat | undefined
  return (value: number) => {
    format ??= new Intl.NumberFormat(regional[locale])
    return format.format(value)
  }
}
