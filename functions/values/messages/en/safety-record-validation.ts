export const dateInFuture = "The date can't be in the future."
