import { useMutation, useQuery } from '@tanstack/react-query'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { formatDay } from '../../ui/time-format.ts'
import { guestPlayQuery, setGuestPlayMutation } from './queries.ts'

/** For who claimed the player: turns guest play on and off. */
export function GuestPlaySwitch({ playerID }: { playerID: string }) {
  const { mutateAsync: set, isPending } = useMutation(setGuestPlayMutation(playerID))

  async function turn(isOpen: boolean) {
    try {
      await set(isOpen)
      alerts.success(isOpen ? 'Guest play is on for 60 days.' : 'Guest play is off.')
    } catch (error) {
      alerts.error(`Error: ${(error as Error).message}`)
    }
  }

  return (
    <section className="mt-8 grid justify-items-start gap-3 border-t border-line pt-6">
      <h2 className="text-xl">Open to guest play</h2>
      <p className="max-w-prose text-soft">
        Organizers of guest needs nearby that fit see your player as visitors do, and can send you an invitation. They
        don't see your name or email until you register. It turns off by itself after 60 days.
      </p>
      <Loaded query={useQuery(guestPlayQuery(playerID))}>
        {(until) => (
          <div className="flex flex-wrap items-center gap-3">
            {until ? (
              <>
                <p className="font-semibold">On until {formatDay(until.slice(0, 10))}</p>
                <Button variant="secondary" size="small" busy={isPending} onClick={() => turn(false)}>
                  Turn Off
                </Button>
                <Button variant="ghost" size="small" busy={isPending} onClick={() => turn(true)}>
                  60 More Days
                </Button>
              </>
            ) : (
              <Button variant="secondary" busy={isPending} onClick={() => turn(true)}>
                Turn On for 60 Days
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </section>
  )
}
