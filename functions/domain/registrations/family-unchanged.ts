import { ownedBy } from '../../store/records/owned-by.ts'
import type { Write } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import { players } from '../players/entity.ts'

/** A family's answer. `playerOwner` is the player's owner when the permission was checked. */
export type Answer = { userID: string; playerOwner: string | undefined; now: Date }

export const NOT_YOURS = m.you_do_not_have_permission_to_register_this_player
export const NOT_FAMILY = m.only_the_players_family_may_do_that

/** A condition that the player was not given to another family after the permission was checked. */
export const familyUnchanged = (playerID: string, playerOwner: string | undefined): [Write, Error] => [
  ownedBy(players().get({ playerID }), playerOwner),
  new Refusal('FORBIDDEN', NOT_FAMILY),
]
