import type { RichText, Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const login = 'Login'
export const signOutQuestion = 'Sign out?'
export const checkInsOnThisDevice = (count: number) =>
  plural(count, {
    one: `${number(count)} check-in is only on this device. Signing out drops it.`,
    other: `${number(count)} check-ins are only on this device. Signing out drops them.`,
  })
export const openCheckInToSend = 'To send them, open the check-in page with a connection.'
export const explore = 'Explore'
export const browseTeams = 'Browse Teams'
export const browsePlayers = 'Browse Players'
export const findOpportunities = 'Find Opportunities'
export const upcomingEvents = 'Upcoming Events'
export const account = 'Account'
export const signUp = 'Sign Up'
export const logIn = 'Log In'
export const logOut = 'Log Out'
export const profile = 'Profile'
export const legal = 'Legal'
export const privacyPolicy = 'Privacy Policy'
export const termsOfService = 'Terms of Service'
export const cookiePolicy = 'Cookie Policy'
export const contactSupport = 'Contact Support'
export const footer = 'Footer'
export const questionsWriteTo = (address: Value) => `Questions? Write to <link>${address}</link>` as RichText<'link'>
export const placesByGeonames = 'Places: <geonames>GeoNames</geonames>, <license>CC BY 4.0</license>' as RichText<
  'geonames' | 'license'
>
export const theme = 'Theme'
export const systemTheme = 'System theme'
export const lightTheme = 'Light theme'
export const darkTheme = 'Dark theme'
export const home = 'Home'
export const opportunities = 'Opportunities'
export const main = 'Main'
export const loading = 'Loading...'
export const fungoNeedsJavascript = 'Fungo needs JavaScript. Please turn it on and reload the page.'
export const admin = 'Admin'
export const menu = 'Menu'
export const myProfile = 'My Profile'
export const accountSettings = 'Account Settings'
export const signOut = 'Sign Out'
export const skipToContent = 'Skip to content'
export const offlineBanner = "You're offline. Pages you've opened still work."
export const sessionHasEnded = 'Your session has ended. Log in to continue.'
export const offlineOpenAgain = "You're offline. Open this page again when you're back online."
export const findAnything = 'Find anything'
export const search = 'Search'
export const pageDidNotLoad = "This page didn't load"
export const countWaitingForYou = (count: Value) => `${count} waiting for you`
export const mySeason = 'My Season'
export const newVersion = 'Fungo has a new version.'
export const reload = 'Reload'
export const pageNotFound404 = '404 - Page Not Found'
export const pageNotFound = 'Page Not Found'
export const goHome = 'Go Home'
export const pageDoesNotExist = "The page you're looking for doesn't exist."
export const logInButton = 'Log in'
export const mayHaveBeenRemoved = 'It may have been removed, or the link may be incomplete.'
export const pagesInEnglish = 'These pages are in English.'
export const emailsInThisLanguage = 'Do you want our emails in English, too?'
export const yes = 'Yes'
