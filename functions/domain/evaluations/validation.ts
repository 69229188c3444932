import * as v from 'valibot'

export const SCORES = [1, 2, 3, 4, 5] as const
export const MAX_NOTES = 500

export const evaluationInput = v.object({
  score: v.nullish(v.picklist(SCORES, 'Choose a score from 1 to 5.'), null),
  notes: v.pipe(
    v.nullish(v.string(), ''),
    v.trim(),
    v.maxLength(MAX_NOTES, `Notes must be ${MAX_NOTES} characters or fewer.`),
  ),
})
