import { useMutation, useQuery } from '@tanstack/react-query'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { handBackMutation, takenRecordsQuery } from './queries.ts'

type BlockQuestionProps = { user: { id: string; name: string } }

/** What blocking hides, and records that the user took from somebody else, to hand back first. */
export function BlockQuestion({ user: { id, name } }: BlockQuestionProps) {
  const { data: taken = [] } = useQuery(takenRecordsQuery(id))
  const handBack = useMutation({ ...handBackMutation, onError: alerts.failed })
  return (
    <>
      <p>
        Are you sure you want to block {name}? They are signed out everywhere and can't sign in. Their teams, events,
        and opportunities are hidden until you decide on each of them in Reports.
      </p>
      {taken.map((record) => (
        <div key={record.id} className="mt-3 grid justify-items-start gap-2 wrap-anywhere">
          <p>
            {record.name} was {record.from}'s until an admin approved a claim of {name}.
          </p>
          <Button
            variant="secondary"
            size="small"
            busy={handBack.isPending && handBack.variables === record.id}
            busyText="Handing back..."
            onClick={() => handBack.mutate(record.id)}
          >
            Hand back to {record.from} first
          </Button>
        </div>
      ))}
    </>
  )
}
