import type { OpportunityType, Sport } from '../generated.ts'

export const sportName = (sport: Sport) => (sport === 'SOFTBALL' ? 'Softball' : 'Baseball')

export const typeName = (type: OpportunityType) => (type === 'TRYOUT' ? 'Tryout' : 'Guest Player Needed')
