import type { OpportunityType, Sport } from '../generated.ts'

type Word = string | null | undefined

/** 'Chicago, IL', or as much of it as is known. A venue that only repeats its city is left out. */
export function placeLine(...parts: Word[]): string {
  const [first, ...rest] = parts.filter(Boolean)
  const others = rest.join(', ')
  return !first || first === others ? others : [first, ...rest].join(', ')
}

export const sportName = (sport: Sport) => (sport === 'SOFTBALL' ? 'Softball' : 'Baseball')

export const typeName = (type: OpportunityType) => (type === 'TRYOUT' ? 'Tryout' : 'Guest Player Needed')
