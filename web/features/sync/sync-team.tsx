import { useMutation } from '@tanstack/react-query'
import * as kitTexts from '#messages/kit'
import { mutationOf } from '../../api/options.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SyncTeamDocument } from './sync.generated.ts'

type SyncTeamProps = {
  team: { id: string; name: string }
  /** Includes the team's name in the label, for screens with several of these buttons. */
  isNamed?: boolean
}

/** For admins: syncs a team's divisions and contacts from the source and shows the result. */
export function SyncTeam({ team, isNamed = false }: SyncTeamProps) {
  const { mutate: sync, isPending, data, error } = useMutation(mutationOf(SyncTeamDocument))
  const isError = Boolean(error) || data?.success === false
  return (
    <div className={classNames('grid', !isNamed && 'justify-items-start text-left')}>
      <Button
        variant={isNamed ? 'ghost' : 'secondary'}
        size="small"
        busy={isPending}
        busyText="Syncing..."
        aria-label={isNamed ? `Sync from governing body: ${team.name}` : undefined}
        onClick={() => sync({ input: { teamID: team.id } })}
      >
        Sync from governing body
      </Button>
      <p
        role={isError ? 'alert' : 'status'}
        className={classNames(
          'text-sm font-semibold whitespace-normal not-empty:mt-1',
          isError ? 'text-danger' : 'text-grass',
        )}
      >
        {error && `Error: ${error.message}`}
        {data?.success === false && data.message}
        {data?.success &&
          `${data.message} (${kitTexts.countOfNoun({ count: data.divisionsFound, noun: 'division' })} found, ${data.divisionsAdded} added; ${kitTexts.countOfNoun({ count: data.contactsAdded, noun: 'contact' })} added)`}
      </p>
    </div>
  )
}
