import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { publicName } from '../../../functions/domain/players/public-name.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { positionsText, storedWord } from '../../../functions/values/stored-words.ts'
import { type PlayerQuery, type PlayerVisibility, UpdatePlayerDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { DotSeparated } from '../../ui/badge.tsx'
import { InitialsAvatar } from '../../ui/crest.tsx'
import { RadioGroup } from '../../ui/fieldset.tsx'
import { Preview } from '../../ui/preview.tsx'

type PlayerDetail = NonNullable<PlayerQuery['player']>

const visibilities = [
  {
    value: 'TEAM_ONLY',
    label: m.only_our_teams(),
    hint: m.only_your_coaches_and_the_organizers_you_register_with(),
    chosen: m.only_the_team_finds_name,
  },
  {
    value: 'LISTED',
    label: m.everyone_first_name_and_initial(),
    hint: m.in_lists_and_searches_such_as_jordan_s(),
    chosen: m.name_is_listed,
  },
  {
    value: 'FULL',
    label: m.also_full_name_and_photo(),
    hint: m.an_admin_has_confirmed_their_background_check(),
    chosen: m.checked_coaches_see_name_in_full,
  },
] as const

const visibilityOf = (chosen: PlayerVisibility) => visibilities.find(({ value }) => value === chosen)!

export const VisibilityField = (props: Omit<ComponentProps<typeof RadioGroup>, 'options'>) => (
  <RadioGroup {...props} options={visibilities} />
)

type Shown = {
  name: string
  age?: number | null | undefined
  positions?: readonly string[] | null | undefined
  batsThrows?: string | null | undefined
  locationCity?: string | null | undefined
  state?: string | null | undefined
}

/** What people without a tie to the player see of it. */
export function StrangersView({ player, visibility }: { player: Shown; visibility: PlayerVisibility }) {
  if (visibility === 'TEAM_ONLY')
    return (
      <Preview label={m.what_a_stranger_sees()} title={m.player_not_found()}>
        <p className="text-soft">{m.on_the_roster_others_see_a_team_only_players()}</p>
      </Preview>
    )
  const { age, positions, batsThrows, locationCity, state } = player
  const name = publicName(player.name) || m.unnamed_player()
  const place = placeLine(locationCity, state)
  return (
    <Preview
      label={m.what_a_stranger_sees()}
      title={name}
      mark={<InitialsAvatar name={name} />}
      note={
        visibility === 'FULL'
          ? m.checked_coaches_also_see_the_full_name()
          : m.your_teams_and_organizers_see_the_full_name()
      }
    >
      <DotSeparated
        words={[
          age != null && m.age_years({ age }),
          positionsText(positions?.filter(Boolean) ?? []),
          batsThrows ? storedWord(batsThrows) : null,
        ]}
      />
      {place && <p className="text-soft">{place}</p>}
    </Preview>
  )
}

/** Takes effect at once. A coach who manages the player until the family claims it cannot choose. */
export function VisibilityChoice({ player }: { player: PlayerDetail }) {
  const { id, name, isClaimed, visibility } = player
  const { mutateAsync: update } = useMutation(mutationOf(UpdatePlayerDocument))
  const [pending, setPending] = useState<PlayerVisibility | null>(null)
  const { isAdmin } = useAuth()

  async function choose(chosen: PlayerVisibility) {
    setPending(chosen)
    await update({ id, input: { visibility: chosen } }).then(
      () => alerts.success(visibilityOf(chosen).chosen({ name })),
      alerts.failed,
    )
    setPending(null)
  }

  return (
    <section className="mt-8 grid gap-3 border-t border-line pt-6">
      <h2 className="text-xl">{m.who_sees_name({ name })}</h2>
      {isClaimed || isAdmin ? (
        <VisibilityField
          legend={m.visibility()}
          className="max-w-prose"
          value={pending ?? visibility}
          onChange={({ target }) => choose(target.value as PlayerVisibility)}
        />
      ) : (
        <>
          <p className="font-semibold">{visibilityOf(visibility).label}</p>
          <p className="text-soft">{m.the_family_decides_when_it_has_claimed()}</p>
        </>
      )}
      <StrangersView player={player} visibility={pending ?? visibility} />
    </section>
  )
}
