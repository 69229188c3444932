type Candidate = { playerID: string; isOpen: boolean; scores: readonly number[]; positions: readonly string[] }

const average = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length

/** The candidates with a score and no offer, best first. */
export const byScore = <C extends Candidate>(candidates: readonly C[]): C[] =>
  candidates
    .filter(({ isOpen, scores }) => isOpen && scores.length > 0)
    .sort((a, b) => average(b.scores) - average(a.scores))

/** Whom to offer a spot next: the best who plays the position, otherwise the best. */
export function nextByScore<C extends Candidate>(candidates: readonly C[], position: string): C | undefined {
  const best = byScore(candidates)
  return best.find(({ positions }) => positions.includes(position)) ?? best[0]
}
