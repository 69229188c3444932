import { directory } from '../../services/directory/directory.ts'
import { type StoredPhoto, withPhoto } from '../../services/media/photo-uploads.ts'
import { cityName, coordinatesOf } from '../../services/places/us-places.ts'
import { checkState } from '../../services/places/validation.ts'
import type { Token } from '../../store/change-log/token.ts'
import { idempotent } from '../../store/idempotency.ts'
import { correctedOrigin, withoutSuggestion } from '../../store/records/corrections.ts'
import { recordWrites, writeRecord } from '../../store/records/listed-record.ts'
import { checkSeen, type SeenVersion } from '../../store/records/version.ts'
import { find, get, retryOnConflict, transactWrite, type Write } from '../../store/store.ts'
import { edited, replaced } from '../../values/edits.ts'
import { Refusal } from '../../values/errors.ts'
import { childID, newID } from '../../values/ids.ts'
import { siteTexts } from '../../values/messages/site.ts'
import { refuseReserved } from '../../values/name-checks.ts'
import { parse } from '../../values/parse.ts'
import { checkAgeRule } from '../age-rules/deciding-rules.ts'
import { type Publisher, unverifiedMark, userExists } from '../users/entity.ts'
import { changedWaiver } from '../waivers/waiver.ts'
import { divisionField } from './divisions.ts'
import { type TeamItem, teams } from './entity.ts'
import { holdsName, teamRecord } from './record.ts'
import { createTeamByAdminInput, createTeamInput, foldedTeamName, updateTeamInput } from './validation.ts'

type Creation = {
  creator: Publisher
  input: unknown
  key: string | null
  /** The creator's recent writes, so that the directory also finds a duplicate name among them. */
  seen: Token
  now: Date
}

/** More teams than any city has. */
const MAX_IN_CITY = 10_000
const cityText = (city: string, state: string | undefined) => (state ? `${city}, ${state}` : city)

const taken = () => new Refusal('CONFLICT', siteTexts.teamNameTaken, { fields: { name: [siteTexts.teamNameTaken] } })

/** Creates the team and claims it for its creator, unless the creator is an admin. */
export async function createTeam({ creator, input, key, seen, now }: Creation): Promise<TeamItem> {
  const { userID, isAdmin } = creator
  const parsed = parse(isAdmin ? createTeamByAdminInput : createTeamInput, input)
  const { name, locationCity, state, division, ageGroup } = parsed
  checkState(state)
  if (!isAdmin) refuseReserved(name)
  const teamID = newID()
  const request = { userID, operation: 'createTeam', input, key, now }

  async function create(guard: [Write, Error][]) {
    await refuseTaken({ teamID, name, locationCity, state }, seen)
    const team = {
      teamID,
      name,
      ...edited({}, parsed, 'state', 'description', 'sport'),
      locationCity: (await cityName(locationCity, state)) || undefined,
      ...(await coordinatesOf(locationCity, state)),
      divisions: division ? [{ id: childID(teamID), division, ageGroup }] : [],
      ...(!isAdmin && { claimedBy: userID, claimedAt: now.toISOString() }),
      createdBy: userID,
      ...unverifiedMark(creator),
    }
    const created = teamRecord.create(team, { now, taken: taken() })
    await transactWrite([...guard, ...recordWrites(created), userExists(userID)])
    return created.item
  }
  return idempotent(request, teamID, create, (teamID) => get(teams, { teamID }))
}

