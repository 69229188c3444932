import { Link } from 'react-router-dom'
import * as eligibilityTexts from '#messages/eligibility'
import { AGE_GROUPS } from '../../functions/values/age-groups.ts'
import { placeLine } from '../../functions/values/place-line.ts'
import type { Sport } from '../api/generated.ts'
import { paths } from '../paths.ts'
import { nearParameter } from './near.ts'

type WrongAgeProps = {
  age: number
  /** Of a player that the viewer can edit. */
  playerID: string | null
  /** Of which the player has the wrong age. */
  opportunity: {
    sport: Sport | null
    city: string | null
    state: string | null
    latitude: number | null
    longitude: number | null
  }
}

/** What to do beside 'Eli is 11 and can't register'. */
export function WrongAge({ age, playerID, opportunity }: WrongAgeProps) {
  const { sport, city, state, latitude, longitude } = opportunity
  const ageGroup = `${age}U`
  const isPlaced = latitude !== null && longitude !== null
  return (
    <span className="flex flex-wrap gap-x-4">
      {playerID && (
        <Link to={paths.editPlayer(playerID)} className="link inline-flex min-h-11 items-center sm:min-h-6">
          {eligibilityTexts.fixTheAge}
        </Link>
      )}
      <Link
        to={paths.find({
          ageGroup: AGE_GROUPS.includes(ageGroup) ? ageGroup : '',
          sport: sport ?? '',
          position: '',
          near: isPlaced ? nearParameter({ latitude, longitude }) : '',
          place: isPlaced ? placeLine(city, state) : '',
          state: isPlaced ? '' : (state ?? ''),
        })}
        className="link inline-flex min-h-11 items-center sm:min-h-6"
      >
        {eligibilityTexts.whatFitsAge(age)}
      </Link>
    </span>
  )
}
