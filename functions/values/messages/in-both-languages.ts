import { type Locale, siteLocale } from './locale.ts'

/** The Spanish texts of a feature: the names and inputs of the English ones. */
export type Same<Texts> = { readonly [Name in keyof Texts]: Texts[Name] extends string ? string : Texts[Name] }

/** The text in the reader's language. */
type InLanguage = (locale?: Locale) => string
type InBoth<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends (...inputs: infer Inputs) => string
    ? (...inputs: Inputs) => InLanguage
    : InLanguage
}
type AnyTexts = Record<string, string & ((...inputs: unknown[]) => string)>

/** The texts of a feature for the server, whose readers have a language each. The website has those of its own in both places. */
export function inBothLanguages<Texts extends object>(en: Texts, es: NoInfer<Same<Texts>>) {
  const textsIn = (locale = siteLocale()) => (locale === 'es' ? es : en) as AnyTexts
  const both = Object.entries(en).map(([name, english]) => [
    name,
    typeof english === 'string'
      ? (locale?: Locale) => textsIn(locale)[name]
      : (...inputs: unknown[]) =>
          (locale?: Locale) =>
            textsIn(locale)[name]!(...inputs),
  ])
  return Object.fromEntries(both) as InBoth<Texts>
}
