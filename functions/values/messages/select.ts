import type { Value } from './text.ts'

/** The text of the value, or `other`. */
export const select = (value: Value, texts: { [value: string]: string; other: string }) =>
  (Object.hasOwn(texts, value) && texts[value]) || texts.other
