/** How many letters of so long a word may be wrong. */
const mostMistakes = (letters: number) => (letters < 4 ? 0 : letters < 8 ? 1 : 2)

/**
 * How many letters of what was typed are wrong, missing, extra, or swapped with their neighbor, where the name begins with it; null when
 * there are too many to mean the name. The first letter has to be right, and spaces don't count.
 */
export function mistakes(typed: string, name: string): number | null {
  const [wanted, given] = [typed.replaceAll(' ', ''), name.replaceAll(' ', '')]
  if (wanted === '' || wanted[0] !== given[0]) return null
  const most = mostMistakes(wanted.length)
  // Each row has the distances of one more letter of what was typed to each beginning of the name.
  let before: number[] = []
  let row = Array.from({ length: Math.min(given.length, wanted.length + most) + 1 }, (_, at) => at)
  for (let i = 1; i <= wanted.length; i++) {
    const next = [i]
    for (let j = 1; j < row.length; j++) {
      const isSame = wanted[i - 1] === given[j - 1]
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && wanted[i - 1] === given[j - 2] && wanted[i - 2] === given[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1)
    }
    if (Math.min(...next) > most) return null
    before = row
    row = next
  }
  const least = Math.min(...row)
  return least <= most ? least : null
}
