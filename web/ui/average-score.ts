type Evaluations = readonly { score: number | null }[]

/** '4.3', or '' if there are no scores. */
export function averageScore(evaluations: Evaluations) {
  const scores = evaluations.flatMap(({ score }) => score ?? [])
  return scores.length === 0 ? '' : (scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(1)
}
