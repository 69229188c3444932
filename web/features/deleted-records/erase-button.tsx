import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { erasePlayerMutation } from './queries.ts'

type EraseButtonProps = { playerID: string; name: string; size?: 'small' }

/** Erases the player, and leads to the screen with the progress and the receipt. */
export function EraseButton({ playerID, name, size }: EraseButtonProps) {
  const navigate = useNavigate()
  const { mutateAsync: erase } = useMutation(erasePlayerMutation)

  async function askAndErase() {
    const isErased = await confirmWithAlerts({
      title: `Erase ${name}`,
      message: `Erase everything about ${name} now? This removes the profile and its photo, every roster place, registration, and evaluation, and the notices and messages that name ${name}.`,
      detail: 'This cannot be undone, and nothing can be restored.',
      actionLabel: 'Erase Now',
      destructive: true,
      action: () => erase(playerID),
    })
    if (isErased) navigate(paths.erasure(playerID))
  }

  return (
    <Button variant="danger" {...(size && { size })} aria-label={`Erase Now: ${name}`} onClick={askAndErase}>
      Erase Now
    </Button>
  )
}
