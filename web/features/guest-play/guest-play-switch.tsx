import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDay } from '../../../functions/values/time-format.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { type GuestPlay, guestPlayQuery, setGuestPlayMutation } from './queries.ts'

/** Says what guest play is, above its switch or what has to be done before it can be turned on. */
export const GuestPlaySection = ({ children }: { children: ReactNode }) => (
  <section className="mt-8 grid justify-items-start gap-3 border-t border-line pt-6">
    <h2 className="text-xl">Open to guest play</h2>
    <p className="max-w-prose text-soft">
      Organizers of guest needs nearby that fit see your player as visitors do, and can send you an invitation. They
      don't see your name or email until you register. It turns off by itself after 60 days.
    </p>
    {children}
  </section>
)

/** For the player's owner: turns guest play on and off. */
export const GuestPlaySwitch = ({ playerID }: { playerID: string }) => (
  <Loaded query={useQuery(guestPlayQuery(playerID))}>
    {(guestPlay) => <Switch playerID={playerID} guestPlay={guestPlay} />}
  </Loaded>
)

function Switch({ playerID, guestPlay: { until, tryouts } }: { playerID: string; guestPlay: GuestPlay }) {
  const { mutateAsync: set, isPending } = useMutation(setGuestPlayMutation(playerID))
  const [withTryouts, setWithTryouts] = useState(false)

  async function turn(choice: { isOpen: boolean; tryouts: boolean }) {
    try {
      await set(choice)
      setWithTryouts(false)
      alerts.success(choice.isOpen ? 'Guest play is on for 60 days.' : 'Guest play is off.')
    } catch (error) {
      alerts.failed(error)
    }
  }

  if (!until)
    return (
      <>
        <Checkbox
          label="Tryouts too"
          hint="Organizers of tryouts nearby that fit also see your player and can invite you."
          checked={withTryouts}
          onChange={({ target }) => setWithTryouts(target.checked)}
        />
        <Button variant="secondary" busy={isPending} onClick={() => turn({ isOpen: true, tryouts: withTryouts })}>
          Turn On for 60 Days
        </Button>
      </>
    )
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="font-semibold">
        On until {formatDay(until.slice(0, 10))}
        {tryouts ? ', tryouts too' : ', guest needs only'}
      </p>
      <Button variant="secondary" size="small" busy={isPending} onClick={() => turn({ isOpen: false, tryouts: false })}>
        Turn Off
      </Button>
      <Button variant="ghost" size="small" busy={isPending} onClick={() => turn({ isOpen: true, tryouts })}>
        60 More Days
      </Button>
      {!tryouts && (
        <Button variant="ghost" size="small" busy={isPending} onClick={() => turn({ isOpen: true, tryouts: true })}>
          Include Tryouts
        </Button>
      )}
    </div>
  )
}
