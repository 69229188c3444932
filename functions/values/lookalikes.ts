/** Letters that look like Latin letters in lower case or small capitals. Source: Unicode confusables. */
const LETTERS = new Map<string, string>(
  Object.entries({
    // Cyrillic
    ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o' },
    ...{ р: 'p', ԛ: 'q', ѕ: 's', т: 't', у: 'y', ү: 'y', х: 'x', ѵ: 'v', ԝ: 'w', ӏ: 'l', ь: 'b', г: 'r' },
    // Greek
    ...{
      α: 'a',
      β: 'b',
      γ: 'y',
      ε: 'e',
      ζ: 'z',
      η: 'n',
      ι: 'i',
      κ: 'k',
      μ: 'm',
      ν: 'v',
      ο: 'o',
      ρ: 'p',
      σ: 'o',
      τ: 't',
    },
    ...{ υ: 'u', χ: 'x', ω: 'w' },
    // Armenian
    ...{ հ: 'h', ո: 'n', ս: 'u', օ: 'o', ց: 'g', զ: 'q', ք: 'p' },
    // Cherokee
    ...{
      ꭰ: 'd',
      ꭱ: 'r',
      ꭲ: 't',
      ꭴ: 'o',
      ꭵ: 'i',
      ꭹ: 'y',
      ꭺ: 'a',
      ꭻ: 'j',
      ꭼ: 'e',
      ꮃ: 'w',
      ꮇ: 'm',
      ꮋ: 'h',
      ꮍ: 'y',
      ꮎ: 'o',
    },
    ...{
      ꮐ: 'g',
      ꮒ: 'h',
      ꮓ: 'z',
      ꮟ: 'b',
      ꮢ: 'r',
      ꮤ: 'w',
      ꮥ: 's',
      ꮩ: 'v',
      ꮪ: 's',
      ꮮ: 'l',
      ꮯ: 'c',
      ꮲ: 'p',
      ꮶ: 'k',
      ꮷ: 'd',
    },
    ...{ ᏻ: 'g', ᏼ: 'b' },
    // Latin letters of other alphabets, and small capitals
    ...{
      ı: 'i',
      ɪ: 'i',
      ɩ: 'i',
      ɑ: 'a',
      ᴀ: 'a',
      ʙ: 'b',
      ᴄ: 'c',
      ᴅ: 'd',
      ᴇ: 'e',
      ɡ: 'g',
      ɢ: 'g',
      ʜ: 'h',
      ᴊ: 'j',
      ᴋ: 'k',
    },
    ...{
      ʟ: 'l',
      ᴍ: 'm',
      ɴ: 'n',
      ᴏ: 'o',
      ᴘ: 'p',
      ʀ: 'r',
      ꜱ: 's',
      ᴛ: 't',
      ᴜ: 'u',
      ᴠ: 'v',
      ᴡ: 'w',
      ʏ: 'y',
      ᴢ: 'z',
      ø: 'o',
      ł: 'l',
      đ: 'd',
      ħ: 'h',
      ŧ: 't',
    },
    // Digits and symbols that look like letters
    ...{ '0': 'o', '1': 'l', '|': 'l', i: 'l', ı: 'l', ǀ: 'l', ｌ: 'l' },
  }),
)
const PAIRS: [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** Accents, invisible characters, spaces, periods, hyphens, and apostrophes. */
const IGNORED = /[\p{M}\p{Cc}\p{Cf}\s.·•\p{Pd}_'’‘ʼ`´]/gu

/**
 * The skeleton of a text. Texts that look the same have equal skeletons: case, accents, spaces, periods, hyphens, apostrophes, invisible
 * characters, and look-alike letters make no difference.
 */
export function skeletonOf(text: string): string {
  const plain = text.normalize('NFKD').replace(IGNORED, '').toLowerCase()
  const letters = [...plain].map((letter) => {
    const latin = LETTERS.get(letter) ?? letter
    return LETTERS.get(latin) ?? latin
  })
  return PAIRS.reduce((folded, [pair, one]) => folded.replace(pair, one), letters.join(''))
}
