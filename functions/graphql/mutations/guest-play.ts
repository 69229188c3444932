import { setAskingFamilies } from '../../domain/guest-play/asks.ts'
import { declineGuestInvitation, inviteGuestPlayer, setOpenToGuestPlay } from '../../domain/guest-play/service.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  setOpenToGuestPlay: (_, { playerID, isOpen, tryouts }, context) => {
    const { userID } = asViewer(context)
    return setOpenToGuestPlay(playerID, { userID, isOpen, tryouts: tryouts === true }, context.now)
  },
  inviteGuestPlayer: (_, { opportunityID, playerID }, context) =>
    inviteGuestPlayer(opportunityID, playerID, asViewer(context).userID, context.now),
  declineGuestInvitation: (_, { opportunityID, playerID }, context) =>
    declineGuestInvitation(opportunityID, playerID, asViewer(context).userID, context.now),
  setAskingFamilies: (_, { opportunityID, isOn }, context) =>
    setAskingFamilies(opportunityID, { userID: asViewer(context).userID, isOn }, context.now),
} satisfies MutationResolvers
