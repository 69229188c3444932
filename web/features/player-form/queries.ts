import { mutationOptions } from '@tanstack/react-query'
import { query } from '../../api/client.ts'
import {
  CreatePlayerDocument,
  type CreatePlayerInput,
  DismissPlayerSuggestionDocument,
  UpdatePlayerDocument,
  type UpdatePlayerInput,
} from '../../api/generated.ts'
import { queryOnce } from '../../api/query-once.ts'
import { actVersion } from '../../ui/consent-versions.ts'

/** Updates the player with this ID, or creates one. */
export const savePlayerMutation = (playerID: string | undefined) =>
  mutationOptions({
    mutationFn: (input: CreatePlayerInput & UpdatePlayerInput) =>
      playerID
        ? query(UpdatePlayerDocument, { id: playerID, input }).then(({ updatePlayer }) => updatePlayer)
        : queryOnce(CreatePlayerDocument, { input: { ...input, guardianConsent: actVersion } }).then(
            ({ createPlayer }) => createPlayer,
          ),
  })

export const updatePlayerMutation = (playerID: string) =>
  mutationOptions({
    mutationFn: (input: UpdatePlayerInput) => query(UpdatePlayerDocument, { id: playerID, input }),
  })

export const dismissPlayerSuggestionMutation = (playerID: string) =>
  mutationOptions({
    mutationFn: (field: string) => query(DismissPlayerSuggestionDocument, { id: playerID, field }),
  })
