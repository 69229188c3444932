import * as m from '../../functions/values/messages/generated.ts'
import { Button } from './button.tsx'

/** Clears the search and filters of an empty list. */
export const ShowAll = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" onClick={onClick}>
    {m.clear_search_and_filters()}
  </Button>
)
