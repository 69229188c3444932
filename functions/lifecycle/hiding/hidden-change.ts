import { HIDEABLE_KINDS } from '../../domain/reports/entity.ts'
import type { Hidden } from '../../store/records/hidden.ts'
import type { StreamChange } from '../../store/stream-change.ts'

type Hideable = { version: number; hidden?: Hidden } & Record<string, unknown>

/** The record's kind and the time it was hidden, for a change that hides the record or shows it again. */
export function hiddenChange(change: StreamChange) {
  const kind = HIDEABLE_KINDS.find((it) => it === change.entity)
  const [before, after] = [change.before, change.after] as (Hideable | null)[]
  if (!kind || !before || !after) return null
  const [was, is] = [before.hidden, after.hidden]
  if (was?.at === is?.at) return null
  return {
    kind,
    id: after[`${kind}ID`] as string,
    version: after.version,
    hiddenAt: is?.at,
    isBlock: Boolean(was?.withBlock ?? is?.withBlock),
    isWithTeam: Boolean((is ?? was)?.withTeam),
    /** Whether the record has just been hidden or shown, and not only hidden for another reason. */
    isVisibilityChange: !was !== !is,
  }
}
