import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import { playerRegistrations, type RegistrationItem } from '../../domain/registrations/entity.ts'
import type { Context } from '../context.ts'
import { asViewer } from '../rules/as-viewer.ts'
import { can } from '../rules/can.ts'

/** How long after its start something without an end is shown. */
const SHOWN_AFTER_START_MS = 6 * 3_600_000

/** Registrations of the viewer's players and those that the viewer made, for opportunities that are not over. Soonest first. */
export async function ownRegistrations(context: Context): Promise<RegistrationItem[]> {
  const { load, now } = context
  const recordIDs = await load.referencesOf(asViewer(context).userID)
  const partitions = await Promise.all(recordIDs('claimedPlayer').map(load.playerPartition))
  const ofPlayers = partitions.flatMap((it) => it.of(playerRegistrations))
  const ids = [...recordIDs('registration'), ...ofPlayers.map((it) => `${it.opportunityID}.${it.playerID}`)]
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const [opportunityID = '', playerID = ''] = id.split('.')
      const [registration, opportunity] = await Promise.all([
        load.registration(opportunityID, playerID),
        load.opportunity(opportunityID),
      ])
      if (!registration || !opportunity || isOver(opportunity, now)) return []
      return (await can.answerForRegistration(context, registration)) &&
        (await can.seeOpportunity(context, opportunity))
        ? [{ registration, startTime: opportunity.startTime }]
        : []
    }),
  )
  return found
    .flat()
    .sort((a, b) => a.startTime.localeCompare(b.startTime))
    .map(({ registration }) => registration)
}

export const isOver = ({ startTime, endTime }: Pick<OpportunityItem, 'startTime' | 'endTime'>, now: Date) =>
  Date.parse(endTime ?? startTime) + (endTime ? 0 : SHOWN_AFTER_START_MS) < now.getTime()
