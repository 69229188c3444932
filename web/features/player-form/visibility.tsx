import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { type PlayerVisibility, UpdatePlayerDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { RadioGroup } from '../../ui/fieldset.tsx'

const visibilities = [
  { value: 'LISTED', label: m.listed(), hint: m.in_lists_and_searches_such_as_jordan_s() },
  { value: 'TEAM_ONLY', label: m.team_only(), hint: m.only_your_coaches_and_the_organizers_you_register_with() },
] as const

export const VisibilityField = (props: Omit<ComponentProps<typeof RadioGroup>, 'options'>) => (
  <RadioGroup {...props} options={visibilities} hint={m.on_the_roster_others_see_a_team_only_players()} />
)

type VisibilityChoiceProps = { player: { id: string; name: string; isClaimed: boolean; visibility: PlayerVisibility } }

/** Takes effect at once. A coach who manages the player until the family claims it cannot choose. */
export function VisibilityChoice({ player: { id, name, isClaimed, visibility } }: VisibilityChoiceProps) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdatePlayerDocument))
  const [pending, setPending] = useState<PlayerVisibility | null>(null)
  const { isAdmin } = useAuth()

  async function choose(chosen: PlayerVisibility) {
    setPending(chosen)
    await update({ id, input: { visibility: chosen } }).then(
      () => alerts.success((chosen === 'LISTED' ? m.name_is_listed : m.only_the_team_finds_name)({ name })),
      alerts.failed,
    )
    setPending(null)
  }

  return (
    <section className="mt-8 grid gap-3 border-t border-line pt-6">
      <h2 className="text-xl">{m.who_can_find_name({ name })}</h2>
      {isClaimed || isAdmin ? (
        <VisibilityField
          legend={m.visibility()}
          className="max-w-prose"
          value={pending ?? visibility}
          onChange={({ target }) => choose(target.value as PlayerVisibility)}
        />
      ) : (
        <p className="text-soft">
          {visibility === 'LISTED' ? m.listed_the_family_decides() : m.team_only_the_family_decides()}
        </p>
      )}
    </section>
  )
}
