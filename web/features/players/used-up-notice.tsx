import { useQuery } from '@tanstack/react-query'
import { mayBeUsedUp, usedUpNote } from '../../finding/profile-allowance.ts'

type UsedUpNoticeProps = { players: readonly { id: string; name: string }[] }

/** Explains why names are initials and last names find nothing, once the viewer has used up the day's full profiles. */
export function UsedUpNotice({ players }: UsedUpNoticeProps) {
  const { data: note } = useQuery({
    queryKey: ['players', 'allowance', players.map(({ id }) => id)],
    queryFn: ({ signal }) => usedUpNote(signal),
    enabled: mayBeUsedUp(players),
  })
  return note ? <p className="mt-4 rounded-md border border-line bg-surface px-4 py-3">{note}</p> : null
}
