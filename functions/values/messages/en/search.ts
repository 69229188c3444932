import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const searchPlaceholder = 'Team, tryout, event, player, or city'
export const cities = 'Cities'
export const teamsNearby = 'Teams nearby'
export const typeAtLeast = (count: Value) => `Type at least ${count} characters to search`
export const countResults = (count: number) =>
  plural(count, { one: `${number(count)} result`, other: `${number(count)} results` })
export const seeAllOfKind = ({ kind, count }: { kind: Value; count: number }) =>
  select(kind, {
    teams: `See all ${number(count)} teams`,
    opportunities: `See all ${number(count)} opportunities`,
    events: `See all ${number(count)} events`,
    other: `See all ${number(count)} players`,
  })
