import { type BaseIssue, type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { Refusal } from './errors.ts'

/** Returns the parsed input. Refuses invalid input with the first message as the error's message, and all messages by field. */
export function parse<Schema extends GenericSchema>(schema: Schema, input: unknown): InferOutput<Schema> {
  const result = safeParse(schema, input)
  if (result.success) return result.output
  const fields: Record<string, string[]> = {}
  for (const issue of result.issues as BaseIssue<unknown>[]) {
    const field = getDotPath(issue) ?? ''
    fields[field] = [...(fields[field] ?? []), issue.message]
  }
  throw new Refusal('BAD_USER_INPUT', result.issues[0].message, { fields })
}
