import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number } from './counts.ts'

export const invalidWebAddress = 'Enter a web address that begins with https://'
export const invalidSocialLink = 'Enter https:// addresses of Facebook, Instagram, X, YouTube, TikTok, or Threads.'
export const tooManySocialLinks = 'Enter up to six addresses.'
export const twoDifferentColors = 'Choose two different colors.'
export const chooseCrest = 'Choose one of the crests.'
export const countWholeNumber = ({ what, limit }: { what: Value; limit: number }) =>
  select(what, {
    cents: `The dues in cents must be a whole number from 0 to ${number(limit)}.`,
    dollars: `The dues in dollars must be a whole number from 0 to ${number(limit)}.`,
    tournaments: `The number of tournaments must be a whole number from 0 to ${number(limit)}.`,
    overnightTrips: `The number of overnight trips must be a whole number from 0 to ${number(limit)}.`,
    rosterSize: `The number of players on the roster must be a whole number from 0 to ${number(limit)}.`,
    other: `Practices a week must be a whole number from 0 to ${number(limit)}.`,
  })
export const teamNameRequired = 'Team name is required.'
export const nameHasDivision = 'Team name should not include a division or age group (e.g., 12U, AA).'
export const cityRequired = 'City is required to create a team.'
export const teamNameTooLong = (limit: number) => `A team name must be ${number(limit)} characters or fewer.`
