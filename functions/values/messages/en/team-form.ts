import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const playsIn = 'Plays in'
export const ruleDecidesFitsAges =
  "The body whose tournaments the team plays. Its rule decides who fits the ages. Without one, a player who fits by any body's rule can register."
export const teamUpdatedSuccessfully = 'Team updated successfully!'
export const whichSport = 'Which sport does this team play?'
export const sportHint = 'Families who filter by sport see it after the others.'
export const crest = 'Crest'
export const firstColor = 'First color'
export const secondColor = 'Second color'
export const chooseAShield = 'Choose a shield'
export const crestName = (crest: Value) =>
  select(crest, {
    SHIELD_BAND: 'Shield, Band',
    SHIELD_SASH: 'Shield, Sash',
    CROWN_HALVES: 'Crown, Halves',
    CROWN_CHEVRON: 'Crown, Chevron',
    ROUND_RING: 'Round, Ring',
    ROUND_STRIPES: 'Round, Stripes',
    HEXAGON_HALVES: 'Hexagon, Halves',
    HEXAGON_BAND: 'Hexagon, Band',
    DIAMOND_RING: 'Diamond, Ring',
    DIAMOND_SASH: 'Diamond, Sash',
    PLATE_CHEVRON: 'Plate, Chevron',
    other: 'Plate, Stripes',
  })
export const photoHint = "JPG, PNG, or GIF, up to 5MB. Everyone can see it, so don't use photos of players."
export const theTeamsLogo = "The team's logo"
export const embedOfTeam = 'This team: its tryouts and events'
export const embedOfTryouts = 'The tryouts of every team with this name'
export const tryoutsOfName = (name: Value) => `Tryouts of ${name}`
export const onYourOwnWebsite = 'On your own website'
export const pasteCode =
  'Paste this code into a page of your site. It always shows what visitors see here, without players and without cookies.'
export const codeCopied = 'Code copied'
export const copyCode = 'Copy code'
export const duesInDollars = 'Dues for the season, in dollars'
export const familiesLookForThis =
  'Families look for this first. Saving it again says that it is right as of today. Empty: not given.'
export const included = 'Included'
export const tournaments = 'Tournaments'
export const overnightTrips = 'Overnight trips'
export const practicesAWeek = 'Practices a week'
export const practicePlace = 'Where you practice'
export const rosterSize = 'Roster size'
export const updateCost = 'Update Cost'
export const teamSettings = 'Team settings'
export const updateTeam = 'Update Team'
export const unnamedTeam = 'Unnamed team'
export const everyoneWillSee = 'What everyone will see'
export const websiteSocialLinks = 'Website and social links'
export const website = 'Website'
export const socialLinks = 'Social links'
export const oneAddressPerLine = 'One address per line: Facebook, Instagram, X, YouTube, TikTok, or Threads.'
export const updateLinks = 'Update Links'
export const yourOwnWaiver = 'Your own waiver'
export const currentWaiver = ({ text, version }: { text: Value; version: Value }) =>
  select(text, {
    own: `Families accept this text now (version ${version}). A new text is for later registrations: earlier ones keep the text that was accepted. Leave it empty to use ours.`,
    other: `Families accept our text now (version ${version}). A new text is for later registrations: earlier ones keep the text that was accepted. Leave it empty to use ours.`,
  })
export const readOurText = 'Read our text'
export const updateWaiver = 'Update Waiver'
