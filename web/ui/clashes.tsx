import * as mySeasonTexts from '#messages/my-season'
import { formatTime } from '../../functions/values/time-format.ts'
import type { ClashFragment } from './clashes.generated.ts'

/** What else a family attends at that time, or too far away. */
export const Clashes = ({ clashes }: { clashes: readonly ClashFragment[] }) =>
  clashes.map(({ title, startTime, timeZone, miles }) => {
    const start = formatTime(startTime, timeZone)
    return (
      <p key={`${title}${startTime}`} className="text-sm font-semibold text-warn">
        {miles === null ? mySeasonTexts.overlaps({ title, start }) : mySeasonTexts.tooFar({ title, start, miles })}
      </p>
    )
  })
