import * as v from 'valibot'

export const SPORTS = ['BASEBALL', 'SOFTBALL'] as const
export type Sport = (typeof SPORTS)[number]

/** A blank choice comes out as null: no sport. */
export const sportInput = v.pipe(
  v.nullable(v.picklist(['', ...SPORTS], 'Choose baseball or softball.'), ''),
  v.transform((sport) => sport || null),
)

/** The sport that a source's text names ('Fastpitch softball', 'baseball'); undefined for any other. */
export function sportOf(text: string | null | undefined): Sport | undefined {
  if (/soft|fast\s*-?pitch/i.test(text ?? '')) return 'SOFTBALL'
  return /base\s*-?ball/i.test(text ?? '') ? 'BASEBALL' : undefined
}
