import type { TeamItem } from '../teams/entity.ts'

/** What was chosen, as one text of the directory; undefined where nothing was. */
export const packedCrest = ({ colors, crest, logoKey }: Pick<TeamItem, 'colors' | 'crest' | 'logoKey'>) =>
  colors || crest || logoKey ? [colors?.join(',') ?? '', crest ?? '', logoKey ?? ''].join(' ') : undefined
