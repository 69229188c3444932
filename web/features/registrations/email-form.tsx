import { useMutation } from '@tanstack/react-query'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import type { RegistrationStatus } from '../../api/generated.ts'
import { creationOf } from '../../api/query-once.ts'
import { GroupEmailForm } from '../../ui/group-email-form.tsx'
import { EmailRegistrantsDocument } from './registrations.generated.ts'
import { statusOptions } from './statuses.ts'

type EmailFormProps = {
  opportunityID: string
  title: string
  status: RegistrationStatus
  /** Undefined for all with the status that is chosen in the form. */
  registrationIDs?: readonly string[]
  onDone: () => void
}

/** One message to the families with a status, or of the registrations. */
export function EmailForm({ opportunityID, title, status, registrationIDs, onDone }: EmailFormProps) {
  const { mutateAsync: email } = useMutation(creationOf(EmailRegistrantsDocument, { refresh: 'nothing' }))
  const byStatus = {
    label: manageRegistrationTexts.familiesWhoseRegistration,
    all: manageRegistrationTexts.pendingApproved,
    options: statusOptions,
    first: status,
  }
  return (
    <GroupEmailForm
      label={manageRegistrationTexts.emailFamilies}
      title={title}
      draft={`email-${opportunityID}`}
      to={registrationIDs ? null : byStatus}
      hint={manageRegistrationTexts.addressesStayPrivate}
      send={async ({ status, ...message }) => {
        const to = registrationIDs ? { registrationIDs: [...registrationIDs] } : { status }
        return manageRegistrationTexts.familiesWillBeEmailed(await email({ opportunityID, ...message, ...to }))
      }}
      onDone={onDone}
    />
  )
}
