/** The coordinate encoding of the generated index: three base-36 digits over the range of the United States. */
const LATITUDE = { from: 17, span: 56 }
const LONGITUDE = { from: -180, span: 120 }
const STEPS = 36 ** 3 - 1

type Range = { from: number; span: number }

const encode = (degrees: number, { from, span }: Range) =>
  Math.round(((degrees - from) / span) * STEPS)
    .toString(36)
    .padStart(3, '0')

const decode = (digits: string, { from, span }: Range) =>
  Math.round((from + (Number.parseInt(digits, 36) / STEPS) * span) * 10_000) / 10_000

export const encodePosition = (latitude: number, longitude: number) =>
  encode(latitude, LATITUDE) + encode(longitude, LONGITUDE)

/** The position, accurate to about 200 meters. */
export const decodePosition = (digits: string) => ({
  latitude: decode(digits.slice(0, 3), LATITUDE),
  longitude: decode(digits.slice(3, 6), LONGITUDE),
})

/**
 * Encodes the sorted ZIP codes of one place: the first in full, each further one as its difference in base 36, runs of consecutive codes as
 * `-n`.
 */
export function encodePostalCodes(codes: readonly number[]) {
  const parts: string[] = []
  let previous = 0
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at]!
    let run = 0
    while (codes[at + run + 1] === code + run + 1) run++
    parts.push((code - previous).toString(36) + (run > 0 ? `-${run.toString(36)}` : ''))
    at += run
    previous = code + run
  }
  return parts.join(',')
}

export function decodePostalCodes(text: string) {
  const codes: string[] = []
  if (text === '') return codes
  let previous = 0
  for (const part of text.split(',')) {
    const [step, run] = part.split('-')
    const code = previous + Number.parseInt(step!, 36)
    const last = code + (run ? Number.parseInt(run, 36) : 0)
    for (let next = code; next <= last; next++) codes.push(String(next).padStart(5, '0'))
    previous = last
  }
  return codes
}

/** The number of codes in the text. */
export function countPostalCodes(text: string) {
  if (text === '') return 0
  let count = 0
  for (const part of text.split(',')) {
    const run = part.split('-')[1]
    count += 1 + (run ? Number.parseInt(run, 36) : 0)
  }
  return count
}
