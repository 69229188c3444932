import { GraphQLError, type GraphQLScalarType, Kind } from 'graphql'
import { isDay } from '../values/day.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** AppSync's AWS scalars: the format of valid input. */
const checks = new Map<string, { test: (text: string) => boolean; expected: string }>(
  Object.entries({
    AWSDateTime: {
      test: (text) => INSTANT.test(text) && isDay(text.slice(0, 10)) && isOfFourDigitYear(text),
      expected: 'an ISO 8601 instant with offset, of a year from 0000 to 9999',
    },
    AWSDate: { test: (text) => DAY.test(text) && isDay(text), expected: 'a day as YYYY-MM-DD' },
    AWSEmail: { test: (text) => EMAIL.test(text), expected: 'an email address' },
    AWSURL: { test: URL.canParse, expected: 'an absolute URL' },
    AWSJSON: { test: (text) => isJSON(text), expected: 'JSON as text' },
  }),
)

/** The UTC year of an instant near either end of the range may have another number of digits, which does not sort as text. */
function isOfFourDigitYear(text: string) {
  const time = Date.parse(text)
  return !Number.isNaN(time) && /^\d{4}-/.test(new Date(time).toISOString())
}

/** Adds input validation to a scalar if it is an AWS scalar. */
export function validated(scalar: GraphQLScalarType) {
  const check = checks.get(scalar.name)
  if (!check) return
  scalar.parseValue = (value) => {
    if (typeof value !== 'string' || !check.test(value))
      throw new GraphQLError(`${scalar.name} must be ${check.expected}.`)
    return value
  }
  scalar.parseLiteral = (node) => scalar.parseValue(node.kind === Kind.STRING ? node.value : undefined)
}

function isJSON(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
