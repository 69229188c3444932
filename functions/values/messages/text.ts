import type { Locale } from './locale.ts'

export type Value = string | number

/** A text with elements in it, such as links. `Rich` of `web/ui` shows it. */
export type RichText<Tag extends string> = string & { readonly tags?: Tag }

/** A text that is put into a reader's language when it is read. Any of `inBothLanguages` is one when it has its inputs. */
export type Text = string | ((locale?: Locale) => string)

export const textIn = (text: Text, locale?: Locale) => (typeof text === 'string' ? text : text(locale))

/** The text as a message of valibot, which passes the language of the parse. */
export const inItsLanguage =
  (text: Text) =>
  ({ lang }: { lang?: string | undefined }) =>
    textIn(text, lang as Locale | undefined)
