import { useQuery } from '@tanstack/react-query'
import { classNames } from '../ui/class-names.ts'
import { mightBeUsedUp, usedUpNote } from './profile-allowance.ts'

type UsedUpNoticeProps = { players: readonly { id: string; name: string }[]; className?: string }

/** Explains why names are initials and last names find nothing, once the viewer has used up the day's full profiles. */
export function UsedUpNotice({ players, className = 'mt-4' }: UsedUpNoticeProps) {
  const { data: note } = useQuery({
    queryKey: ['players', 'allowance', players.map(({ id }) => id)],
    queryFn: ({ signal }) => usedUpNote(signal),
    enabled: mightBeUsedUp(players),
  })
  return note ? (
    <p className={classNames('rounded-md border border-line bg-surface px-4 py-3', className)}>{note}</p>
  ) : null
}
