/** Teams whose name contains every word of the text. */
export const matchingTeams = <Team extends { name: string }>(teams: readonly Team[], text: string) => {
  const words = text.toLowerCase().split(/\s+/)
  return teams.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}
