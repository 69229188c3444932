import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'
import { plural } from './counts.ts'

export const todayAndThisWeek = 'Today and this week'
export const allOfMySeason = 'All of My Season'
export const nothingThisWeek = 'Nothing in the next seven days.'
export const checkInSentence = 'Check in'
export const decide = 'Decide'
export const registrations = 'Registrations'
export const eventYouOrganize = 'Event you organize'
export const event = 'Event'
export const yourPlayerName = 'Your player'
export const today = 'Today'
export const myKids = 'My Kids'
export const nothingIsWaiting = 'Nothing is waiting.'
export const noDecisions = 'No decisions to make.'
export const notSelected = 'Not selected'
export const spotFree = 'A spot is free'
export const findTeamHint = 'Find your team, or create it. It shows up here.'
export const addPlayerHint = 'Add your player, or create your team. Both show up here.'
export const addAPlayer = 'Add a Player'
export const findMyTeam = 'Find My Team'
export const createATeam = 'Create a Team'
export const registrationApproved = 'Approved'
export const registrationPending = 'Pending'
export const countApproved = (count: number) => plural(count, { one: `${count} approved`, other: `${count} approved` })
export const countToDecide = (count: Value) => `${count} to decide`
export const amountToCollect = (amount: Value) => `${amount} to collect`
export const amountDue = (amount: Value) => `${amount} due`
export const feeAmount = (amount: Value) => `Fee ${amount}`
export const kindOfOpportunity = ({ kind }: { kind: Value }) =>
  select(kind, { TRYOUT: 'Tryout', other: 'Guest player needed' })
export const kindYouOrganize = ({ kind }: { kind: Value }) =>
  select(kind, { TRYOUT: 'Tryout, you organize it', other: 'Guest player needed, you organize it' })
export const waitingFor = (whom: Value) =>
  select(whom, {
    team: '<what></what>: waiting for the team',
    you: '<what></what>: waiting for you',
    'you to take': '<what></what>: waiting for you, to take the spot',
    'you to accept': '<what></what>: waiting for you, to accept it',
    family: '<what></what>: waiting for the family',
    'free spot': '<what></what>: waiting for a free spot',
    other: '<what></what>: waiting for the organizer',
  }) as RichText<'what'>
export const overlaps = ({ title, start }: { title: Value; start: Value }) => `At the same time: ${title}, ${start}`
export const tooFar = ({ title, start, miles }: { title: Value; start: Value; miles: Value }) =>
  `Too far to reach in time: ${title}, ${start}, ${miles} miles away`
export const waitlistedByCoach = (position: Value) => `Waitlisted by the coach, number ${position}`
export const waitlistNumber = (position: Value) => `Waitlist, number ${position}`
export const registrationsToDecide = ({ count, title }: { count: number; title: Value }) =>
  plural(count, {
    one: `<link>${count} registration to decide</link>: ${title}, <time></time>`,
    other: `<link>${count} registrations to decide</link>: ${title}, <time></time>`,
  }) as RichText<'link' | 'time'>
export const postTryoutGuestSpot = (name: Value) =>
  `Post a tryout or guest spot<more> for ${name}</more>` as RichText<'more'>
