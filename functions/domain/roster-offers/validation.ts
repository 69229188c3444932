import * as v from 'valibot'
import { blank, freeText, upTo, wholeNumber } from '../../values/field-inputs.ts'
import { rosterOfferTexts } from '../../values/messages/roster-offers.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { POSITION_NAMES } from '../positions/validation.ts'
import { targetSeasonInput } from '../roster/validation.ts'

export const MAX_OFFERS = 30
const MAX_SPOTS = 30

/** Empty: any position. */
const position = v.nullish(v.picklist(['', ...POSITION_NAMES], inItsLanguage(rosterOfferTexts.choosePosition)), '')

export const rosterOfferInput = v.object({
  players: v.pipe(
    v.array(v.object({ playerID: v.string(), position })),
    v.nonEmpty(inItsLanguage(validationTexts.selectPlayer)),
    v.maxLength(MAX_OFFERS, inItsLanguage(rosterOfferTexts.offerLimit(MAX_OFFERS))),
  ),
  divisionID: v.pipe(blank, v.nonEmpty(inItsLanguage(rosterOfferTexts.chooseDivision))),
  season: targetSeasonInput.entries.season,
  priceCents: v.nullish(wholeNumber(0, 10_000_000, rosterOfferTexts.priceRange)),
  replyBy: v.pipe(
    blank,
    v.check((text) => !Number.isNaN(Date.parse(text)), inItsLanguage(rosterOfferTexts.chooseReplyBy)),
  ),
  note: v.pipe(freeText, upTo(1_000, 'note', rosterOfferTexts.noteTooLong)),
})

export const rosterSpotsInput = v.array(
  v.object({ position, spots: wholeNumber(1, MAX_SPOTS, rosterOfferTexts.spotsRange(MAX_SPOTS)) }),
)

export const notSelectedInput = v.object({
  note: v.pipe(freeText, upTo(1_000, 'note', rosterOfferTexts.noteTooLong)),
})
