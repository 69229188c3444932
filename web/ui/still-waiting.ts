import * as m from '../../functions/values/messages/generated.ts'

type Answered = { acceptRosterEntry: { waitsFor: 'team' | 'player' | null } }

/** The confirmation message if the side that asked has a new owner, who has to accept too. */
export function stillWaiting({ acceptRosterEntry: { waitsFor } }: Answered) {
  if (!waitsFor) return undefined
  return waitsFor === 'team' ? m.accepted_the_team_has_to_accept_too() : m.accepted_the_family_has_to_accept_too()
}
