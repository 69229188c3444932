import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const enterDatesAs = 'Enter dates as YYYY-MM-DD.'
export const yearMustBeNumber = 'Year must be a number'
export const yearRange = 'Year must be from 1900 to 2200'
export const fieldTooLong = ({ what, limit }: { what: Value; limit: Value }) =>
  select(what, {
    title: `A title must be ${limit} characters or fewer`,
    description: `A description must be ${limit} characters or fewer`,
    whatToBring: `What to bring must be ${limit} characters or fewer`,
    time: `A time must be ${limit} characters or fewer`,
    location: `A location must be ${limit} characters or fewer`,
    city: `A city must be ${limit} characters or fewer`,
    eventName: `An event name must be ${limit} characters or fewer`,
    date: `A date must be ${limit} characters or fewer`,
    eventType: `An event type must be ${limit} characters or fewer`,
    subject: `A subject must be ${limit} characters or fewer`,
    organizer: `An organizer must be ${limit} characters or fewer`,
    paymentNote: `A payment note must be ${limit} characters or fewer`,
    division: `A class must be ${limit} characters or fewer`,
    other: `A season name must be ${limit} characters or fewer`,
  })
export const teamFieldTooLong = ({ what, limit }: { what: Value; limit: Value }) =>
  select(what, {
    city: `A city must be ${limit} characters or fewer.`,
    description: `A description must be ${limit} characters or fewer.`,
    webAddress: `A web address must be ${limit} characters or fewer.`,
    waiver: `A waiver must be ${limit} characters or fewer.`,
    practicePlace: `A practice place must be ${limit} characters or fewer.`,
    division: `A division must be ${limit} characters or fewer.`,
    divisionOrAgeGroup: `A division or age group must be ${limit} characters or fewer.`,
    season: `A season must be ${limit} characters or fewer.`,
    reason: `A reason must be ${limit} characters or fewer.`,
    other: `Notes must be ${limit} characters or fewer.`,
  })
export const enterEmail = 'Enter your email address'
export const emailTooLong = 'This email address is too long'
export const invalidEmail = 'Enter a valid email address'
export const enterFullName = 'Enter your full name'
export const nameTooLong = 'A name must be 100 characters or fewer'
export const nameIsRequired = 'Name is required'
export const chooseSport = 'Choose baseball or softball.'
export const selectPlayer = 'Please select a player'
export const fillRequired = 'Please fill in required fields'
export const endBeforeStart = "End date can't be before the start date."
export const jerseyNumberDigit3 = 'A jersey number has a digit and up to 3 characters, digits or letters.'
export const letterLost = 'A letter was lost. Please type the text again.'
export const fillAllFields = 'Please fill in all fields'
export const levelNamesAnotherAgeGroup = 'The level names another age group.'
export const nameNoWebAddress = 'A name cannot contain a web address, an email address, or a phone number'
export const namesFungoAdminSupport =
  'Names with “Fungo”, “Admin”, or “Support” are reserved. Please choose another one.'
