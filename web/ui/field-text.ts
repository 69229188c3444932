/** 'updatePlayerTeamHistory' → 'Update player team history', 'rosterEntry.playerID' → 'Roster entry player ID'. */
export function fieldText(name: string) {
  const text = name
    .replaceAll('.', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return text.charAt(0).toUpperCase() + text.slice(1)
}
