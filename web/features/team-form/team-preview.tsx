import { useFormContext } from 'react-hook-form'
import type { InferInput } from 'valibot'
import type { updateTeamInput } from '../../../functions/domain/teams/validation.ts'
import { Crest, type CrestTeam } from '../../ui/crest.tsx'
import { DotSeparated } from '../../ui/dot-separated.tsx'
import { placeLine } from '../../ui/place.ts'
import { Preview } from '../../ui/preview.tsx'
import { sportText } from '../../ui/sport.ts'

/** A preview with the stored logo. A newly selected logo shows in its own field. */
export function TeamPreview({ team }: { team: CrestTeam }) {
  const { name, locationCity, state, sport, description, colors, crest } =
    useFormContext<InferInput<typeof updateTeamInput>>().watch()
  const shown = { ...team, name: name || 'Unnamed team', colors: colors ?? team.colors, crest: crest ?? team.crest }
  return (
    <Preview label="What everyone will see" title={shown.name} mark={<Crest team={shown} />}>
      <DotSeparated className="text-soft" words={[placeLine(locationCity, state), sportText(sport || null)]} />
      {description && <p className="line-clamp-4 whitespace-pre-line">{description}</p>}
    </Preview>
  )
}
