import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import type { PlayerVisibility } from '../../api/generated.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { updatePlayerMutation } from './queries.ts'

const visibilities = [
  { value: 'LISTED', label: 'Listed', hint: 'In lists and searches, such as “Jordan S.”' },
  {
    value: 'TEAM_ONLY',
    label: 'Team only',
    hint: 'Only your coaches and the organizers you register with find the profile.',
  },
] as const

export const VisibilityField = (props: Omit<ComponentProps<typeof RadioGroup>, 'options'>) => (
  <RadioGroup
    {...props}
    options={visibilities}
    hint="On the roster, others see a team-only player's number, age group, and position."
  />
)

type VisibilityChoiceProps = {
  player: { id: string; name: string; isClaimed: boolean; visibility: PlayerVisibility }
}

/** Takes effect at once. A coach who manages the player until the family claims it cannot choose. */
export function VisibilityChoice({ player: { id, name, isClaimed, visibility } }: VisibilityChoiceProps) {
  const { mutateAsync: update } = useMutation(updatePlayerMutation(id))
  const [pending, setPending] = useState<PlayerVisibility | null>(null)
  const { isAdmin } = useAuth()

  async function choose(chosen: PlayerVisibility) {
    setPending(chosen)
    try {
      await update({ visibility: chosen })
      alerts.success(chosen === 'LISTED' ? `${name} is listed.` : `Only the team finds ${name}.`)
    } catch (error) {
      alerts.failed(error)
    }
    setPending(null)
  }

  return (
    <section className="mt-8 grid gap-3 border-t border-line pt-6">
      <h2 className="text-xl">Who can find {name}</h2>
      {isClaimed || isAdmin ? (
        <VisibilityField
          legend="Visibility"
          className="max-w-prose"
          value={pending ?? visibility}
          onChange={({ target }) => choose(target.value as PlayerVisibility)}
        />
      ) : (
        <p className="text-soft">
          {visibility === 'LISTED' ? 'Listed.' : 'Team only.'} The family decides when it has claimed the profile.
        </p>
      )}
    </section>
  )
}
