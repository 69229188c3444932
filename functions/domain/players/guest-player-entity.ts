import { entity } from '../../store/entity.ts'

/** A reference to a player whose family turned guest play on. The player item says whether it is still on. */
export const guestPlayers = entity(() => ({
  model: { service: 'fungo', entity: 'guest-player', version: '1' },
  attributes: {
    state: { type: 'string', required: true },
    playerID: { type: 'string', required: true },
  },
  indexes: {
    // The players of a state.
    byState: {
      pk: { field: 'pk', composite: ['state'], template: 'guests#${state}' },
      sk: { field: 'sk', composite: ['playerID'], template: '${playerID}' },
    },
  },
}))
