import * as rosterOfferTexts from '#messages/roster-offers'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { queryOf } from '../../api/options.ts'
import { RosterOffersDocument, type RosterOffersQuery } from './roster-offers.generated.ts'

export type OfferingOpportunity = NonNullable<RosterOffersQuery['opportunity']>

export const rosterOffersQuery = (id: string) =>
  queryOf(RosterOffersDocument, { id }, ({ opportunity, seasons }) => ({
    opportunity: opportunity!,
    seasons: seasons.map(({ name }) => name),
  }))

export const positionName = (position: string | null) =>
  position ? storedWord(position) : rosterOfferTexts.anyPosition
