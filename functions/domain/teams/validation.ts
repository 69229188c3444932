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
import { blank, upTo, wholeNumber } from '../../values/field-inputs.ts'
import { nameLine, oneLine, sportInput } from '../../values/inputs.ts'
import { skeletonOf } from '../../values/lookalikes.ts'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage } from '../../values/messages/message.ts'
import { withoutContactDetails } from '../../values/name-checks.ts'
import { SEASON_INCLUSIONS } from '../../values/season-cost.ts'

/** '12U', '12-U', 'U12', '12 & Under', 'Under 12' */
const AGE_GROUP =
  /\b\d{1,2} ?(?:\p{Pd} ?)?U\b|\bU ?(?:\p{Pd} ?)?\d{1,2}\b|\b\d{1,2} ?(?:&|\+|and|or) ?U(?:nder)?\b|\bunder ?\d{1,2}\b/iu
/** 'Otters AA', but not 'AA Batteries'. */
const LEVEL = /(?<![\p{L}\p{N}'’])A{2,3}(?![\p{L}\p{N}'’]| batter(?:y|ies)\b)/iu

const most = (limit: number, what: 'city' | 'description' | 'webAddress' | 'waiver') =>
  upTo(limit, what, m.a_team_field_must_be_at_most)

const name = v.pipe(
  blank,
  nameLine,
  v.nonEmpty(inItsLanguage(m.team_name_is_required)),
  v.maxLength(
    100,
    inItsLanguage((_, to) => m.a_team_name_must_be_at_most({ limit: 100 }, to)),
  ),
  withoutContactDetails,
  v.check(
    (text) => !AGE_GROUP.test(text) && !LEVEL.test(text),
    inItsLanguage(m.team_name_should_not_include_a_division_or_age_group),
  ),
)
const city = v.pipe(blank, oneLine, most(100, 'city'))
const description = v.pipe(blank, v.trim(), most(4_000, 'description'))
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
  v.pipe(city, v.nonEmpty(inItsLanguage(m.city_is_required_to_create_a_team))),
  v.pipe(blank, stateCodeInput),
)

/** Admins may leave city and state blank. */
export const createTeamByAdminInput = creation(city, stateOrBlank)

const WEBSITE_INVALID = inItsLanguage(m.enter_a_web_address_that_begins_with)
const SOCIAL_INVALID = inItsLanguage(m.enter_addresses_of_social_networks)
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
const websiteURL = v.pipe(
  address,
  v.check((text) => text === '' || hostOf(text) !== null, WEBSITE_INVALID),
)
const socialURLs = v.pipe(
  v.array(address),
  v.transform((urls) => [...new Set(urls.filter(Boolean))]),
  v.maxLength(6, inItsLanguage(m.enter_up_to_six_addresses)),
  v.check((urls) => urls.every((url) => NETWORKS.test(hostOf(url) ?? '')), SOCIAL_INVALID),
)

/** The team's other web pages. Omitted fields become undefined. Cleared text becomes ''. */
export const teamLinksInput = v.object({
  websiteURL: v.optional(v.nullable(websiteURL, '')),
  socialURLs: v.optional(v.nullable(socialURLs, [])),
})

const COLORS_INVALID = inItsLanguage(m.choose_two_different_colors)
const color = v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, COLORS_INVALID))
const colors = v.pipe(
  v.array(color),
  v.check((both) => both.length === 2 && both[0] !== both[1], COLORS_INVALID),
)

type Counted = 'cents' | 'dollars' | 'tournaments' | 'overnightTrips' | 'practicesPerWeek'

export const upToCount = (limit: number, what: Counted) =>
  wholeNumber(0, limit, (_, to) => m.a_count_must_be_a_whole_number({ what, limit }, to))
const count = (limit: number, what: Counted) =>
  v.pipe(
    v.nullish(upToCount(limit, what)),
    v.transform((number) => number ?? undefined),
  )

/** What a season costs, without the day on which the team says so. */
export const seasonCostInput = v.object({
  cents: upToCount(5_000_000, 'cents'),
  includes: v.array(v.picklist(SEASON_INCLUSIONS)),
  tournaments: count(100, 'tournaments'),
  overnightTrips: count(100, 'overnightTrips'),
  practicesPerWeek: count(14, 'practicesPerWeek'),
  hasPaymentPlan: v.boolean(),
  hasFinancialAid: v.boolean(),
})

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
  crest: v.optional(v.nullable(v.picklist(CRESTS, inItsLanguage(m.choose_one_of_the_crests)))),
  logo: v.optional(v.nullable(v.string(), '')),
  seasonCost: v.optional(v.nullable(seasonCostInput)),
  ...teamWaiverInput.entries,
})

/** Equal for names that look the same. */
export const foldedTeamName = skeletonOf
