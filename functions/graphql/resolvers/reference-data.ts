import type { AgeRuleResolvers, PositionResolvers, SeasonResolvers } from '../generated.ts'

export const AgeRule = { id: ({ ageRuleID }) => ageRuleID } satisfies AgeRuleResolvers

export const Position = { id: ({ positionID }) => positionID } satisfies PositionResolvers

export const Season = { id: ({ seasonID }) => seasonID } satisfies SeasonResolvers
