import * as m from '../../../functions/values/messages/generated.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { Crest, type CrestTeam } from '../../ui/crest.tsx'
import { PlaceText } from '../../ui/place-text.tsx'

type OwnTeam = CrestTeam & {
  locationCity: string | null
  state: string | null
  isManaged: boolean
}

export const OwnTeamCard = ({ team, to }: { team: OwnTeam; to: string }) => (
  <CardLink to={to} title={team.name} mark={<Crest team={team} size="small" />}>
    <PlaceText place={placeLine(team.locationCity, team.state)} />
    {team.isManaged && <p className="text-sm text-soft">{m.youre_a_manager()}</p>}
  </CardLink>
)
