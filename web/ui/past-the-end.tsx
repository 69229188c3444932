import * as m from '../../functions/values/messages/generated.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type PastTheEndProps = { title: string; onPage: (page: number) => void }

/** Shown for a page number past the last page. */
export function PastTheEnd({ title, onPage }: PastTheEndProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" onClick={() => onPage(1)}>
          {m.go_to_the_first_page()}
        </Button>
      }
    />
  )
}
