import * as v from 'valibot'
import { STATE_INVALID } from '../../services/places/state-codes.ts'
import { stateCodeInput } from '../../services/places/validation.ts'
import { CRESTS } from '../../values/crests.ts'
import {
  divisionEntries,
  hasOneAgeGroup,
  INCOMPLETE,
  isComplete,
  TWO_AGE_GROUPS,
  withoutAgeGroup,
} from '../../values/division-input.ts'
import { blank, freeText, upTo, wholeNumber } from '../../values/field-inputs.ts'
import { nameLine, oneLine, sportInput } from '../../values/inputs.ts'
import { skeletonOf } from '../../values/lookalikes.ts'
import { teamValidationTexts } from '../../values/messages/team-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { withoutContactDetails } from '../../values/name-checks.ts'
import { SEASON_INCLUSIONS } from '../../values/season-cost.ts'

/** '12U', '12-U', 'U12', '12 & Under', 'Under 12' */
const AGE_GROUP =
  /\b\d{1,2} ?(?:\p{Pd} ?)?U\b|\bU ?(?:\p{Pd} ?)?\d{1,2}\b|\b\d{1,2} ?(?:&|\+|and|or) ?U(?:nder)?\b|\bunder ?\d{1,2}\b/iu
/** 'Otters AA', but not 'AA Batteries'. */
const LEVEL = /(?<![\p{L}\p{N}'’])A{2,3}(?![\p{L}\p{N}'’]| batter(?:y|ies)\b)/iu

const most = (limit: number, what: 'city' | 'description' | 'webAddress' | 'waiver' | 'practicePlace') =>
  upTo(limit, what, validationTexts.teamFieldTooLong)

const name = v.pipe(
  blank,
  nameLine,
  v.nonEmpty(inItsLanguage(teamValidationTexts.teamNameRequired)),
  v.maxLength(100, inItsLanguage(teamValidationTexts.teamNameTooLong(100))),
  withoutContactDetails,
  v.check((text) => !AGE_GROUP.test(text) && !LEVEL.test(text), inItsLanguage(teamValidationTexts.nameHasDivision)),
)
const city = v.pipe(blank, oneLine, most(100, 'city'))
const description = v.pipe(freeText, most(4_000, 'description'))
const stateOrBlank = v.pipe(blank, v.trim(), v.union([v.literal(''), stateCodeInput], inItsLanguage(STATE_INVALID)))

type Text = v.GenericSchema<string | null | undefined, string>

const DIVISION = [['division'], ['ageGroup']] as const

/** Blank text becomes ''. The first division may be blank. */
const creation = (locationCity: Text, state: Text) =>
  v.pipe(
    v.object({ name, locationCity, state, description, sport: v.optional(sportInput), ...divisionEntries }),
    v.forward(
      v.partialCheck(DIVISION, (it) => it.division === it.ageGroup || isComplete(it), inItsLanguage(INCOMPLETE)),
      ['division'],
    ),
    v.forward(v.partialCheck(DIVISION, hasOneAgeGroup, inItsLanguage(TWO_AGE_GROUPS)), ['division']),
    v.transform(withoutAgeGroup),
  )

export const createTeamInput = creation(
  v.pipe(city, v.nonEmpty(inItsLanguage(teamValidationTexts.cityRequired))),
  v.pipe(blank, stateCodeInput),
)

/** Admins may leave city and state blank. */
export const createTeamByAdminInput = creation(city, stateOrBlank)

const WEBSITE_INVALID = inItsLanguage(teamValidationTexts.invalidWebAddress)
const SOCIAL_INVALID = inItsLanguage(teamValidationTexts.invalidSocialLink)
const NETWORKS =
  /^(?:www\.|m\.)?(?:facebook\.com|instagram\.com|x\.com|twitter\.com|youtube\.com|tiktok\.com|threads\.(?:net|com))$/

