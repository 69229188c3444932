import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const sendNow = 'Send now'
export const weEmailFamiliesInMinutes = ({ count, minutes }: { count: number; minutes: Value }) =>
  plural(count, {
    one: select(minutes, {
      '10': `We email ${number(count)} family in ten minutes`,
      other: `We email ${number(count)} family in ${minutes} minutes`,
    }),
    other: select(minutes, {
      '10': `We email ${number(count)} families in ten minutes`,
      other: `We email ${number(count)} families in ${minutes} minutes`,
    }),
  })
export const weEmailFamiliesWithinAMinute = (count: number) =>
  plural(count, {
    one: `We email ${number(count)} family within a minute`,
    other: `We email ${number(count)} families within a minute`,
  })
export const weEmailTeamsInMinutes = (minutes: Value) => `In ${minutes} minutes we email the teams whose games changed`
export const weEmailTeamsWithinAMinute = 'Within a minute we email the teams whose games changed'
