type Division = { ageGroup: string; division: string }

/** Whether a team with these divisions fits a division of an event. The organizer decides, whatever it says. */
export function fitOf(
  team: readonly Division[],
  { ageGroup, division }: Division,
): 'fits' | 'otherAge' | 'otherClass' | 'unknown' {
  if (team.length === 0) return 'unknown'
  const ofAge = team.filter((it) => it.ageGroup === ageGroup)
  if (ofAge.length === 0) return 'otherAge'
  return ofAge.some((it) => it.division.toLowerCase() === division.toLowerCase()) ? 'fits' : 'otherClass'
}
