import { publicName } from '../../domain/players/public-name.ts'
import { playerAge } from '../../values/age.ts'
import { textIn } from '../../values/messages/message.ts'
import type { QueryResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../domain/guest-play/service.ts')

export const Query = {
  // All viewers see what a visitor sees of a player.
  guestPlayers: async (_, { opportunityID }, context) => {
    const found = await context.load.readOnce(`guestPlayers#${opportunityID}`, async () =>
      (await service()).guestPlayersOf(opportunityID, asViewer(context).userID, context.now),
    )
    return found.map(({ player, match, reasons, isInvited }) => ({
      playerID: player.playerID,
      name: publicName(player.name),
      age: playerAge(player, context.now) ?? null,
      position: player.position ?? null,
      locationCity: player.locationCity ?? null,
      state: player.state ?? null,
      match,
      reasons: reasons.map((reason) => textIn(reason, context.locale)),
      isInvited,
    }))
  },
  familyAsks: async (_, { opportunityID }, context) =>
    (await import('../../domain/guest-play/asks.ts')).familyAsksOf(
      opportunityID,
      asViewer(context).userID,
      context.now,
    ),
} satisfies QueryResolvers
