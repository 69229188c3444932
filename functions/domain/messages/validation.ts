import * as v from 'valibot'
import { blank, upTo } from '../../values/field-inputs.ts'
import { oneLine } from '../../values/inputs.ts'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage } from '../../values/messages/message.ts'

const messageText = v.pipe(
  blank,
  v.trim(),
  v.nonEmpty(inItsLanguage(m.please_write_a_message)),
  v.maxLength(2_000, inItsLanguage(m.a_message_must_be_2000_characters_or_fewer)),
)

export const askOrganizerInput = v.object({ text: messageText })

export const emailRegistrantsInput = v.object({
  subject: v.pipe(
    blank,
    oneLine,
    v.nonEmpty(inItsLanguage(m.please_write_a_subject)),
    upTo(150, 'subject', m.a_field_must_be_at_most),
  ),
  text: messageText,
})
