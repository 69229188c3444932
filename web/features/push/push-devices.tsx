import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as notificationTexts from '#messages/notifications'
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
        {notificationTexts.notificationsDevice}
      </h2>
      <p className="mt-1 mb-4 text-soft">{notificationTexts.deviceShowWhatEmail}</p>
      <Loaded query={useQuery(pushDevicesQuery)}>
        {({ key, devices }) => (
          <>
            {!devices.some(({ isHere }) => isHere) && <TurnOn pushKey={key} />}
            <ul className="divide-y divide-line empty:hidden">
              {devices.map(({ id, device, createdAt, isHere }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                  <span className="min-w-0">
                    {isHere ? notificationTexts.deviceThisDevice(device) : device}
                    <span className="block text-sm text-soft">
                      <Rich
                        text={notificationTexts.onSince}
                        time={() => <Time at={createdAt} zone={browserZone()} />}
                      />
                    </span>
                  </span>
                  <Button
                    variant="ghost"
                    size="small"
                    aria-label={notificationTexts.turnOffNotifications(device)}
                    onClick={() => turnOff({ id, isHere }).catch(alerts.failed)}
                  >
                    {notificationTexts.turnOff}
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
  if (needsHomeScreen) return <p>{notificationTexts.iphoneIpadNotificationsNeed}</p>
  if (!canPush) return <p>{notificationTexts.browserCantShowNotifications}</p>
  return (
    <div className="mb-4 grid justify-items-start gap-2">
      <Button
        busy={isPending}
        busyText={notificationTexts.turningOnSentence}
        onClick={() => turnOn(pushKey).then(() => setDenied(isBlocked), alerts.failed)}
      >
        {notificationTexts.turnNotificationsDevice}
      </Button>
      <p role="status" className="empty:hidden">
        {isDenied && notificationTexts.browserBlocksNotificationsFungo}
      </p>
    </div>
  )
}
