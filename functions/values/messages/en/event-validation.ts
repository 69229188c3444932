import type { Value } from '../text.ts'
import { number } from './counts.ts'

export const stateIsRequired = 'State is required'
export const cityIsRequired = 'City is required'
export const dateIsRequired = 'Date is required'
export const locationIsRequired = 'Location is required'
export const eventNameRequired = 'Event name is required'
export const eventTypeRequired = 'Event type is required'
export const invalidDate = 'Date is not a valid date and time'
export const endBeforeStart = "The end can't be before the start"
export const chooseAgeGroup = 'Choose an age group'
export const classRequired = 'The class is required'
export const mostTeamsRange = 'The number of teams must be from 1 to 500'
export const entryFeeRange = 'The entry fee must be from $0 to $10,000'
export const guaranteedGamesRange = 'The number of games must be from 0 to 20'
export const tooManyDivisions = 'An event can have up to 50 divisions'
export const divisionTwice = 'Two divisions have the same age group and class'
export const percentRange = 'The percentage must be from 0 to 100'
export const tooManyRefundDays = 'A refund policy can have up to 5 days'
export const tooManyPlayers = 'A team can choose up to 30 players.'
export const gameOnOtherDay = (time: Value) => `${time} is not a time on the days of the event`
export const gameNeedsTwoTeams = 'A game needs two accepted teams of its division'
export const tooManyGames = (limit: number) => `A schedule can have up to ${number(limit)} games`
