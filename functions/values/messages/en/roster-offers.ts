import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const choosePosition = 'Please choose a position of the list'
export const chooseDivision = 'Choose a division'
export const chooseReplyBy = 'Choose until when the family can answer, up to 60 days from now'
export const priceRange = 'Enter a price from $0 to $100,000'
export const offerLimit = (count: Value) => `Offer spots to up to ${count} players at a time.`
export const spotsRange = (most: Value) => `Enter a number of spots from 1 to ${most}`
export const noteTooLong = ({ limit }: { limit: Value }) => `A note must be ${limit} characters or fewer`
export const positionTwice = 'The list has a position twice'
export const needsTeam = 'Only an opportunity of a team can offer spots on a roster.'
export const familyHasNoAccount =
  "The player's family has no account yet. Invite the family to claim the profile first."
export const alreadyOffered = 'This player already has an offer from this team'
export const noSpotLeft = 'No spot is left for this position'
export const nobodyLeftToTell = 'No family is left to tell'
export const offerIsOver = 'This offer was already answered or has ended'
export const rosterOffers = 'Roster offers'
export const anyPosition = 'Any position'
export const spotsNotSet = "You haven't set how many spots to fill."
export const spotsOfPosition = ({ position, left, spots }: { position: Value; left: Value; spots: Value }) =>
  `${position}: ${left} of ${spots} left`
export const setSpots = 'Spots to fill'
export const spotsHint = "How many spots do you want to fill? Leave empty for none. You can't offer more than these."
export const tellOthers = 'Not selected: tell all others'
export const tellOthersHint =
  'The families of all players without an offer get one kind email: thank you, no spot this time. Families that were made an offer do not get it, unless you withdrew it.'
export const offerSpots = (count: number) =>
  plural(count, { one: `Offer ${number(count)} roster spot`, other: `Offer ${number(count)} roster spots` })
export const familiesAreAsked = (count: number) =>
  plural(count, {
    one: `${number(count)} family is asked by email`,
    other: `${number(count)} families are asked by email`,
  })
export const familiesAreTold = (count: number) =>
  plural(count, {
    one: `${number(count)} family is told by email`,
    other: `${number(count)} families are told by email`,
  })
export const chooseWhom = 'Choose whom to offer a spot.'
export const offered = 'Offered'
export const accepted = 'Accepted'
export const declined = 'Declined'
export const open = 'Open'
export const nextByScore = 'Next by score'
export const answersBy = 'Answers by <time></time>' as RichText<'time'>
export const statusName = (status: Value) =>
  select(status, { ACCEPTED: 'On the roster', DECLINED: 'Said no', EXPIRED: 'No answer in time', other: 'Withdrawn' })
export const withdraw = 'Withdraw'
export const withdrawOf = (name: Value) => `Withdraw the offer for ${name}`
export const familyIsTold = 'The family can no longer say yes. It is told by email.'
export const withdrawn = 'Offer withdrawn'
export const positionOf = (name: Value) => `Position for ${name}`
export const price = 'Price for the season, in dollars'
export const priceHint = "Your team's season cost, if you have set it. Leave it empty to say nothing."
export const replyWithin = 'The family answers within'
export const replyHours = (hours: number) =>
  hours < 100
    ? plural(hours, { one: `${number(hours)} hour`, other: `${number(hours)} hours` })
    : plural(hours / 24, { one: `${number(hours / 24)} day`, other: `${number(hours / 24)} days` })
export const noteLabel = 'Note'
export const noteHint = 'Appears in the email. Up to 1,000 characters.'
export const offerHint = ({ season, price }: { season: Value; price: Value }) =>
  select(price, {
    '': `${season} · answer by <time></time>`,
    other: `${season} · ${price} · answer by <time></time>`,
  }) as RichText<'time'>
export const offersSpot = '<team></team> offers <player></player> a spot on its roster' as RichText<'team' | 'player'>
