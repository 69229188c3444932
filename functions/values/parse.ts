import { type BaseIssue, type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { Refusal } from './errors.ts'
import type { Text } from './messages/text.ts'

/** Returns the parsed input. Refuses invalid input with the first message as the error's message, and all messages by field. */
export function parse<Schema extends GenericSchema>(schema: Schema, input: unknown): InferOutput<Schema> {
  const result = safeParse(schema, input, { lang: 'en' })
  if (result.success) return result.output
  const texts = result.issues.map(
    (_, index): Text =>
      (locale = 'en') =>
        safeParse(schema, input, { lang: locale }).issues![index]!.message,
  )
  const fields: Record<string, Text[]> = {}
  for (const [index, issue] of (result.issues as BaseIssue<unknown>[]).entries()) {
    const field = getDotPath(issue) ?? ''
    fields[field] = [...(fields[field] ?? []), texts[index]!]
  }
  throw new Refusal('BAD_USER_INPUT', texts[0]!, { fields })
}
