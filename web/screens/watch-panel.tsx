import { HumanCheck } from '../features/accounts/human-check/human-check.tsx'
import type { Watched } from '../features/watches/queries.ts'
import { WatchForm } from '../features/watches/watch-form.tsx'

export const WatchPanel = (props: { watched: Watched; onDone: () => void }) => (
  <WatchForm {...props} humanCheck={(ref) => <HumanCheck action="submit" ref={ref} />} />
)
