import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as guestPlayTexts from '#messages/guest-play'
import * as notificationTexts from '#messages/notifications'
import { formatDay } from '../../../functions/values/time-format.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { GuestPlayDocument, type GuestPlayQuery, SetOpenToGuestPlayDocument } from './guest-play.generated.ts'

type GuestPlay = NonNullable<GuestPlayQuery['player']>

/** Says what guest play is, above its switch or what has to be done before it can be turned on. */
export const GuestPlaySection = ({ children }: { children: ReactNode }) => (
  <section className="mb-8 grid justify-items-start gap-3 border-b border-line pb-6">
    <h2 className="text-xl">{guestPlayTexts.openToGuestPlay}</h2>
    <p className="max-w-prose text-soft">{guestPlayTexts.organizersOfGuestNeedsSee}</p>
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
      alerts.success(choice.isOpen ? guestPlayTexts.guestPlayOn : guestPlayTexts.guestPlayOff)
    } catch (error) {
      alerts.failed(error)
    }
  }

  if (!until)
    return (
      <>
        <Checkbox
          label={guestPlayTexts.tryoutsToo}
          hint={guestPlayTexts.organizersOfTryoutsSee}
          checked={withTryouts}
          onChange={({ target }) => setWithTryouts(target.checked)}
        />
        <Button variant="secondary" busy={isPending} onClick={() => turn({ isOpen: true, tryouts: withTryouts })}>
          {guestPlayTexts.turnOnFor60Days}
        </Button>
      </>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="font-semibold">
        {tryouts
          ? guestPlayTexts.onWithTryoutsUntil(formatDay(until.slice(0, 10)))
          : guestPlayTexts.onUntil(formatDay(until.slice(0, 10)))}
      </p>
      <Button variant="secondary" size="small" busy={isPending} onClick={() => turn({ isOpen: false, tryouts: false })}>
        {notificationTexts.turnOff}
      </Button>
      <Button variant="ghost" size="small" busy={isPending} onClick={() => turn({ isOpen: true, tryouts })}>
        {guestPlayTexts.sixtyMoreDays}
      </Button>
      {!tryouts && (
        <Button variant="ghost" size="small" busy={isPending} onClick={() => turn({ isOpen: true, tryouts: true })}>
          {guestPlayTexts.includeTryouts}
        </Button>
      )}
    </div>
  )
}
