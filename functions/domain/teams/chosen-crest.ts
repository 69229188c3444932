import type { TeamItem } from './entity.ts'

/** The chosen crest as one string for the directory. Undefined if none was chosen. */
export const packedCrest = ({ colors, crest, logoKey }: Pick<TeamItem, 'colors' | 'crest' | 'logoKey'>) =>
  colors || crest || logoKey ? [colors?.join(',') ?? '', crest ?? '', logoKey ?? ''].join(' ') : undefined