/** The host of an https URL with a public hostname, without credentials or port. */
function hostOf(text: string) {
  if (!text.startsWith('https://') || !URL.canParse(text)) return null
  const { hostname, username, password, port } = new URL(text)
  const isPublic =
    /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/.test(hostname) && !/\.(?:local|internal|localhost|test)$/.test(hostname)
  return isPublic && !username && !password && !port ? hostname : null
}

const address = v.pipe(v.string(), v.trim(), most(300, 'webAddress'))
export const websiteURL = v.pipe(
  address,
  v.check((text) => text === '' || hostOf(text) !== null, WEBSITE_INVALID),
)
const socialURLs = v.pipe(
  v.array(address),
  v.transform((urls) => [...new Set(urls.filter(Boolean))]),
  v.maxLength(6, inItsLanguage(teamValidationTexts.tooManySocialLinks)),
  v.check((urls) => urls.every((url) => NETWORKS.test(hostOf(url) ?? '')), SOCIAL_INVALID),
)

/** The team's other web pages. Omitted fields become undefined. Cleared text becomes ''. */
export const teamLinksInput = v.object({
  websiteURL: v.optional(v.nullable(websiteURL, '')),
  socialURLs: v.optional(v.nullable(socialURLs, [])),
})

const COLORS_INVALID = inItsLanguage(teamValidationTexts.twoDifferentColors)
const color = v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, COLORS_INVALID))
const colors = v.pipe(
  v.array(color),
  v.check((both) => both.length === 2 && both[0] !== both[1], COLORS_INVALID),
)

type Counted = 'cents' | 'dollars' | 'tournaments' | 'overnightTrips' | 'practicesPerWeek' | 'rosterSize'

export const upToCount = (limit: number, what: Counted) =>
  wholeNumber(0, limit, teamValidationTexts.countWholeNumber({ what, limit }))
const count = (limit: number, what: Counted) =>
  v.pipe(
    v.nullish(upToCount(limit, what)),
    v.transform((number) => number ?? undefined),
  )

/** What a team says about a season, without the day on which it says so. */
export const seasonCostInput = v.object({
  cents: count(5_000_000, 'cents'),
  includes: v.array(v.picklist(SEASON_INCLUSIONS)),
  tournaments: count(100, 'tournaments'),
  overnightTrips: count(100, 'overnightTrips'),
  practicesPerWeek: count(14, 'practicesPerWeek'),
  practicePlace: v.pipe(
    freeText,
    most(200, 'practicePlace'),
    v.transform((text) => text || undefined),
  ),
  rosterSize: count(50, 'rosterSize'),
  hasPaymentPlan: v.boolean(),
  hasFinancialAid: v.boolean(),
})

/** Whether the team says something about the season. */
const isStated = ({ includes, ...facts }: v.InferOutput<typeof seasonCostInput>) =>
  includes.length > 0 || Object.values(facts).some((fact) => fact !== undefined && fact !== false)

/** The team's own waiver. '' for the default one. */
export const teamWaiverInput = v.object({
  waiverText: v.optional(v.nullable(v.pipe(v.string(), v.trim(), most(10_000, 'waiver')), '')),
})

/** Omitted fields become undefined. Cleared text becomes ''. Null leaves the name unchanged. */
export const updateTeamInput = v.object({
  name: v.nullish(name),
  state: v.optional(stateOrBlank),
  locationCity: v.optional(city),
  description: v.optional(description),
  sport: v.optional(sportInput),
  ageRuleID: v.optional(v.pipe(blank, v.trim())),
  ...teamLinksInput.entries,
  colors: v.optional(v.nullable(colors)),
  crest: v.optional(v.nullable(v.picklist(CRESTS, inItsLanguage(teamValidationTexts.chooseCrest)))),
  logo: v.optional(v.nullable(v.string(), '')),
  seasonCost: v.optional(
    v.nullable(
      v.pipe(
        seasonCostInput,
        v.transform((cost) => (isStated(cost) ? cost : null)),
      ),
    ),
  ),
  ...teamWaiverInput.entries,
})

/** Equal for names that look the same. */
export const foldedTeamName = skeletonOf
