import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as deletedRecordTexts from '#messages/deleted-records'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { ErasePlayerDocument } from './deleted-records.generated.ts'

/** Erases the player, and leads to the screen with the progress and the receipt. */
export function EraseButton({ playerID, name, size }: { playerID: string; name: string; size?: 'small' }) {
  const navigate = useNavigate()
  const { mutateAsync: erase } = useMutation(mutationOf(ErasePlayerDocument, { refresh: 'later' }))

  async function askAndErase() {
    const isErased = await confirmWithAlerts({
      title: deletedRecordTexts.eraseName(name),
      message: deletedRecordTexts.eraseEverythingAbout(name),
      detail: deletedRecordTexts.cannotBeUndone,
      actionLabel: deletedRecordTexts.eraseNow,
      destructive: true,
      action: () => erase({ id: playerID }),
    })
    if (isErased) navigate(paths.erasure(playerID))
  }

  return (
    <Button variant="danger" size={size} aria-label={`${deletedRecordTexts.eraseNow}: ${name}`} onClick={askAndErase}>
      {deletedRecordTexts.eraseNow}
    </Button>
  )
}
