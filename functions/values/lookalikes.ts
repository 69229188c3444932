/** Letters that look like Latin letters in lower case or small capitals. Source: Unicode confusables. */
const LETTERS = new Map(
  (
    [
      // Cyrillic
      ['авсԁеһіјкмнорԛѕтуүхѵԝӏьг', 'abcdehijkmhopqstyyxvwlbr'],
      // Greek
      ['αβγεζηικμνορστυχω', 'abyeznikmvopotuxw'],
      // Armenian
      ['հոսօցզք', 'hnuogqp'],
      // Cherokee
      ['ꭰꭱꭲꭴꭵꭹꭺꭻꭼꮃꮇꮋꮍꮎꮐꮒꮓꮟꮢꮤꮥꮩꮪꮮꮯꮲꮶꮷᏻᏼ', 'drtoiyajewmhyoghzbrwsvslcpkdgb'],
      // Latin letters of other alphabets, and small capitals
      ['ɪɩɑᴀʙᴄᴅᴇɡɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢøłđħŧ', 'iiaabcdegghjklmnoprstuvwyzoldht'],
      // Digits and symbols that look like letters
      ['01|iıǀｌ', 'ollllll'],
    ] as const
  ).flatMap(([letters, latin]) => [...letters].map((letter, at) => [letter, latin[at]!] as const)),
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
