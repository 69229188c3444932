/** Generations of a family are in capitals. */
const GENERATION = /\s(?:ii|iii|iv)$/
/** First names of two initials: 'DJ', 'AJ', 'JT'. */
const INITIALS = /^(?:[a-z]j|j[cdpt])(?=\s)/
const FIRST_LETTER = /(?<![\p{L}\p{N}]|\p{L}\p{L}')\p{L}/gu

/** Capitalizes a person's name that is all upper or all lower case, including "O'Neil" and 'Smith-Jones'. Two letters may be initials: 'AJ'. */
export function capitalizedName(name: string) {
  if (name.length <= 2 || (name !== name.toUpperCase() && name !== name.toLowerCase())) return name
  return withInnerCapital(
    name
      .toLowerCase()
      .replace(GENERATION, (generation) => generation.toUpperCase())
      .replace(INITIALS, (initials) => initials.toUpperCase())
      .replace(FIRST_LETTER, (letter) => letter.toUpperCase()),
  )
}

export const capitalized = (word: string) => withInnerCapital(word.charAt(0).toUpperCase() + word.slice(1))

/** 'Mcsample' -> 'McSample', "O'fallon" -> "O'Fallon". */
const withInnerCapital = (name: string) =>
  name.replace(
    /(?<![\p{L}\p{N}])(Mc(?=\p{L}{3})|\p{L}')(\p{L})/gu,
    (_, start: string, letter: string) => start + letter.toUpperCase(),
  )
