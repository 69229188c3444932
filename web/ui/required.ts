import * as v from 'valibot'

/** A text that must not be blank. */
export const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))
