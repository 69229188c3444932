import { players } from '../../../domain/players/entity.ts'
import { directory } from '../../../services/directory/directory.ts'
import type { Query as ListQuery } from '../../../store/read-model/query.ts'
import { ageOfThird, lastThird } from '../../../values/age.ts'
import { ageGroupOf } from '../../../values/age-groups.ts'
import type { Context } from '../../context.ts'
import type { FacetValue, QueryPlayersArgs } from '../../generated.ts'
import type { PlayerParent } from '../../reads/listed-rows.ts'
import { filtersOf, recordList } from '../../reads/lists.ts'
import { claimedPlayersOf } from '../../rules/can.ts'
import { nameSearch } from '../../rules/full-profile.ts'
import { anyone, asViewer, signedIn } from '../../rules/rule.ts'
import { isRegistrant, isTied, tiesOf } from '../../rules/ties.ts'
import type { Queries } from '../operation.ts'

/** Fields that directory rows contain. */
const LISTED = new Set([
  ...['__typename', 'id', 'name', 'locationCity', 'state', 'position', 'age', 'claimedBy', 'isClaimed', 'createdAt'],
  ...['positions', 'visibility', 'leagueAges', 'viewerCanEdit', 'viewerCanClaim', 'hidden'],
])

const list = recordList<'player', Partial<QueryPlayersArgs>, PlayerParent>('player', {
  filters: async ({ registrable, ...args }, context) => ({
    ...filtersOf('player', args, context),
    ...nameSearch(context, args.search),
    ties: await tiesOf(context),
    lastThird: lastThird(context.now),
    ...(registrable && !context.viewer?.isAdmin && { isClaimed: false, isImported: false }),
  }),
  facets: { ageGroup: ageGroupFacet },
  listed: LISTED,
  rows: (rows) => rows.map(({ id, ...row }) => ({ ...row, isListed: true, playerID: id })),
  item: (id, { load }) => load.player(id),
})

export const queries = {
  players: { rule: anyone, call: list.page },
  playersCount: { rule: anyone, call: list.count },
  playersFacets: { rule: anyone, weight: 30, call: list.facets },
  // Reads the whole partition, whatever is selected: the other queries of the page share this read.
  player: {
    rule: anyone,
    call: async (_, { id }, context) => {
      const { load } = context
      const partition = await load.playerPartition(id)
      const [player] = partition.of(players)
      if (!player) return load.player(await load.mergedIntoID('player', id))
      if ((await isTied(context, player)) || !(await isRegistrant(context, player, partition))) return player
      return { ...player, isRegistrant: true }
    },
  },
  playerInvitation: {
    rule: anyone,
    weight: 3,
    call: async (_, { playerID, code }, { now }) => {
      const { findPlayerInvitation } = await import('../../../domain/family-invitations/service.ts')
      return findPlayerInvitation(playerID, code, now)
    },
  },
  claimedPlayers: {
    rule: signedIn,
    call: async (_, __, context) => claimedPlayersOf(asViewer(context).userID, context),
  },
} satisfies Partial<Queries>

/** The players of each age group, most frequent first. */
async function ageGroupFacet(query: ListQuery<'player'>, { seen, now }: Context): Promise<FacetValue[]> {
  const [typed, born] = await Promise.all([
    directory().facet('player', 'age', query, seen),
    directory().facet('player', 'bornThird', query, seen),
  ])
  const last = lastThird(now)
  const ages = [
    ...typed.map(({ value, count }) => ({ age: Number(value), count })),
    ...born.map(({ value, count }) => ({ age: ageOfThird(Number(value), last), count })),
  ]
  const counts = new Map<string, number>()
  for (const { age, count } of ages) {
    const group = ageGroupOf(age)
    if (group) counts.set(group, (counts.get(group) ?? 0) + count)
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
}
