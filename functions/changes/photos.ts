import { type StreamChange, textOf } from './change.ts'

/** The key of a player's photo or a team's logo. Undefined if there is none. */
export function photoKeyOf(entity: string | undefined, image: StreamChange['after']): string | undefined {
  if (entity === 'player') return textOf(image, 'photoKey')
  return entity === 'team' ? textOf(image, 'logoKey') : undefined
}
