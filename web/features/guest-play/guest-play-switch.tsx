import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { GuestPlayDocument, type GuestPlayQuery, SetOpenToGuestPlayDocument } from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Loaded } from '../../ui/loaded.tsx'

type GuestPlay = NonNullable<GuestPlayQuery['player']>

/** Says what guest play is, above its switch or what has to be done before it can be turned on. */
export const GuestPlaySection = ({ children }: { children: ReactNode }) => (
  <section className="mt-8 grid justify-items-start gap-3 border-t border-line pt-6">
    <h2 className="text-xl">{m.open_to_guest_play()}</h2>
    <p className="max-w-prose text-soft">{m.organizers_of_guest_needs_nearby_that_fit_see()}</p>
    {children}
  </section>
)

/** For the player's owner: turns guest play on and off. */
export const GuestPlaySwitch = ({ playerID }: { playerID: string }) => (
  <Loaded query={useQuery(queryOf(GuestPlayDocument, { playerID }))}>
    {(guestPlay) => guestPlay && <Switch playerID={playerID} guestPlay={guestPlay} />}
  </Loaded>
)

function Switch({ playerID, guestPlay }: { playerID: string; guestPlay: GuestPlay }) {
  const { mutateAsync: set, isPending } = useMutation(mutationOf(SetOpenToGuestPlayDocument))
  const [withTryouts, setWithTryouts] = useState(false)
  const { guestPlayUntil: until, isOpenToTryouts: tryouts } = guestPlay

  async function turn(choice: { isOpen: boolean; tryouts: boolean }) {
    try {
      await set({ playerID, ...choice })
      setWithTryouts(false)
      alerts.success(choice.isOpen ? m.guest_play_is_on_for_60_days() : m.guest_play_is_off())
    } catch (error) {
      alerts.failed(error)
    }
  }

  if (!until)
    return (
      <>
        <Checkbox
          label={m.tryouts_too()}
          hint={m.organizers_of_tryouts_nearby_that_fit_also_see()}
          checked={withTryouts}
          onChange={({ target }) => setWithTryouts(target.checked)}
        />
        <Button variant="secondary" busy={isPending} onClick={() => turn({ isOpen: true, tryouts: withTryouts })}>
          {m.turn_on_for_60_days()}
        </Button>
      </>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="font-semibold">
        {tryouts
          ? m.on_until_day_tryouts_too({ day: formatDay(until.slice(0, 10)) })
          : m.on_until_day_guest_needs_only({ day: formatDay(until.slice(0, 10)) })}
      </p>
      <Button variant="secondary" size="small" busy={isPending} onClick={() => turn({ isOpen: false, tryouts: false })}>
        {m.turn_off()}
      </Button>
      <Button variant="ghost" size="small" busy={isPending} onClick={() => turn({ isOpen: true, tryouts })}>
        {m._60_more_days()}
      </Button>
      {!tryouts && (
        <Button variant="ghost" size="small" busy={isPending} onClick={() => turn({ isOpen: true, tryouts: true })}>
          {m.include_tryouts()}
        </Button>
      )}
    </div>
  )
}
