import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { browserZone } from '../../ui/local-time.ts'
import { Time } from '../../ui/time.tsx'
import { canPush, needsHomeScreen, pushDevicesQuery, turnOffMutation, turnOnMutation } from './push.ts'

/** Turns notifications on and off on this device, and off on others. */
export function PushDevices() {
  const { mutateAsync: turnOff } = useMutation(turnOffMutation)
  return (
    <section aria-labelledby="devices" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="devices" className="text-xl">
        Notifications on This Device
      </h2>
      <p className="mt-1 mb-4 text-soft">
        This device can show what we email you, even when Fungo is closed. It always shows a new start time or a
        cancellation within 24 hours, also if you turned emails off. The texts name no child. Signing out turns it off,
        and a new password turns it off on your other devices.
      </p>
      <Loaded query={useQuery(pushDevicesQuery)}>
        {({ key, devices }) => (
          <>
            {!devices.some(({ isHere }) => isHere) && <TurnOn pushKey={key} />}
            <ul className="divide-y divide-line empty:hidden">
              {devices.map(({ id, device, createdAt, isHere }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                  <span className="min-w-0">
                    {device}
                    {isHere && ' (this device)'}
                    <span className="block text-sm text-soft">
                      On since <Time at={createdAt} zone={browserZone()} />
                    </span>
                  </span>
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={`Turn off notifications: ${device}`}
                    onClick={() => turnOff({ id, isHere }).catch(alerts.failed)}
                  >
                    Turn Off
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  )
}

const isBlocked = () => canPush && Notification.permission === 'denied'

function TurnOn({ pushKey }: { pushKey: string }) {
  const { mutateAsync: turnOn, isPending } = useMutation(turnOnMutation)
  const [isDenied, setDenied] = useState(isBlocked)
  if (needsHomeScreen)
    return (
      <p>
        On an iPhone or iPad, notifications need Fungo on the Home Screen: choose Share, then Add to Home Screen, and
        open it from there.
      </p>
    )
  if (!canPush) return <p>This browser can't show notifications.</p>
  return (
    <div className="mb-4 grid justify-items-start gap-2">
      <Button
        busy={isPending}
        busyText="Turning On..."
        onClick={() => turnOn(pushKey).then(() => setDenied(isBlocked), alerts.failed)}
      >
        Turn On Notifications on This Device
      </Button>
      <p role="status" className="empty:hidden">
        {isDenied && "This browser blocks notifications from Fungo. Allow them in the browser's settings of this site."}
      </p>
    </div>
  )
}