/** `isRelisted`: the rows of its events and opportunities show its old name, sport, age rule, or season's cost. */
export async function updateTeam(
  teamID: string,
  input: SeenVersion,
  { caller, seen, now }: { caller: Publisher; seen: Token; now: Date },
) {
  const parsed = parse(updateTeamInput, input)
  const change = async (logo: StoredPhoto | undefined) => {
    const team = await get(teams, { teamID })
    checkSeen(input, team)
    checkState(parsed.state, team)
    checkAgeRule(parsed.ageRuleID)
    const name = parsed.name ?? team.name
    if (name !== team.name && !caller.isAdmin) refuseReserved(name)
    const { locationCity: city, state, sport } = edited(team, parsed, 'locationCity', 'state', 'sport')
    const locationCity = await cityName(city, state)
    const { ageRuleID } = edited(team, parsed, 'ageRuleID')
    const moved = locationCity !== team.locationCity || state !== team.state

    const isRenamed = foldedTeamName(name) !== foldedTeamName(team.name)
    if (isRenamed || moved) await refuseTaken({ teamID, name, locationCity, state }, seen)
    const coordinates = moved ? await coordinatesOf(locationCity, state) : {}
    const seasonCost =
      parsed.seasonCost === undefined
        ? team.seasonCost
        : (parsed.seasonCost && { ...parsed.seasonCost, asOf: now.toISOString().slice(0, 10) }) || undefined
    const changes = {
      name,
      locationCity,
      state,
      sport,
      ageRuleID,
      seasonCost,
      ...edited(team, parsed, 'description', 'websiteURL', 'colors', 'crest'),
      ...replaced(team, parsed, 'socialURLs'),
      ...(parsed.logo !== undefined && { logoKey: logo?.key, photoReview: logo?.review }),
      ...unverifiedMark(caller),
      waiver: changedWaiver(team.waiver, parsed.waiverText),
      ...coordinates,
    }
    const holdsKey = isRenamed && (await holdsName(team))
    const origin = correctedOrigin(team, changes)
    const changed = teamRecord.replace(team, { ...changes, origin }, { now, taken: taken(), holdsKey })
    await writeRecord(changed)
    const isRelisted =
      name !== team.name ||
      sport !== team.sport ||
      ageRuleID !== team.ageRuleID ||
      seasonCost?.cents !== team.seasonCost?.cents
    return { team: changed.item, isRelisted }
  }
  return withPhoto(parsed.logo, { by: caller, field: 'logo' }, (logo) => retryOnConflict(() => change(logo)))
}

/** Dismisses the source's suggestion for the field until the source changes it. */
export async function dismissTeamSuggestion(teamID: string, field: string, now: Date): Promise<TeamItem> {
  return retryOnConflict(async () => {
    const team = await get(teams, { teamID })
    const changes = withoutSuggestionOf(team, field)
    return changes ? writeRecord(teamRecord.replace(team, changes, { now })) : team
  })
}

function withoutSuggestionOf({ origin, divisions }: TeamItem, field: string): Partial<TeamItem> | null {
  if (origin?.suggested && field in origin.suggested) return { origin: withoutSuggestion(origin, field) }
  const division = divisions.find((it) => it.suggested && divisionField(it) === field)
  if (!division) return null
  const { suggested, ...kept } = division
  return { divisions: divisions.map((it) => (it === division ? { ...kept, corrected: suggested } : it)) }
}

type Named = Pick<TeamItem, 'teamID' | 'name' | 'locationCity' | 'state'>

/**
 * Imported teams hold no unique key, so this also looks in the directory for an equal name anywhere and for one that looks the same in the city,
 * and checks the match in the table.
 */
async function refuseTaken({ teamID, name, locationCity, state }: Named, seen: Token) {
  const [matches, inCity] = await Promise.all([
    directory().rows('team', { search: name, perPage: 5 }, seen),
    locationCity ? directory().rows('team', { city: cityText(locationCity, state), perPage: MAX_IN_CITY }, seen) : [],
  ])
  const equal = [...matches, ...inCity].find(
    (it) => it.id !== teamID && foldedTeamName(it.name) === foldedTeamName(name),
  )
  if (!equal) return
  const sameName = await find(teams, { teamID: equal.id })
  if (sameName && foldedTeamName(sameName.name) === foldedTeamName(name)) throw taken()
}
