import type { Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const agesMinMax = ({ min, max }: { min: Value; max: Value }) => `Ages ${min} to ${max}`
export const agesMin = (min: Value) => `Ages ${min} and up`
export const agesMax = (max: Value) => `Ages up to ${max}`
export const countSpotsLeft = (count: number) =>
  plural(count, { one: `${number(count)} spot left`, other: `${number(count)} spots left` })
export const ageYears = (age: Value) => `Age ${age}`
export const stateValidCode = 'State must be a valid two-letter code (e.g., FL).'
export const imageSizeLess5mb = 'Image size must be less than 5MB'
export const selectValidImageFile = 'Please select a valid image file'
export const previewPostponed = 'Postponed'
export const previewCanceled = 'Canceled'
export const previewFull = 'Full'
export const previewClosed = 'Registration closed'
export const previewPast = 'Past'
export const contactManager = 'Manager'
export const contactCoach = 'Coach'
export const assistantCoach = 'Assistant Coach'
export const teamAdmin = 'Team Admin'
export const fromTo = ({ from, to }: { from: Value; to: Value }) => `${from} to ${to}`
export const seasonOfYear = ({ year, type }: { year: Value; type: Value }) => `${year} ${type}`
export const free = 'Free'
export const fungoCannotStoreAnything = 'Fungo cannot store anything at the moment. Please try again later.'
export const somethingWentWrong = 'Something went wrong. Please try again.'
export const recordNotFound = (record: Value) => `${record} not found`
export const noConnection = 'No connection. Check your network and try again.'
export const baseball = 'Baseball'
export const softball = 'Softball'
export const tryout = 'Tryout'
export const guestPlayerNeeded = 'Guest Player Needed'
export const allDay = 'All day'
