import { Button } from './button.tsx'

/** The way out of an empty result: the list without search and filters. */
export const ShowAll = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" onClick={onClick}>
    Clear search and filters
  </Button>
)
