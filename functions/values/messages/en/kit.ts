import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const countOfNoun = ({ count, noun }: { count: number; noun: Value }) =>
  select(noun, {
    event: plural(count, { one: `${number(count)} event`, other: `${number(count)} events` }),
    opportunity: plural(count, { one: `${number(count)} opportunity`, other: `${number(count)} opportunities` }),
    player: plural(count, { one: `${number(count)} player`, other: `${number(count)} players` }),
    season: plural(count, { one: `${number(count)} season`, other: `${number(count)} seasons` }),
    registration: plural(count, { one: `${number(count)} registration`, other: `${number(count)} registrations` }),
    user: plural(count, { one: `${number(count)} user`, other: `${number(count)} users` }),
    result: plural(count, { one: `${number(count)} result`, other: `${number(count)} results` }),
    division: plural(count, { one: `${number(count)} division`, other: `${number(count)} divisions` }),
    contact: plural(count, { one: `${number(count)} contact`, other: `${number(count)} contacts` }),
    other: `${number(count)} ${noun}`,
  })
export const foundRecords = (found: Value) => `Found ${found}`
export const foundAndUnstated = ({ found, unstated }: { found: Value; unstated: number }) =>
  plural(unstated, {
    one: `Found ${found}, and ${number(unstated)} that does not say`,
    other: `Found ${found}, and ${number(unstated)} that do not say`,
  })
export const error = 'Error'
export const meanEmail = (email: Value) => `Did you mean ${email}?`
export const browserCannotReadHeic =
  "This browser cannot read HEIC photos. Save the photo as a JPG, or choose Most Compatible in your iPhone's settings under Camera, Formats."
export const tryAgain = 'Try again'
export const clearAll = 'Clear search and filters'
export const locating = 'Locating...'
export const previous = 'Previous'
export const next = 'Next'
export const lastPage = (pages: number) => `Go to the last page (${number(pages)})`
export const firstPage = 'Go to the first page'
export const results = 'Results'
export const pageDoesNotExist = (page: number) => `Page ${number(page)} doesn't exist`
export const showMore = 'Show more'
export const clearSelection = 'Clear selection'
export const suggestions = 'Suggestions'
export const moreMatches = 'There are more matches. Keep typing to narrow them down.'
export const searching = 'Searching...'
export const noResultsSoFar = 'No results so far'
export const noResultsFound = 'No results found'
export const didYouMean = (search: Value) =>
  `No exact match. Did you mean <search>${search}</search>?` as RichText<'search'>
export const foundMoreEnd = (found: Value) => `${found}. There are more at the end of the list.`
export const foundMoreMatches = (found: Value) => `${found}. There are more matches. Keep typing to narrow them down.`
export const addToCalendar = 'Add to calendar'
export const clearSearch = 'Clear search'
export const cancel = 'Cancel'
export const close = 'Close'
export const share = 'Share'
export const didNotLoad = "This didn't load. Check your network and try again."
export const dismiss = 'Dismiss'
export const errorMessage = ({ message }: { message: Value }) => `Error: ${message}`
export const leaveWithoutSaving = 'Leave without saving?'
export const unsavedChanges = "Your changes haven't been saved."
export const leave = 'Leave'
export const stay = 'Stay'
export const underOneMile = 'Under 1 mi'
export const miles = (miles: Value) => `${miles} mi`
export const locationPermissionDenied =
  'Location permission denied. Please enable location access in your browser settings.'
export const locationUnknown =
  'Unable to determine your location. Try entering your location manually or check your GPS signal.'
export const locationTimedOut = 'Location request timed out. Please try again.'
export const geolocationNotSupported = 'Geolocation not supported by your browser'
export const locationFailed = 'Failed to get location'
export const pagination = 'Pagination'
export const alreadyAnsweredCanceled = 'This was already answered or canceled.'
export const countMore = (count: Value) => `+${count} more`
export const alreadyRemoved = 'This was already removed.'
export const confirmDelete = 'Confirm Delete'
export const confirmRestorableDelete = ({ name }: { name: Value }) =>
  `Are you sure you want to delete ${name}? You can restore it for 30 days under Recently Deleted.`
export const confirmFinalDelete = ({ name }: { name: Value }) =>
  `Are you sure you want to delete ${name}? This action cannot be undone.`
export const deletedSuccessfully = 'Deleted successfully!'
export const reasonOptional = 'Reason (optional)'
export const reasonField = 'Reason'
export const order = 'Order'
export const defaultOrder = 'Default order'
export const headerDescending = (header: Value) => `${header}, descending`
export const pageNotFoundSentence = 'Page not found'
export const changedMeanwhile = 'This was changed while you were editing. Save again to keep your values.'
export const savedAndYours = ({ label, saved, mine }: { label: Value; saved: Value; mine: Value }) =>
  `<label>${label}:</label> saved “${saved}”, yours “${mine}”` as RichText<'label'>
export const takeSavedValue = (label: Value) => `Use the saved ${label}`
export const saved = 'Use Saved'
export const empty = 'empty'
export const level = 'Level'
export const chooseASeason = 'Choose a season'
export const moreOptions = 'More options'
export const familiesWillSee = 'What families will see'
export const localTime = 'Local time.'
export const othersSeeFirstPhoto = (noun: Value) =>
  select(noun, {
    logo: 'Others see your first logo after an admin has looked at it.',
    other: 'Others see your first photo after an admin has looked at it.',
  })
export const onlyPeopleTieSee = (noun: Value) =>
  select(noun, {
    logo: 'Until an admin has looked at this logo, only people of the team see it.',
    other: 'Until an admin has looked at this photo, only people with a tie to the player see it.',
  })
export const othersSeePhotoOnce = (noun: Value) =>
  select(noun, {
    logo: 'Others see this logo once you have confirmed your email address.',
    other: 'Others see this photo once you have confirmed your email address.',
  })
export const othersSeeOnlyFacts = (kind: Value) =>
  select(kind, {
    team: 'Until whoever saved it last confirms an email address, others see only the name, place, and divisions of this team, not its description, links, logo, or waiver.',
    event:
      "Until whoever saved it last confirms an email address, others do not see this event's description, organizer, links, or how to pay.",
    other:
      'Until whoever saved it last confirms an email address, others see only the title, place, time, ages, and fee, not the description or what to bring.',
  })
