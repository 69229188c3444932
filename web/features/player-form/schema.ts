import * as v from 'valibot'
import { BIRTH_INCOMPLETE, createPlayerInput } from '../../../functions/domain/players/validation.ts'

const birth = [['birthYear'], ['birthWindow']] as const
type Birth = { birthYear?: unknown; birthWindow?: unknown }

const hasYear = ({ birthYear, birthWindow }: Birth) => birthYear != null || birthWindow == null
const hasWindow = ({ birthYear, birthWindow }: Birth) => birthWindow != null || birthYear == null

/** The API's schema, and the birth year and months must be set together. The error is at the one that is missing. */
export const playerSchema = v.pipe(
  createPlayerInput,
  v.forward(v.partialCheck(birth, hasYear, BIRTH_INCOMPLETE), ['birthYear']),
  v.forward(v.partialCheck(birth, hasWindow, BIRTH_INCOMPLETE), ['birthWindow']),
)
