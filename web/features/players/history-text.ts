import { formatDay } from '../../../functions/values/time-format.ts'
import type { TeamHistoryEntryFragment } from '../../api/generated.ts'

export const squadText = ({ ageGroup, division }: Pick<TeamHistoryEntryFragment, 'ageGroup' | 'division'>) =>
  [ageGroup, division].filter(Boolean).join(' ')

/** 'Jan 10, 2026 to now'. */
export const periodText = ({ startDate, endDate }: Pick<TeamHistoryEntryFragment, 'startDate' | 'endDate'>) =>
  `${formatDay(startDate)} to ${endDate ? formatDay(endDate) : 'now'}`
