/** The maximum number of mistakes in a word of this length. */
const maxDistance = (letters: number) => (letters < 4 ? 0 : letters < 8 ? 1 : 2)

/**
 * The number of wrong, missing, extra, or transposed letters in what was typed, compared with the start of the name. Null if there are too
 * many. The first letter must match. Spaces are ignored.
 */
export function editDistance(typed: string, name: string): number | null {
  const [wanted, given] = [typed.replaceAll(' ', ''), name.replaceAll(' ', '')]
  if (wanted === '' || wanted[0] !== given[0]) return null
  const most = maxDistance(wanted.length)
  // Edit distance: each row has the distances of a prefix of the typed text to every prefix of the name.
  let before: number[] = []
  let row = Array.from({ length: Math.min(given.length, wanted.length + most) + 1 }, (_, at) => at)
  for (let i = 1; i <= wanted.length; i++) {
    const next = [i]
    for (let j = 1; j < row.length; j++) {
      const isSame = wanted[i - 1] === given[j - 1]
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      if (wanted[i - 1] === given[j - 2] && wanted[i - 2] === given[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1)
    }
    if (Math.min(...next) > most) return null
    before = row
    row = next
  }
  return Math.min(...row)
}
