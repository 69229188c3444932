import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { ErasePlayerDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'

/** Erases the player, and leads to the screen with the progress and the receipt. */
export function EraseButton({ playerID, name, size }: { playerID: string; name: string; size?: 'small' }) {
  const navigate = useNavigate()
  const { mutateAsync: erase } = useMutation(mutationOf(ErasePlayerDocument, { refresh: 'later' }))

  async function askAndErase() {
    const isErased = await confirmWithAlerts({
      title: m.erase_name({ name }),
      message: m.erase_everything_about_name_now({ name }),
      detail: m.this_cannot_be_undone_and_nothing_can_be_restored(),
      actionLabel: m.erase_now(),
      destructive: true,
      action: () => erase({ id: playerID }),
    })
    if (isErased) navigate(paths.erasure(playerID))
  }

  return (
    <Button variant="danger" size={size} aria-label={`${m.erase_now()}: ${name}`} onClick={askAndErase}>
      {m.erase_now()}
    </Button>
  )
}
