import { dateFormat } from '../../../functions/values/time-format.ts'
import type { AgeRule } from './queries.ts'

const dayOf = (month: number, day: number) => new Date(Date.UTC(2027, month - 1, day))

export const YEARS = [
  { value: '0', label: "The season's year" },
  { value: '-1', label: 'The year before' },
]

/** 'April 30', 'December 31 of the year before'. */
export const cutoffText = ({ cutoffMonth, cutoffDay, yearOffset }: AgeRule) =>
  dateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' }).format(dayOf(cutoffMonth, cutoffDay)) +
  (yearOffset === 0 ? '' : ' of the year before')
