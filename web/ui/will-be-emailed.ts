/** A note about the emails that saving sends. */
export const willBeEmailed = (families: number) =>
  families === 1
    ? '1 family will be emailed about this change.'
    : `${families} families will be emailed about this change.`
