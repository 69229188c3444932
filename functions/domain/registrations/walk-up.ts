import { isWithinRateLimits } from '../../services/rate-limits/rate-limits.ts'
import { idempotent } from '../../store/idempotency.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { get, retryOnConflict, transactWrite, type Write } from '../../store/store.ts'
import { badInput, conflict, notFound } from '../../values/errors.ts'
import { newID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { parse } from '../../values/parse.ts'
import { invitationWrite } from '../family-invitations/entity.ts'
import { type OpportunityItem, opportunities } from '../opportunities/entity.ts'
import { playerRecord } from '../players/record.ts'
import { getManagedTeam, touched } from '../teams/managers.ts'
import type { Caller } from '../users/entity.ts'
import { walkUpInput } from '../walk-ups/validation.ts'
import { type RegistrationItem, registrationID } from './entity.ts'
import { checkAges, getRegistration, newRegistration } from './service.ts'
import { signedWaiver } from './signed-waiver.ts'
import { countChange, hasSpot } from './spots.ts'
import { WAIVER_REQUIRED } from './validation.ts'

type WalkUp = {
  input: unknown
  caller: Caller
  /** Whether the caller may email an address that its owner did not give. */
  canInvite: boolean
  key: string | null
  now: Date
}

/**
 * Registers a player who came without a registration: approved and checked in, with a new profile that belongs to the team until the family,
 * which is invited by email, claims it. Phones send it when they are back online.
 */
export async function registerWalkUp({ input, caller, canInvite, key, now }: WalkUp) {
  const { opportunityID, waiverHash, arrivedAt, parentEmail, signedBy, ...profile } = parse(walkUpInput, input)
  const { userID } = caller
  const at = now.toISOString()
  const playerID = newID()
  const register = (guard: [Write, Error][]) =>
    retryOnConflict(async () => {
      const opportunity = await getOpen(opportunityID)
      if (!opportunity.teamID) throw conflict(coachRefusalTexts.walkUpNeedsTeam)
      const team = await getManagedTeam(opportunity.teamID, caller)
      await checkAges(opportunity, profile, 'birthYear', now)
      if (opportunity.waiverRequired && !signedBy) throw badInput('signedBy', WAIVER_REQUIRED)
      const { signed, writes } = await signedWaiver(opportunity, { waiverSigned: true, waiverHash, userID, now })
      const isInvited = canInvite && (await isWithinRateLimits({ familyInvitationByUser: userID }, now))
      const registration: RegistrationItem = {
        opportunityID,
        playerID,
        version: 1,
        status: 'APPROVED',
        registeredBy: userID,
        checkedInAt: new Date(Math.min(Date.parse(arrivedAt ?? at), now.getTime())).toISOString(),
        ...('waiverHash' in signed && { ...signed, waiverSignerName: signedBy }),
        createdAt: at,
        updatedAt: at,
      }
      const { teamID } = team
      const player = { ...profile, playerID, custodianTeamID: teamID, visibility: 'TEAM_ONLY' as const }
      await transactWrite([
        ...guard,
        ...writes,
        ...recordWrites(playerRecord.create(player, { now })),
        ...newRegistration(registration),
        ...countChange(opportunity, null, registration, true),
        touched(team),
        ...(isInvited
          ? [invitationWrite({ playerID, teamID, email: parentEmail, invitedBy: userID, isWalkUp: true }, now)]
          : []),
      ])
      return registration
    })
  const id = registrationID({ opportunityID, playerID })
  return idempotent({ userID, operation: 'registerWalkUp', input, key, now }, id, register, getRegistration)
}

/** The opportunity with a free spot. */
async function getOpen(opportunityID: string): Promise<OpportunityItem> {
  const opportunity = await get(opportunities, { opportunityID })
  if (isHidden(opportunity)) throw notFound('Opportunity')
  if (opportunity.canceledAt) throw conflict(refusalTexts.opportunityCanceled)
  if (opportunity.visibility === 'HIDDEN') throw conflict(refusalTexts.opportunityDraft)
  if (!hasSpot(opportunity)) throw conflict(refusalTexts.opportunityFull)
  return opportunity
}
