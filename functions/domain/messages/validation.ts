import * as v from 'valibot'
import { blank, freeText, upTo } from '../../values/field-inputs.ts'
import { oneLine } from '../../values/inputs.ts'
import { messageValidationTexts } from '../../values/messages/message-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'

const messageText = v.pipe(
  freeText,
  v.nonEmpty(inItsLanguage(messageValidationTexts.writeMessage)),
  v.maxLength(2_000, inItsLanguage(messageValidationTexts.messageTooLong)),
)

export const askOrganizerInput = v.object({ text: messageText })

export const emailRegistrantsInput = v.object({
  subject: v.pipe(
    blank,
    oneLine,
    v.nonEmpty(inItsLanguage(messageValidationTexts.writeSubject)),
    upTo(150, 'subject', validationTexts.fieldTooLong),
  ),
  text: messageText,
})
