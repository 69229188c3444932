import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import * as playerFormTexts from '#messages/player-form'
import * as valueTexts from '#messages/values'
import { publicName } from '../../../functions/domain/players/public-name.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { positionsText, storedWord } from '../../../functions/values/stored-words.ts'
import type { PlayerVisibility } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { DotSeparated } from '../../ui/badge.tsx'
import { InitialsAvatar } from '../../ui/crest.tsx'
import { RadioGroup } from '../../ui/fieldset.tsx'
import { Preview } from '../../ui/preview.tsx'
import type { PlayerQuery } from '../players/players.generated.ts'
import { UpdatePlayerDocument } from './player-form.generated.ts'

type PlayerDetail = NonNullable<PlayerQuery['player']>

const visibilities = [
  {
    value: 'TEAM_ONLY',
    label: playerFormTexts.onlyOurTeams,
    hint: playerFormTexts.onlyCoachesOrganizersRegister,
    chosen: playerFormTexts.onlyTeamFindsName,
  },
  {
    value: 'LISTED',
    label: playerFormTexts.everyoneFirstNameInitial,
    hint: playerFormTexts.listsSearchesSuchJordan,
    chosen: playerFormTexts.nameIsListed,
  },
  {
    value: 'FULL',
    label: playerFormTexts.alsoFullNamePhoto,
    hint: playerFormTexts.adminConfirmedBackgroundCheck,
    chosen: playerFormTexts.checkedCoachesSeeName,
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
      <Preview label={playerFormTexts.whatStrangerSees} title={playerFormTexts.playerNotFound}>
        <p className="text-soft">{playerFormTexts.rosterOthersSeeTeam}</p>
      </Preview>
    )
  const { age, positions, batsThrows, locationCity, state } = player
  const name = publicName(player.name) || playerFormTexts.unnamedPlayer
  const place = placeLine(locationCity, state)
  return (
    <Preview
      label={playerFormTexts.whatStrangerSees}
      title={name}
      mark={<InitialsAvatar name={name} />}
      note={visibility === 'FULL' ? playerFormTexts.checkedCoachesAlsoSee : playerFormTexts.teamsOrganizersSeeFull}
    >
      <DotSeparated
        words={[
          age != null && valueTexts.ageYears(age),
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
      <h2 className="text-xl">{playerFormTexts.whoSeesName(name)}</h2>
      {isClaimed || isAdmin ? (
        <VisibilityField
          legend={playerFormTexts.visibility}
          className="max-w-prose"
          value={pending ?? visibility}
          onChange={({ target }) => choose(target.value as PlayerVisibility)}
        />
      ) : (
        <>
          <p className="font-semibold">{visibilityOf(visibility).label}</p>
          <p className="text-soft">{playerFormTexts.familyDecidesWhenClaimed}</p>
        </>
      )}
      <StrangersView player={player} visibility={pending ?? visibility} />
    </section>
  )
}
