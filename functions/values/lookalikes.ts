/** Letters that look like Latin letters in lower case or small capitals. Source: Unicode confusables. */
const LETTERS: Record<string, string> = {
  // Cyrillic
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', ё: 'ë', һ: 'h', і: 'i', ї: 'ï', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o' },
  ...{ р: 'p', ԛ: 'q', ѕ: 's', т: 't', у: 'y', ү: 'y', х: 'x', ѵ: 'v', ԝ: 'w', ӏ: 'l', ь: 'b', г: 'r' },
  // Greek
  ...{ α: 'a', β: 'b', γ: 'y', ε: 'e', ζ: 'z', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', τ: 't' },
  ...{ υ: 'u', χ: 'x', ω: 'w' },
  // Armenian
  ...{ հ: 'h', ո: 'n', ս: 'u', օ: 'o', ց: 'g', զ: 'q', ք: 'p' },
  // Latin letters of other alphabets, and small capitals
  ...{ ı: 'i', ɪ: 'i', ɩ: 'i', ɑ: 'a', ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ɡ: 'g', ɢ: 'g', ʜ: 'h', ᴊ: 'j', ᴋ: 'k' },
  ...{ ʟ: 'l', ᴍ: 'm', ɴ: 'n', ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ø: 'o' },
  // Digits and symbols that look like letters
  ...{ '0': 'o', '1': 'l', '|': 'l', i: 'l', ı: 'l', ǀ: 'l', ｌ: 'l' },
}
const PAIRS: [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/**
 * The skeleton of a text. Texts that look the same have equal skeletons: case, spaces, invisible characters, and look-alike letters make no
 * difference.
 */
export function skeletonOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
  const letters = [...plain].map((letter) => {
    const latin = LETTERS[letter] ?? letter
    return LETTERS[latin] ?? latin
  })
  return PAIRS.reduce((folded, [pair, one]) => folded.replace(pair, one), letters.join(''))
}
