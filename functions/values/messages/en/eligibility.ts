import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const nameAlreadyRegistered = ({ status, name }: { status: Value; name: Value }) =>
  select(status, {
    APPROVED: `${name} is already registered (approved)`,
    REJECTED: `${name} is already registered (rejected)`,
    other: `${name} is already registered (pending)`,
  })
export const alreadyRegistered = 'Already registered'
export const ofAge = (age: Value) => `age ${age}`
export const agesMinMax = ({ min, max }: { min: Value; max: Value }) => `ages ${min} to ${max}`
export const agesMin = (min: Value) => `ages ${min} and up`
export const agesMaxUnder = (max: Value) => `ages ${max} and under`
export const cannotRegister = ({ name, age, ages }: { name: Value; age: Value; ages: Value }) =>
  `${name} is ${age} and can't register (${ages})`
export const canRegister = ({ name, age, ages }: { name: Value; age: Value; ages: Value }) =>
  `${name} is ${age} and can register (${ages})`
export const tooYoungAge = (age: Value) => `Too young: ${age}`
export const tooOldAge = (age: Value) => `Too old: ${age}`
export const isAnotherSport = ({ sport, name }: { sport: Value; name: Value }) =>
  select(sport, {
    BASEBALL: `This is baseball, and ${name}'s team plays softball`,
    other: `This is softball, and ${name}'s team plays baseball`,
  })
export const playsSoftball = 'Plays softball'
export const playsBaseball = 'Plays baseball'
export const nameCanRegister = (name: Value) => `${name} can register: all ages are welcome`
export const fits = 'Fits'
export const thisIsForAges = ({ ages, name }: { ages: Value; name: Value }) =>
  `This is for ${ages}. ${name}'s age isn't on file, so the organizer will check`
export const minAndUp = (min: Value) => `${min} and up`
export const maxAndUnder = (max: Value) => `${max} and under`
export const minOrMax = ({ min, max }: { min: Value; max: Value }) => `${min} or ${max}`
export const forAllAges = 'For players of all ages'
export const nameRegisterOrganizerChecks = ({ name, ages }: { name: Value; ages: Value }) =>
  `${name} can register (${ages}). The rules differ, so the organizer will check the birthday`
export const organizerChecksBirthday = 'The organizer will check the birthday'
export const nameAgeTodayBut = ({ name, age, ages }: { name: Value; age: Value; ages: Value }) =>
  `${name} is ${age} today, but the league age counts (${ages}). It is checked when you register`
export const leagueAgeCounts = 'The league age counts'
export const playersLeagueAge = (ages: Value) => `For players of league age ${ages}`
export const fixTheAge = 'Fix the age'
/** 'What fits an 11-year-old'. */
export const whatFitsAge = (age: number) => `What fits ${[8, 11, 18].includes(age) ? 'an' : 'a'} ${age}-year-old`
