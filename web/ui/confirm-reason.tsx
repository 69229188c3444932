import * as m from '../../functions/values/messages/generated.ts'
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
  label = m.reason_field(),
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
  message = m.reject_this_registration_question(),
  hint = m.the_family_gets_an_email_that_says_not_selected(),
  ...rest
}: Rejection) =>
  withReason({
    title,
    message: <p>{message}</p>,
    label: m.reason_optional(),
    hint,
    actionLabel: m.reject(),
    destructive: true,
    ...rest,
  })
