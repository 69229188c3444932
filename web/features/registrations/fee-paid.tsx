import { useMutation } from '@tanstack/react-query'
import { mutationOf } from '../../api/options.ts'
import { FeePaid, type FeePaidProps } from '../../ui/fee-paid.tsx'
import { UpdateRegistrationDocument } from './registrations.generated.ts'
import type { OnDecided } from './use-decisions.ts'

/** The fee of a registration. */
export function RegistrationFeePaid({
  registrationID: id,
  onSaved,
  ...rest
}: Omit<FeePaidProps, 'save'> & { registrationID: string; onSaved: OnDecided }) {
  const { mutateAsync } = useMutation(mutationOf(UpdateRegistrationDocument))
  return <FeePaid {...rest} save={(input) => mutateAsync({ id, input }).then(onSaved)} />
}
