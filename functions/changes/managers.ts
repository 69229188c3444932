import { managersOf } from '../domain/teams/managers.ts'
import { closeOutdatedClaims } from '../lifecycle/claim/close-outdated.ts'
import { removeEndedAppointments } from '../lifecycle/claim/ended-appointments.ts'
import { handOverEventsAndOpportunities } from '../lifecycle/claim/hand-over.ts'
import { differs, type StreamChange, textOf } from './change.ts'

type Image = NonNullable<StreamChange['before']>

/** The managers appointed by the team's owner. */
export const managersIn = (team: Image) => {
  const { grantedBy, since, userIDs } = team.managers?.M ?? {}
  return managersOf({
    claimedBy: textOf(team, 'claimedBy'),
    claimedAt: textOf(team, 'claimedAt'),
    managers: {
      grantedBy: grantedBy?.S ?? '',
      since: since?.S ?? '',
      userIDs: (userIDs?.L ?? []).map(({ S = '' }) => S),
    },
  })
}

/** Hands over the records of former managers and ends their contacts, in case the request that ended their role was interrupted. */
export async function propagateManagers({ entity, before, after }: StreamChange) {
  if (entity !== 'team' || !before || !after) return
  const are = new Set(managing(after))
  const former = managing(before).filter((userID) => !are.has(userID))
  if (former.length === 0) return
  const teamID = textOf(after, 'teamID')!
  await handOverEventsAndOpportunities(teamID, former)
  await removeEndedAppointments(teamID)
}

/** Closes disputes with a former owner of a team or a player. */
export async function propagateOwner(change: StreamChange) {
  const { entity, before, after } = change
  if ((entity !== 'team' && entity !== 'player') || !before || !after || !differs(change, 'claimedBy')) return
  await closeOutdatedClaims({ resourceType: entity, resourceID: textOf(after, `${entity}ID`)! })
}

const managing = (team: Image) => [textOf(team, 'claimedBy') ?? '', ...managersIn(team)].filter(Boolean)
