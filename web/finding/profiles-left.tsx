import { dateFormat } from '../../functions/values/time-format.ts'

/** Warns from this number on. */
const FEW = 5

/** Says how many full profiles the viewer can still open today, once they are few. `left` is null if the viewer has no limit. */
export function ProfilesLeft({ left }: { left: number | null }) {
  if (left === null || left > FEW) return null
  // The allowance resets at midnight UTC.
  const time = dateFormat({ timeStyle: 'short' }).format(new Date().setUTCHours(24, 0, 0, 0))
  return (
    <p className="mb-6 rounded-md border border-line bg-surface px-4 py-3">
      {left === 0
        ? `You've opened all the full profiles that an account can open in a day. Until ${time}, other players show with initials, and other teams' contacts without email addresses.`
        : `You can open ${left} more full profile${left === 1 ? '' : 's'} until ${time}. Teams' contacts count as one each.`}
    </p>
  )
}
