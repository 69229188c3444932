import * as m from './messages/generated.ts'
import type { Locale } from './messages/locale.ts'
import { type Text, textIn } from './messages/message.ts'

/** What records store in English and people choose from a list: positions, hands, and types of events. */
const words: Record<string, Text> = {
  Pitcher: m.pitcher,
  Catcher: m.catcher,
  'First Base': m.first_base,
  'Second Base': m.second_base,
  'Third Base': m.third_base,
  Shortstop: m.shortstop,
  'Left Field': m.left_field,
  'Center Field': m.center_field,
  'Right Field': m.right_field,
  Outfield: m.outfield,
  Infield: m.infield,
  'Middle Infield': m.middle_infield,
  'Corner Infield': m.corner_infield,
  Utility: m.utility,
  'Designated Hitter': m.designated_hitter,
  'Right/Right': m.right_right,
  'Right/Left': m.right_left,
  'Left/Right': m.left_right,
  'Left/Left': m.left_left,
  'Switch/Right': m.switch_right,
  'Switch/Left': m.switch_left,
  Tournament: m.tournament,
  League: m.league,
  Scrimmage: m.scrimmage,
  Showcase: m.showcase,
  Tryout: m.tryout,
  Camp: m.camp,
  Clinic: m.clinic,
  Fundraiser: m.fundraiser,
  Other: m.other_event,
}

/** The word in the reader's language. Any other text stays as it is. */
export const storedWord = (word: string, locale?: Locale) =>
  textIn(Object.hasOwn(words, word) ? words[word]! : word, locale)

/** A player's positions in the reader's language, in one text. Empty if there are none. */
export const positionsText = (positions: readonly string[], locale?: Locale) =>
  positions.map((position) => storedWord(position, locale)).join(', ')
