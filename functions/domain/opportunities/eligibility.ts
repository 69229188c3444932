type AgeLimits = { minAge?: number | null; maxAge?: number | null }

/** Whether the age is within the opportunity's limits. A player whose age is not known fits: the organizer checks. */
export const fitsAge = (age: number | null | undefined, { minAge, maxAge }: AgeLimits) =>
  age == null || ((minAge == null || minAge <= age) && (maxAge == null || maxAge >= age))

/** `fitsAge` of a row of the directory, for an age that is given twice. */
export const FITS_AGE_SQL = '(minAge IS NULL OR minAge <= ?) AND (maxAge IS NULL OR maxAge >= ?)'
