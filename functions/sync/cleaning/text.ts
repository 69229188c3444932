import { decodeHTMLStrict } from 'entities/decode'
import { capitalized, capitalizedName } from '../../values/name-case.ts'

/**
 * Cleans a line of text: decodes HTML entities (even double-escaped), straightens quotes, and removes control characters and extra spaces.
 */
export function cleanText(text: string) {
  return decodeHTMLStrict(decodeHTMLStrict(text))
    .normalize('NFC')
    .replace(/[\u2018\u2019\u201A\u201B\u2032`\u00B4]/g, "'")
    .replace(/[\u201C\u201D\u201E\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\u2026', '...')
    .replace(strayJoiner, ' ')
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(/(?:(?![\u200C\u200D])[\s\p{C}])+/gu, ' ')
    .trim()
}

/** Zero-width joiners that do not join emoji or letters of scripts that use them. */
const strayJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu

const smallWords = new Set(['of', 'the', 'and', 'at', 'in', 'on', 'for', 'de', 'la', 'del'])

/** Capitalizes a name that is all upper or all lower case. Words of up to three letters keep their case ('DFW', 'TKO'). */
export function cleanCase(name: string) {
  const isAllCaps = name === name.toUpperCase()
  if (!isAllCaps && name !== name.toLowerCase()) return name
  return name.replace(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu, (word, at: number) => {
    const lower = word.toLowerCase()
    if (smallWords.has(lower)) return at === 0 ? capitalized(lower) : lower
    return isAllCaps && word.length <= 3 ? word : capitalized(lower)
  })
}

/** A person's name. See `capitalizedName`. */
export const cleanPersonName = (text: string) => capitalizedName(cleanText(text))
