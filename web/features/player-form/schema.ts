import * as v from 'valibot'
import { BIRTH_INCOMPLETE, createPlayerInput } from '../../../functions/domain/players/validation.ts'

/** The API's schema, and the birth year and months must be set together. The error is at the one that is missing. */
export const playerSchema = v.pipe(
  createPlayerInput,
  v.forward(
    v.partialCheck(
      [['birthYear'], ['birthWindow']],
      ({ birthYear, birthWindow }) => birthYear != null || birthWindow == null,
      BIRTH_INCOMPLETE,
    ),
    ['birthYear'],
  ),
  v.forward(
    v.partialCheck(
      [['birthYear'], ['birthWindow']],
      ({ birthYear, birthWindow }) => birthWindow != null || birthYear == null,
      BIRTH_INCOMPLETE,
    ),
    ['birthWindow'],
  ),
)
