import * as kitTexts from '#messages/kit'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import type { Confirmed } from './confirm-with-alerts.ts'
import { Field, TextArea } from './field.tsx'

type ReasonQuestion = Omit<Confirmed, 'action'> & {
  label?: string
  hint: string
  required?: boolean
  action: (reason: string) => Promise<unknown>
}

/** The question with a field for the reason of the decision, as its recipient reads it. */
export function withReason({
  message,
  label = kitTexts.reasonField,
  hint,
  required = false,
  action,
  ...question
}: ReasonQuestion): Confirmed {
  let reason = ''
  return {
    ...question,
    message: (
      <div className="grid gap-4">
        {message}
        <Field label={label} hint={hint} required={required}>
          <TextArea
            rows={3}
            maxLength={500}
            onChange={({ target }) => {
              reason = target.value
            }}
          />
        </Field>
      </div>
    ),
    action: () => action(reason),
  }
}

type Rejection = Pick<ReasonQuestion, 'title' | 'action' | 'done'> & { message?: string; hint?: string }

/** The question before a rejection. Defaults to the text for a registration. */
export const rejection = ({
  title,
  message = manageRegistrationTexts.confirmReject,
  hint = manageRegistrationTexts.rejectHint,
  ...rest
}: Rejection) =>
  withReason({
    title,
    message: <p>{message}</p>,
    label: kitTexts.reasonOptional,
    hint,
    actionLabel: manageRegistrationTexts.reject,
    destructive: true,
    ...rest,
  })
