import { type Locale, regional } from './locale.ts'

const rules = new Map<string, Intl.PluralRules>()
const formats = new Map<string, Intl.NumberFormat>()

/** 'one', 'many', 'other': the form of the noun after the count. */
export function plural(locale: Locale, count: number): Intl.LDMLPluralRule {
  const rule = rules.get(locale) ?? new Intl.PluralRules(regional[locale])
  rules.set(locale, rule)
  return rule.select(count)
}

/** '1,200' */
export function number(locale: Locale, value: number): string {
  const format = formats.get(locale) ?? new Intl.NumberFormat(regional[locale])
  formats.set(locale, format)
  return format.format(value)
}
