import { type EntryItem, entries } from '../../domain/entries/entity.ts'
import { type RosterPlayer, rosterAge } from '../../domain/entries/roster.ts'
import type { PlayerItem } from '../../domain/players/entity.ts'
import { isVerified } from '../../domain/users/entity.ts'
import { eventWaivers } from '../../domain/waivers/entity.ts'
import { isSignedByFamily } from '../../domain/waivers/signature.ts'
import { findAll } from '../../values/promises.ts'
import type { Context } from '../context.ts'
import type { EventPlayerResolvers } from '../generated.ts'
import { numbersIn, organizesEvent } from '../reads/entries.ts'
import { shownName } from '../rules/full-profile.ts'

type FindPlayer = (playerID: string) => Promise<PlayerItem | null>

/** The players whom the team chose, by number. Organizers with a confirmed address also find team-only players, without their names in full. */
export async function chosenPlayers(entry: EntryItem, context: Context): Promise<RosterPlayer[]> {
  const { load, viewer } = context
  const isSeen = viewer && isVerified(viewer) && (await organizesEvent(entry, context))
  const findPlayer = isSeen ? load.unnamedPlayer : load.player
  return playersOf(entry, entry.roster ?? [], findPlayer, context)
}

/** The players of the team's current roster, and its guests. */
export async function rosterChoices(entry: EntryItem, context: Context): Promise<RosterPlayer[]> {
  const numbers = await numbersIn(entry, context)
  return playersOf(entry, [...numbers.keys()], context.load.player, context)
}

async function playersOf(entry: EntryItem, playerIDs: readonly string[], findPlayer: FindPlayer, context: Context) {
  context.load.budget.expectRecords(playerIDs.length)
  const numbers = await numbersIn(entry, context)
  const numberOf = ({ playerID }: PlayerItem) => Number.parseInt(numbers.get(playerID) ?? '999', 10)
  const found = await findAll([...playerIDs], findPlayer)
  return found
    .sort((a, b) => numberOf(a) - numberOf(b) || a.name.localeCompare(b.name))
    .map((player) => ({ player, entry, numbers }))
}

/** The check of league ages in the division of the entry. */
const ageOf = ({ eventID, divisionID, teamID }: EntryItem, { load, now }: Context) =>
  load.readOnce(`rosterAge#${divisionID}#${teamID}`, async () => {
    const event = (await load.event(eventID))!
    const [team, host] = await Promise.all([load.team(teamID), load.team(event.teamID)])
    const division = event.divisions!.find(({ id }) => id === divisionID)!
    return rosterAge({ event, division, team, host }, now)
  })

export const EventPlayer = {
  id: ({ player }) => player.playerID,
  name: ({ player }, _, context) => shownName(context, player),
  jerseyNumber: ({ player, numbers }) => numbers.get(player.playerID) ?? null,
  fit: async ({ player, entry }, _, context) => (await ageOf(entry, context))(player),
  isOnTeam: ({ player, numbers }) => numbers.has(player.playerID),
  isOnOtherTeam: async ({ player: { playerID }, entry }, _, { load }) =>
    (await load.eventPartition(entry.eventID))
      .of(entries)
      .some(
        ({ divisionID, teamID, status, roster }) =>
          divisionID === entry.divisionID &&
          teamID !== entry.teamID &&
          status === 'ACCEPTED' &&
          (roster?.includes(playerID) ?? false),
      ),
  waiverSigned: async ({ player, entry: { eventID } }, _, { load }) =>
    (await load.event(eventID))?.waiverRequired
      ? (await load.eventPartition(eventID)).of(eventWaivers).some((it) => isSignedByFamily(it, player))
      : null,
} satisfies EventPlayerResolvers
