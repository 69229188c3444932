type AgeLimits = { minAge?: number | null; maxAge?: number | null }

/** Whether the age is within the opportunity's limits. A player of unknown age fits: the organizer checks. */
export const fitsAge = (age: number | null | undefined, { minAge, maxAge }: AgeLimits) =>
  age == null || ((minAge == null || minAge <= age) && (maxAge == null || maxAge >= age))
