import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { browserZone } from '../../ui/local-time.ts'
import { Rich } from '../../ui/rich.tsx'
import { Time } from '../../ui/time.tsx'
import { canPush, needsHomeScreen, pushDevicesQuery, turnOffMutation, turnOnMutation } from './push.ts'

/** Turns notifications on and off on this device, and off on others. */
export function PushDevices() {
  const { mutateAsync: turnOff } = useMutation(turnOffMutation)
  return (
    <section aria-labelledby="devices" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="devices" className="text-xl">
        {m.notifications_on_this_device()}
      </h2>
      <p className="mt-1 mb-4 text-soft">{m.this_device_can_show_what_we_email_you_even()}</p>
      <Loaded query={useQuery(pushDevicesQuery)}>
        {({ key, devices }) => (
          <>
            {!devices.some(({ isHere }) => isHere) && <TurnOn pushKey={key} />}
            <ul className="divide-y divide-line empty:hidden">
              {devices.map(({ id, device, createdAt, isHere }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                  <span className="min-w-0">
                    {isHere ? m.device_this_device({ device }) : device}
                    <span className="block text-sm text-soft">
                      <Rich text={m.on_since()} time={() => <Time at={createdAt} zone={browserZone()} />} />
                    </span>
                  </span>
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={m.turn_off_notifications_on({ device })}
                    onClick={() => turnOff({ id, isHere }).catch(alerts.failed)}
                  >
                    {m.turn_off()}
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
  if (needsHomeScreen) return <p>{m.on_an_iphone_or_ipad_notifications_need_fungo_on()}</p>
  if (!canPush) return <p>{m.this_browser_cant_show_notifications()}</p>
  return (
    <div className="mb-4 grid justify-items-start gap-2">
      <Button
        busy={isPending}
        busyText={m.turning_on_sentence()}
        onClick={() => turnOn(pushKey).then(() => setDenied(isBlocked), alerts.failed)}
      >
        {m.turn_on_notifications_on_this_device()}
      </Button>
      <p role="status" className="empty:hidden">
        {isDenied && m.this_browser_blocks_notifications_from_fungo_allow_them_in()}
      </p>
    </div>
  )
}
