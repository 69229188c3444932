import { useMutation } from '@tanstack/react-query'
import { formatDay } from '../../../functions/values/time-format.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { keepPlayerMutation } from './queries.ts'

/** For the owner of a profile that has not been used for a long time. */
export function KeepProfile({ playerID, deletesOn }: { playerID: string; deletesOn: string }) {
  const { mutateAsync: keep, isPending } = useMutation(keepPlayerMutation(playerID))

  async function save() {
    try {
      await keep()
      alerts.success('The profile stays.')
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <section
      aria-label="Unused profile"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-warn bg-surface p-4 print:hidden"
    >
      <p className="min-w-0 flex-1 basis-60">
        Nobody has used this profile for two years. We will delete it on {formatDay(deletesOn)}.
      </p>
      <Button size="small" busy={isPending} onClick={save}>
        Keep Profile
      </Button>
    </section>
  )
}
