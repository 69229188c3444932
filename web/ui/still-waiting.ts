type Answered = { acceptRosterEntry: { waitsFor: 'team' | 'player' | null } }

/** The confirmation message if the side that asked has a new owner, who has to accept too. */
export function stillWaiting({ acceptRosterEntry: { waitsFor } }: Answered) {
  if (!waitsFor) return undefined
  return waitsFor === 'team' ? 'Accepted. The team has to accept too.' : 'Accepted. The family has to accept too.'
}
