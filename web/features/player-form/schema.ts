import * as v from 'valibot'
import { BIRTH_INCOMPLETE, createPlayerInput } from '../../../functions/domain/players/validation.ts'

/** The API's own, and that a birth year comes with the months. */
export const playerSchema = v.pipe(
  createPlayerInput,
  v.forward(
    v.partialCheck(
      [['birthYear'], ['birthWindow']],
      ({ birthYear, birthWindow }) => (birthYear == null) === (birthWindow == null),
      BIRTH_INCOMPLETE,
    ),
    ['birthYear'],
  ),
)
