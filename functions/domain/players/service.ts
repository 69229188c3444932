import { withPhoto } from '../../services/media/photo-uploads.ts'
import { cityName, coordinatesOf } from '../../services/places/us-places.ts'
import { checkState } from '../../services/places/validation.ts'
import { idempotent } from '../../store/idempotency.ts'
import { correctedOrigin, withoutSuggestion } from '../../store/records/corrections.ts'
import { recordWrites, writeRecord } from '../../store/records/listed-record.ts'
import { checkSeen, type SeenVersion } from '../../store/records/version.ts'
import { find, get, retryOnConflict, transactWrite, type Write } from '../../store/store.ts'
import { edited, replaced } from '../../values/edits.ts'
import { badInput, notFound, Refusal } from '../../values/errors.ts'
import { newID } from '../../values/ids.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { parse } from '../../values/parse.ts'
import { consentOf, currentConsent } from '../guardian-consent/consent.ts'
import { givenConsent } from '../guardian-consent/validation.ts'
import { type Caller, type Publisher, unverifiedMark, userExists } from '../users/entity.ts'
import { type PlayerItem, players } from './entity.ts'
import { getManagedPlayer } from './managed.ts'
import { playerRecord } from './record.ts'
import { BIRTH_INCOMPLETE, createPlayerInput, updatePlayerInput } from './validation.ts'

type Creation = { creator: Publisher; input: unknown; key: string | null; now: Date }

/** Creates the player and claims it for its creator, unless the creator is an admin. */
export async function createPlayer({ creator, input, key, now }: Creation): Promise<PlayerItem> {
  const { userID, isAdmin } = creator
  const parsed = parse(createPlayerInput, input)
  checkState(parsed.state)
  const playerID = newID()
  const request = { userID, operation: 'createPlayer', input, key, now }

  const create = (guard: [Write, Error][]) =>
    withPhoto(parsed.photo, { by: creator, field: 'photo' }, async (photo) => {
      const player = {
        playerID,
        name: parsed.name,
        ...knownAge({}, parsed),
        positions: positionsOf({}, parsed),
        ...edited({}, parsed, 'batsThrows', 'state'),
        locationCity: (await cityName(parsed.locationCity, parsed.state)) || undefined,
        ...(await coordinatesOf(parsed.locationCity, parsed.state)),
        photoKey: photo?.key,
        photoReview: photo?.review,
        ...unverifiedMark(creator),
        visibility: parsed.visibility ?? undefined,
        ...(!isAdmin && {
          claimedBy: userID,
          claimedAt: now.toISOString(),
          guardianConsent: consentOf(parsed.guardianConsent, userID, now),
        }),
        createdBy: userID,
      }
      const created = playerRecord.create(player, { now })
      await transactWrite([...guard, ...recordWrites(created), userExists(userID)])
      return created.item
    })
  return idempotent(request, playerID, create, (playerID) => get(players, { playerID }))
}

type Edit = { caller: Caller; now: Date }

const NOT_FAMILY = refusalTexts.onlyFamilyDecidesFind

export async function updatePlayer(
  playerID: string,
  input: SeenVersion,
  { caller, now }: { caller: Publisher; now: Date },
): Promise<PlayerItem> {
  const parsed = parse(updatePlayerInput, input)
  return withPhoto(parsed.photo, { by: caller, field: 'photo' }, (photo) =>
    retryOnConflict(async () => {
      const player = await getManagedPlayer(playerID, caller, now)
      checkSeen(input, player)
      const { visibility = player.visibility } = parsed
      if (visibility !== player.visibility && player.claimedBy !== caller.userID && !caller.isAdmin)
        throw new Refusal('FORBIDDEN', NOT_FAMILY)
      checkState(parsed.state, player)
      const { locationCity: city, state } = edited(player, parsed, 'locationCity', 'state')
      const locationCity = await cityName(city, state)
      const isMoved = locationCity !== player.locationCity || state !== player.state
      const changes = {
        ...replaced(player, parsed, 'name'),
        ...knownAge(player, parsed),
        positions: positionsOf(player, parsed),
        ...edited(player, parsed, 'batsThrows'),
        locationCity,
        state,
        ...(isMoved && (await coordinatesOf(locationCity, state))),
        visibility,
        ...(parsed.photo !== undefined && { photoKey: photo?.key, photoReview: photo?.review }),
        ...unverifiedMark(caller),
      }
      const origin = correctedOrigin(player, changes)
      return writeRecord(playerRecord.replace(player, { ...changes, origin }, { now }))
    }),
  )
}

/** Dismisses the source's suggestion for the field until the source changes it. */
export async function dismissPlayerSuggestion(
  playerID: string,
  field: string,
  { caller, now }: Edit,
): Promise<PlayerItem> {
  return retryOnConflict(async () => {
    const player = await getManagedPlayer(playerID, caller, now)
    if (!player.origin?.suggested || !(field in player.origin.suggested)) return player
    return writeRecord(playerRecord.replace(player, { origin: withoutSuggestion(player.origin, field) }, { now }))
  })
}

type Positions = { position?: string[] | undefined; positions?: string[] | undefined }

/** The given positions, or the stored ones if none are given. An empty list clears them. */
function positionsOf(read: Pick<PlayerItem, 'positions'>, { positions, position }: Positions) {
  const given = positions ?? position ?? read.positions
  return given?.length ? given : undefined
}

type KnownAge = Pick<PlayerItem, 'age' | 'birthYear' | 'birthWindow'>
type GivenAge = { [Field in keyof KnownAge]: KnownAge[Field] | null }

/** The birth year and window, or the entered age. An age without a birth year replaces both. */
function knownAge(read: KnownAge, parsed: GivenAge): KnownAge {
  const isAgeAlone = parsed.age != null && parsed.birthYear === undefined
  const { age, ...birth } = edited(read, parsed, 'age', 'birthYear', 'birthWindow')
  const { birthYear, birthWindow } = isAgeAlone ? {} : birth
  if ((birthYear === undefined) !== (birthWindow === undefined))
    throw badInput(birthYear === undefined ? 'birthYear' : 'birthWindow', BIRTH_INCOMPLETE)
  return { birthYear, birthWindow, age: birthYear === undefined ? age : undefined }
}

/** Stores that the user who claimed the player confirmed the text itself. A repeated confirmation keeps the first one. */
export const confirmGuardianConsent = (playerID: string, version: string, userID: string, now: Date) =>
  retryOnConflict(async (): Promise<PlayerItem> => {
    const player = await find(players, { playerID })
    if (player?.claimedBy !== userID) throw notFound('Player')
    const confirmed = playerRecord.replace(player, { guardianConsent: givenConsent(version, userID, now) }, { now })
    if (currentConsent(player)?.isExplicit || !currentConsent(confirmed.item)?.isExplicit) return player
    return writeRecord(confirmed)
  })
