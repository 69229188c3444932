import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const nameTooLong = 'A name must be 100 characters or fewer.'
export const playerNameRequired = 'Player name is required.'
export const birthIncomplete = 'Choose the birth year and the months of the birthday.'
export const invalidBirthYear = 'Choose a birth year of the last 25 years.'
export const ageWholeNumber = 'Age must be a whole number from 1 to 99.'
export const chooseVisibility = 'Choose who can find the player.'
export const playersNameLetter = "A player's name has a letter."
export const fieldTooLong = ({ limit, what }: { limit: Value; what: Value }) =>
  select(what, {
    batsThrows: `Bats/Throws must be ${limit} characters or fewer.`,
    city: `A city must be ${limit} characters or fewer.`,
    other: `A state must be ${limit} characters or fewer.`,
  })
export const invalidBatsThrows = (list: Value) => `Bats/Throws must be one of ${list}.`
