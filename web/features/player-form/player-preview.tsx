import { useFormContext } from 'react-hook-form'
import type { InferInput } from 'valibot'
import { publicName } from '../../../functions/domain/players/public-name.ts'
import { DotSeparated } from '../../ui/dot-separated.tsx'
import { InitialsAvatar } from '../../ui/initials-avatar.tsx'
import { placeLine } from '../../ui/place.ts'
import { Preview } from '../../ui/preview.tsx'
import type { playerSchema } from './schema.ts'

export function PlayerPreview() {
  const values = useFormContext<InferInput<typeof playerSchema>>().watch()
  const { age, birthYear, position, batsThrows, locationCity, state } = values
  const name = publicName(values.name ?? '') || 'Unnamed player'
  const place = placeLine(locationCity, state)
  return (
    <Preview
      label="What others see in lists"
      title={name}
      mark={<InitialsAvatar name={name} />}
      note="The full name and the photo are on the player's own page, for signed-in users. The birth year is only for the family and admins."
    >
      <DotSeparated words={[birthYear == null && age != null && `Age ${age}`, position ?? null, batsThrows ?? null]} />
      {place && <p className="text-soft">{place}</p>}
    </Preview>
  )
}
