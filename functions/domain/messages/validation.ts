import * as v from 'valibot'
import { oneLine } from '../../values/one-line.ts'

const messageText = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.nonEmpty('Please write a message'),
  v.maxLength(2_000, 'A message must be 2000 characters or fewer'),
)

export const askOrganizerInput = v.object({ text: messageText })

export const emailRegistrantsInput = v.object({
  subject: v.pipe(
    v.nullish(v.string(), ''),
    oneLine,
    v.nonEmpty('Please write a subject'),
    v.maxLength(150, 'A subject must be 150 characters or fewer'),
  ),
  text: messageText,
})
