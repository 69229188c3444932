export const SPORTS = ['BASEBALL', 'SOFTBALL'] as const
export type Sport = (typeof SPORTS)[number]

/** The sport that a source's text names ('Fastpitch softball', 'baseball'). Undefined if none. */
export function sportOf(text: string | null | undefined): Sport | undefined {
  if (/soft|fast\s*-?pitch/i.test(text ?? '')) return 'SOFTBALL'
  return /base\s*-?ball/i.test(text ?? '') ? 'BASEBALL' : undefined
}
