// Checks every regular expression of the functions with recheck: text from outside must not make one take longer than linear time.
import { globSync, readFileSync } from 'node:fs'
import { parse } from '@swc/core'
import { checkSync } from 'recheck'

/** Files whose expressions may be polynomial, and what bounds the texts that they match. */
const BOUNDED: Record<string, string> = {
  'functions/values/inputs.ts': 'The text is cut first.',
  'functions/values/age-groups.ts': 'The length is checked first.',
  'functions/values/written-date.ts': 'The length is checked first.',
  'functions/values/time-format.ts': 'A formatted time.',
  'functions/domain/registrations/validation.ts': 'The text is cut first.',
  'functions/domain/teams/validation.ts': 'A name of at most 100 characters.',
  'functions/domain/players/public-name.ts': 'A name of at most 300 characters.',
  'functions/services/log.ts': 'A line of our own stack.',
  'functions/services/rate-limits/ip-network.ts': 'An address that node:net accepts.',
  'functions/services/places/states.ts': 'The length is checked first.',
  'functions/services/mail/email-template.ts': 'Validated fields.',
  'functions/services/mail/mail.ts': 'A message of SES.',
  'functions/services/published-calendar.ts': 'A setting.',
  'functions/graphql/http/email-link-html.ts': 'Our own message.',
  'functions/graphql/site/first-texts.ts': 'Our own build.',
  'functions/graphql/site/site.ts': 'Our own build.',
  'functions/sync/source/items.ts': 'An instant of at most 40 characters.',
  'functions/sync/cleaning/location.ts': 'Fields of at most 120 characters (source/items.ts).',
  'functions/sync/cleaning/team-name.ts': 'A name of at most 300 characters (source/items.ts).',
  'functions/sync/cleaning/text.ts': 'Fields of at most 5,000 characters (source/items.ts).',
  'functions/sync/cleaning/times.ts': 'A zone of at most 60 characters (source/items.ts).',
}
/** What recheck cannot decide in time, but is linear: each alternative begins with another character, and never backtracks. */
const UNDECIDED = new Set(['functions/sync/source/http.ts'])

type Literal = { pattern: string; flags: string }

/** The regular expression literals in a syntax tree. */
function* literalsIn(node: unknown): Iterable<Literal> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'RegExpLiteral') yield node as unknown as Literal
  for (const child of Object.values(node)) yield* literalsIn(child)
}

let count = 0
let slow = 0
for (const file of globSync('functions/**/*.ts').filter((path) => !path.endsWith('generated.ts'))) {
  const tree = await parse(readFileSync(file, 'utf8'), { syntax: 'typescript' })
  for (const { pattern, flags } of literalsIn(tree)) {
    count++
    const found = checkSync(pattern, flags, { timeout: 5_000 })
    const { status } = found
    const complexity = found.status === 'vulnerable' ? found.complexity : undefined
    const isAllowed = complexity?.type !== 'exponential' && Object.hasOwn(BOUNDED, file)
    if (status === 'safe' || isAllowed || (status === 'unknown' && UNDECIDED.has(file))) continue
    slow++
    console.log(`${file}: /${pattern}/${flags} is ${complexity?.summary ?? status}`)
  }
}
console.log(`${count} expressions, ${slow} slow`)
process.exitCode = slow === 0 ? 0 : 1
