import { claimPlayer } from '../../../domain/claims/service.ts'
import { setOpenToGuestPlay } from '../../../domain/guest-play/service.ts'
import * as players from '../../../domain/players/service.ts'
import { erasePlayer } from '../../../lifecycle/erasure/erase.ts'
import { mergePlayers } from '../../../lifecycle/merge/merge.ts'
import { deletePlayer } from '../../../lifecycle/removal/delete.ts'
import * as claimRules from '../../rules/claims.ts'
import * as erasureRules from '../../rules/erasures.ts'
import * as playerRules from '../../rules/players.ts'
import { admin, signedIn } from '../../rules/rule.ts'
import { deleter, type Mutations } from '../operation.ts'

export const mutations = {
  createPlayer: {
    rule: signedIn,
    limit: 'createByUser',
    call: ({ input }, { caller, key, now }) => players.createPlayer({ creator: caller, input, key, now }),
  },
  updatePlayer: {
    rule: playerRules.playerOwner,
    limit: 'changeByUser',
    call: ({ id, input }, { caller, now }) => players.updatePlayer(id, input, { caller, now }),
  },
  dismissPlayerSuggestion: {
    rule: playerRules.playerOwner,
    call: ({ id, field }, { caller, now }) => players.dismissPlayerSuggestion(id, field, { caller, now }),
  },
  deletePlayer: {
    rule: playerRules.playerOwner,
    limit: 'changeByUser',
    call: ({ id }, call) => deletePlayer(id, deleter(call)),
  },
  erasePlayer: {
    rule: erasureRules.playerEraser,
    limit: 'changeByUser',
    call: ({ id }, call) => erasePlayer(id, deleter(call)),
  },
  claimPlayer: {
    rule: claimRules.claimant,
    limit: 'claimByUser',
    call: ({ playerID, guardianConsent: consent, message }, { userID, key, now }) =>
      claimPlayer(playerID, { message, consent }, { userID, key, now }),
  },
  confirmGuardianConsent: {
    rule: playerRules.playerClaimer,
    call: ({ playerID, version }, { userID, now }) => players.confirmGuardianConsent(playerID, version, userID, now),
  },
  setOpenToGuestPlay: {
    rule: playerRules.playerClaimer,
    limit: 'changeByUser',
    call: ({ playerID, isOpen, tryouts }, { userID, now }) =>
      setOpenToGuestPlay(playerID, { userID, isOpen, tryouts: tryouts === true }, now),
  },
  mergePlayers: {
    rule: admin,
    weight: 200,
    call: ({ fromID, intoID, dryRun }, call) => mergePlayers(fromID, intoID, { dryRun, by: deleter(call) }),
  },
} satisfies Partial<Mutations>
