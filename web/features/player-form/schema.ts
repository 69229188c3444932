import * as v from 'valibot'
import { BIRTH_INCOMPLETE, createPlayerInput, hasWholeBirth } from '../../../functions/domain/players/validation.ts'

/** The API's own, and that a birth year comes with the months. */
export const playerSchema = v.pipe(
  createPlayerInput,
  v.forward(v.partialCheck([['birthYear'], ['birthWindow']], hasWholeBirth, BIRTH_INCOMPLETE), ['birthYear']),
)
