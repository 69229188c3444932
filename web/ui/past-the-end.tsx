import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type PastTheEndProps = { title: string; onPage: (page: number) => void }

/** In place of a page that a list does not have, or has no more. */
export function PastTheEnd({ title, onPage }: PastTheEndProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" onClick={() => onPage(1)}>
          Go to the first page
        </Button>
      }
    />
  )
}
