import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const selectDivisionFirst = 'Please select a division before adding a player'
export const chooseADivision = 'Choose a division'
export const addPlayerForm = 'Add a player'
export const addOnePlayer = 'Add one player'
export const importAList = 'Import a list'
export const addDivisionFirst = 'Add a division first'
export const newPlayerName = (name: Value) => `New player “${name}”`
export const addPlayerButton = 'Add Player'
export const weAskedFamily = (name: Value) => `We asked ${name}'s family. They have to accept first.`
export const isOnRosterNow = (name: Value) => `${name} is on the roster!`
export const isBackOnRoster = (name: Value) => `${name} is back on the roster!`
export const thisPlayer = 'this player'
export const removeFromRoster = 'Remove from roster'
export const confirmRemove = (name: Value) => `Are you sure you want to remove ${name} from the roster?`
export const playerRemovedRoster = 'Player removed from the roster!'
export const inviteFamily = 'Invite family'
export const inviteTheFamily = 'Invite the family'
export const inviteFamilyName = (name: Value) => `Invite the family of ${name}`
export const weEmailedFamily = (name: Value) => `We emailed the family of ${name}.`
export const familyClaimsWithLink = (name: Value) =>
  `The family claims the profile with the link in the email and manages it from then on. ${name} stays on the roster.`
export const parentsEmail = "Parent's email"
export const sendInvitationButton = 'Send invitation'
export const removeName = (name: Value) => `Remove ${name}`
export const moveAnotherSeason = 'Move to another season'
export const pastEntries = 'Past'
export const pastRoster = 'Past roster'
export const importPlayers = 'Import players'
export const listOfPlayers = 'List of players'
export const onePlayerPerLine =
  "One player per line, with or without a header: name, jersey number, position, birth year, parent's email. For example: Jordan Sample, 7, SS, 2014, parent@example.com"
export const excelCsvFile = 'Or an Excel or CSV file'
export const reading = 'Reading...'
export const preview = 'Preview'
export const pdf = 'This is a PDF. Please save the list as an Excel (.xlsx) or CSV file.'
export const oldProtectedExcelFile =
  'This is an old Excel file (.xls) or one with a password. Please save it as .xlsx or CSV without a password.'
export const picture = 'This is a picture. Please choose an Excel (.xlsx) or CSV file.'
export const textDocument =
  'This is a text document. Please copy the list from it, or choose an Excel (.xlsx) or CSV file.'
export const noExcelFile = 'This is no Excel file that Fungo can read. Please save the list as .xlsx or CSV.'
export const fileNoTable = 'This file is no table. Please choose an Excel (.xlsx) or CSV file.'
export const fileCantRead = "The file can't be read. Please choose it again."
export const columnsList = 'Columns of the list'
export const fungoReadsColumnsFollows = 'Please check what each column is. Only these are read.'
export const columnNumber = (number: Value) => `Column ${number}`
export const pleaseChoose = 'Please choose'
export const leaveOut = 'Leave out'
export const jerseyNumberColumn = 'Jersey number'
export const birthYearColumn = 'Birth year'
export const valuesColumn = 'Values'
export const columnFile = 'Column'
export const meaningColumn = 'Read as'
export const whatColumnHeader = (header: Value) => `What the column ${header} is`
export const firstNameColumn = 'First name'
export const lastNameColumn = 'Last name'
export const fullNameColumn = 'Name'
export const birthDate = 'Birth date'
export const secondParentsEmail = "Second parent's email"
export const playersEmailNeverStored = "A player's own email address is never stored."
export const chooseWhatMarkedColumns = 'Choose what the marked columns are, and which has the names.'
export const leftOutRows = (rows: Value) => `Left out: ${rows}`
export const parentInviteName = (name: Value) => `Parent to invite for ${name}`
export const dayFirstBirthDates = 'The day is first in these birth dates'
export const dayFirstExample = '9/3/2015 is then March 9.'
export const birthDateTextNot = (text: Value) => `The birth date “${text}” was not understood.`
export const noName = 'No name'
export const profileOfName = (name: Value) => `Profile of ${name}`
export const claimedByFamily = 'claimed'
export const result = 'Result'
export const importing = 'Importing...'
export const joins = 'Joins'
export const asksFamilyFirst = 'Asks the family first'
export const notImported = 'Not imported'
export const invitesTheFamily = 'Invites the family'
export const familyGetsLink = 'The family gets a link to claim the profile.'
export const addNewPlayer = 'Add new player'
export const selectSeason = 'Please select a season'
export const selectDivision = 'Please select a division'
export const playerWithFamilyStays =
  'A player with a family stays in the current season until the family accepts. Others move right away.'
export const noOneMoved = (season: Value) => `No one was moved: all are already in ${season} or asked.`
export const waitingForFamily = (count: Value) => `${count} waiting for the family`
export const alreadyThereOrAsked = (count: Value) => `${count} already there or asked`
export const moving = 'Moving...'
export const sinceDate = (date: Value) => `Since ${date}`
export const guardianInvited = 'Guardian invited'
export const guardianNotYetInvited = 'Guardian not yet invited'
export const editRosterEntry = 'Edit roster entry'
export const rosterUpdatedSuccessfully = 'Roster updated successfully!'
export const noDivision = 'No division'
export const jerseyNumberLabel = 'Jersey Number'
export const rosterGaps = 'Roster gaps'
export const positionsWithNone = 'Players at each position. Where a position has none, post a guest need for it.'
export const playersByPosition = 'Players at each position'
export const findOne = 'Find one'
export const findPositionFor = ({ position, name }: { position: Value; name: Value }) =>
  `Find one: ${position} for ${name}`
export const rosterSheet = 'Roster sheet'
export const parentAndPhone = 'Parent and phone'
export const cancelRequest = 'Cancel request'
export const stopAskingFamily = (name: Value) => `Stop asking the family of ${name}?`
export const keepRequest = 'Keep request'
export const requestCanceled = 'Request canceled.'
export const familyHasAnswered = 'The family has already answered, or the request has ended.'
export const nameWasDeclined = (name: Value) => `${name} was declined.`
export const cancelRequestFor = (name: Value) => `Cancel the request for ${name}`
export const waitingEntries = 'Waiting'
export const playersWillJoin = 'These players join the roster when the other side accepts.'
export const playersWaiting = 'Players waiting to join the roster'
export const importCountPlayers = (count: number) =>
  plural(count, { one: `Import ${number(count)} player`, other: `Import ${number(count)} players` })
export const countPlayersImported = (count: number) =>
  plural(count, { one: `${number(count)} player imported.`, other: `${number(count)} players imported.` })
export const moveCountPlayers = (count: number) =>
  plural(count, { one: `Move ${number(count)} player`, other: `Move ${number(count)} players` })
export const playersMoved = ({ count, season }: { count: number; season: Value }) =>
  plural(count, {
    one: `${number(count)} player moved to ${season}`,
    other: `${number(count)} players moved to ${season}`,
  })
