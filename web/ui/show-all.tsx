import { Button } from './button.tsx'

/** Clears the search and filters of an empty list. */
export const ShowAll = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" onClick={onClick}>
    Clear search and filters
  </Button>
)
