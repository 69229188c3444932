import { Pencil } from 'lucide-react'
import * as m from '../../../functions/values/messages/generated.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PlaceText } from '../../ui/place-text.tsx'
import { PlayerAvatar } from './player-avatar.tsx'
import type { PlayerDetail } from './queries.ts'

export function PlayerHeader({ player }: { player: PlayerDetail }) {
  const { isAdmin } = useAuth()
  return (
    <PageHeader
      title={player.name}
      noIndex
      banner="turf"
      mark={<PlayerAvatar player={player} size="large" />}
      subtitle={<PlaceText place={placeLine(player.locationCity, player.state)} />}
      actions={
        <>
          {isAdmin && (
            <LinkButton to={paths.adminEditPlayer(player.id)} variant="secondary">
              <Pencil aria-hidden className="size-5" />
              {m.edit_player_admin()}
            </LinkButton>
          )}
          {player.viewerCanEdit && !isAdmin && (
            <LinkButton to={paths.editPlayer(player.id)} variant="secondary">
              <Pencil aria-hidden className="size-5" />
              {m.edit_player()}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
