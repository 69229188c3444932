import * as v from 'valibot'
import { BIRTH_INCOMPLETE, createPlayerInput, hasWholeBirth } from '../../../functions/domain/players/validation.ts'

/** The API's schema, and the birth year and months must be set together. */
export const playerSchema = v.pipe(
  createPlayerInput,
  v.forward(v.partialCheck([['birthYear'], ['birthWindow']], hasWholeBirth, BIRTH_INCOMPLETE), ['birthYear']),
)
