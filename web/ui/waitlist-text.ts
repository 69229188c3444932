import * as mySeasonTexts from '#messages/my-season'

type Waiting = { waitlistPosition: number | null; isWaitlistedByCoach: boolean }

/** The place in the line for a spot. Empty for a registration that waits for none. */
export const waitlistText = ({ waitlistPosition, isWaitlistedByCoach }: Waiting) =>
  waitlistPosition === null
    ? ''
    : isWaitlistedByCoach
      ? mySeasonTexts.waitlistedByCoach(waitlistPosition)
      : mySeasonTexts.waitlistNumber(waitlistPosition)
