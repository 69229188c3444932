import type { OpportunityItem } from '../../../domain/opportunities/entity.ts'
import { publicName } from '../../../domain/players/public-name.ts'
import { fitOf } from '../../../domain/positions/positions.ts'
import type { Rows } from '../../../store/change-log/rows.ts'
import { playerAge } from '../../../values/age.ts'
import { notFound } from '../../../values/errors.ts'
import { textIn } from '../../../values/messages/text.ts'
import type { Context } from '../../context.ts'
import type { QueryOpportunitiesCountArgs } from '../../generated.ts'
import type { ListedOpportunity, OpportunityParent } from '../../reads/listed-rows.ts'
import { filtersOf, recordList, selectedFields } from '../../reads/lists.ts'
import { visibleOpportunity } from '../../resolvers/opportunities.ts'
import { can, visibleTo } from '../../rules/can.ts'
import * as opportunityRules from '../../rules/opportunities.ts'
import { anyone, asViewer } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

/** Fields that directory rows contain. */
const LISTED = new Set([
  ...['__typename', 'id', 'type', 'title', 'startTime', 'registrationDeadline', 'location', 'city', 'state'],
  ...['latitude', 'longitude', 'distanceMiles', 'positionsNeeded', 'minAge', 'maxAge', 'visibility', 'teamID'],
  ...['createdBy', 'createdAt', 'hidden'],
])

const list = recordList<'opportunity', QueryOpportunitiesCountArgs, OpportunityParent>('opportunity', {
  filters: async ({ fitsPlayer, ...args }, context) => ({
    ...filtersOf('opportunity', args, context),
    ...(fitsPlayer && (await fitOfPlayer(fitsPlayer, context))),
    now: context.now,
    visibleTo: await visibleTo(context),
  }),
  listed: LISTED,
  rows: (rows) => rows.map(listed),
  item: visibleOpportunity,
})

export const queries = {
  opportunities: { rule: anyone, call: list.page },
  opportunitiesCount: { rule: anyone, call: list.count },
  opportunitiesFacets: { rule: anyone, weight: 30, call: list.facets },
  opportunity: {
    rule: anyone,
    call: async (_, { id }, context, info) => {
      // If registrations are selected, the whole partition is read in one query.
      const withRegistrations = selectedFields(info).has('registrations')
      const opportunity = await visibleOpportunity(id, context, withRegistrations)
      if (!opportunity) throw notFound('Opportunity')
      return opportunity
    },
  },
  // All viewers see what a visitor sees of a player.
  // Reads the players of a state who are open to guest play.
  guestPlayers: {
    rule: opportunityRules.clearedOrganizer,
    weight: 50,
    call: async (_, { opportunityID }, context) => {
      const found = await context.load.readOnce(`guestPlayers#${opportunityID}`, async () =>
        (await import('../../../domain/guest-play/service.ts')).guestPlayersOf(
          opportunityID,
          asViewer(context).userID,
          context.now,
        ),
      )
      return found.map(({ player, match, reasons, isInvited }) => ({
        playerID: player.playerID,
        name: publicName(player.name),
        age: playerAge(player, context.now),
        position: player.positions?.[0],
        positions: player.positions ?? [],
        locationCity: player.locationCity,
        state: player.state,
        match,
        reasons: reasons.map((reason) => textIn(reason, context.locale)),
        isInvited,
      }))
    },
  },
  familyAsks: {
    rule: opportunityRules.clearedOrganizer,
    weight: 50,
    call: async (_, { opportunityID }, context) =>
      (await import('../../../domain/guest-play/asks.ts')).familyAsksOf(
        opportunityID,
        asViewer(context).userID,
        context.now,
      ),
  },
} satisfies Partial<Queries>

/** The player's age and positions to match opportunities with, if known. */
async function fitOfPlayer(playerID: string, context: Context) {
  const player = await context.load.player(playerID)
  if (!player) throw notFound('Player')
  return fitOf(player, { isFamily: await can.managePlayer(context, player), now: context.now })
}

function listed({
  id,
  startsAt,
  deadline,
  positions,
  ...row
}: Rows['opportunity'] & { id: string }): ListedOpportunity {
  return {
    ...row,
    isListed: true,
    opportunityID: id,
    type: row.type as OpportunityItem['type'],
    visibility: row.visibility as OpportunityItem['visibility'],
    location: row.location ?? '',
    startTime: startsAt,
    registrationDeadline: deadline,
    positionsNeeded: positions,
  }
}
