import type { Locale } from './messages/locale.ts'
import { storedWordTexts } from './messages/stored-words.ts'
import { type Text, textIn } from './messages/text.ts'
import { valueTexts } from './messages/values.ts'

/** What records store in English and people choose from a list: positions, hands, and types of events. */
const words: Record<string, Text> = {
  Pitcher: storedWordTexts.pitcher,
  Catcher: storedWordTexts.catcher,
  'First Base': storedWordTexts.firstBase,
  'Second Base': storedWordTexts.secondBase,
  'Third Base': storedWordTexts.thirdBase,
  Shortstop: storedWordTexts.shortstop,
  'Left Field': storedWordTexts.leftField,
  'Center Field': storedWordTexts.centerField,
  'Right Field': storedWordTexts.rightField,
  Outfield: storedWordTexts.outfield,
  Infield: storedWordTexts.infield,
  'Middle Infield': storedWordTexts.middleInfield,
  'Corner Infield': storedWordTexts.cornerInfield,
  Utility: storedWordTexts.utility,
  'Designated Hitter': storedWordTexts.designatedHitter,
  'Right/Right': storedWordTexts.rightRight,
  'Right/Left': storedWordTexts.rightLeft,
  'Left/Right': storedWordTexts.leftRight,
  'Left/Left': storedWordTexts.leftLeft,
  'Switch/Right': storedWordTexts.switchRight,
  'Switch/Left': storedWordTexts.switchLeft,
  Tournament: storedWordTexts.tournament,
  League: storedWordTexts.league,
  Scrimmage: storedWordTexts.scrimmage,
  Showcase: storedWordTexts.showcase,
  Tryout: valueTexts.tryout,
  Camp: storedWordTexts.camp,
  Clinic: storedWordTexts.clinic,
  Fundraiser: storedWordTexts.fundraiser,
  Other: storedWordTexts.otherEvent,
}

/** The word in the reader's language. Any other text stays as it is. */
export const storedWord = (word: string, locale?: Locale) =>
  textIn(Object.hasOwn(words, word) ? words[word]! : word, locale)

/** A player's positions in the reader's language, in one text. Empty if there are none. */
export const positionsText = (positions: readonly string[], locale?: Locale) =>
  positions.map((position) => storedWord(position, locale)).join(', ')
