import { type Locale, siteLocale } from './locale.ts'

export type In = { locale?: Locale | undefined }
export type Value = string | number

/** A text with elements in it, such as links. `Rich` of `web/ui` shows it. */
export type RichText<Tag extends string> = { readonly tags: Tag }

/** A text that is put into a reader's language when it is read. Any message without inputs is one. */
export type Text = string | ((inputs: object, options: In) => string)

export const textIn = (text: Text, locale?: Locale) => (typeof text === 'string' ? text : text({}, { locale }))

/** The text as a message of valibot, which passes the language of the parse. */
export const inItsLanguage =
  (text: Text) =>
  ({ lang }: { lang?: string | undefined }) =>
    textIn(text, lang as Locale | undefined)

type Message<Inputs, Result> = keyof Inputs extends never
  ? (inputs?: object, options?: In) => Result
  : (inputs: Inputs, options?: In) => Result

/** What `scripts/messages.ts` writes for a message: its text in each language. */
export const message = <Inputs = object, Result = string>(
  en: (inputs: Inputs) => string,
  es: (inputs: Inputs) => string,
) =>
  ((inputs: Inputs, options?: In) => ((options?.locale ?? siteLocale()) === 'es' ? es : en)(inputs)) as Message<
    Inputs,
    Result
  >
