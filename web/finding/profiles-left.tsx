import * as m from '../../functions/values/messages/generated.ts'
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
      {left === 0 ? m.opened_all_profiles({ time }) : m.profiles_left({ count: left, time })}
    </p>
  )
}
