import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const players = 'Players'
export const noAcceptedTeams = 'No accepted teams yet'
export const checkInTeams = 'Check In Teams'
export const checkedIn = 'Checked in'
export const choosePlayers = 'Choose Players'
export const findGuests = 'Find Guest Players'
export const savePlayers = 'Save Players'
export const playersSaved = 'The players are saved.'
export const organizerSees =
  'The organizer sees the numbers, first names with an initial, and whether the ages fit. No birthdays.'
export const familiesSign =
  'We email the families of the players whom you choose and ask them to sign the waiver of the event.'
export const rosterIsEmpty = 'The roster of the team has no players.'
export const rostersFreeze = 'Rosters Freeze'
export const rostersFreezeHint = 'From then on teams cannot change the players whom they chose.'
export const changeUntil = 'Choose the players before'
export const frozenSince = 'The rosters froze on'
export const playersOfTeam = (name: Value) => `Players of ${name}`
export const playersChosen = (count: number) =>
  plural(count, { one: `${number(count)} player`, other: `${number(count)} players` })
export const rosterComplete = (players: Value) => `Complete: ${players}`
export const rosterIsComplete = 'Roster complete'
export const rosterToCheck = ({ players, count }: { players: Value; count: Value }) => `${players}, ${count} to check`
export const fitOfPlayer = ({ fit }: { fit: Value }) =>
  select(fit, {
    FITS: 'Fits',
    CHECK_BIRTHDAY: 'Check the birthday',
    TOO_OLD: 'Too old',
    other: 'Age unknown',
  })
export const notOnTeam = 'Not on the team'
export const alsoOnOtherTeam = 'Also on another team'
export const waiverHint =
  'Families accept it for the players whom teams choose: the waiver of the hosting team, or ours.'
export const waiverSigned = 'Waiver signed'
export const waiverNotSigned = 'Waiver not signed'
export const signWaiver = 'Sign Waiver'
export const signWaiverFor = ({ name, event }: { name: Value; event: Value }) => `Sign Waiver: ${name}, ${event}`
export const acceptWaiver = 'Accept Waiver'
export const waiverSignedFor = (name: Value) => `You signed the waiver for ${name}.`
