import type { IdentifiedGame } from './schedule-entity.ts'

/** A game that is new without `was`, and off without `is`. */
export type MovedGame = { was?: IdentifiedGame; is?: IdentifiedGame }

/** The games that start at another time or on another field, are new, or are off. Without those that are over both before and after. */
export function movedGames(
  before: readonly IdentifiedGame[],
  after: readonly IdentifiedGame[],
  now: Date,
): MovedGame[] {
  const were = new Map(before.map((game) => [game.id, game]))
  const are = new Map(after.map((game) => [game.id, game]))
  const isComing = (game: IdentifiedGame | undefined) => game !== undefined && game.startsAt > now.toISOString()
  return [...new Set([...were.keys(), ...are.keys()])]
    .map((id): MovedGame => ({ was: were.get(id), is: are.get(id) }))
    .filter(({ was, is }) => was?.startsAt !== is?.startsAt || was?.field !== is?.field)
    .filter(({ was, is }) => isComing(was) || isComing(is))
    .sort((a, b) => startOf(a).localeCompare(startOf(b)))
}

const startOf = ({ was, is }: MovedGame) => (is ?? was)!.startsAt
