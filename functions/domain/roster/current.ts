/** Whether the roster entry has not ended. */
export const isCurrent = ({ endDate }: { endDate?: string }, now: Date) =>
  !endDate || endDate >= now.toISOString().slice(0, 10)
