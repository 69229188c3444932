import type { Kind } from '../change-log/rows.ts'
import type { OrderColumn } from './query.ts'

type Columns = { [K in Kind]: { [Column in OrderColumn]?: string } }

/** Players are ordered by calendar-year age if the birth year is known. That is the same order as by league age. */
export const COLUMNS: Columns = {
  team: { NAME: text('name'), CITY: text('locationCity'), STATE: text('state'), CREATED: 'createdAt' },
  player: {
    ...{ NAME: text('name'), CITY: text('locationCity'), STATE: text('state'), CREATED: 'createdAt' },
    ...{ AGE: "ifnull(age, CAST(strftime('%Y', 'now') AS INTEGER) - birthYear)", POSITION: text('position') },
  },
  event: { NAME: text('name'), CITY: text('city'), STATE: text('state'), TIME: 'startsAt', CREATED: 'createdAt' },
  opportunity: {
    ...{ NAME: text('title'), TYPE: text('type'), CITY: text('city'), STATE: text('state') },
    ...{ TIME: 'startsAt', CREATED: 'createdAt' },
  },
  user: {
    ...{ NAME: text('name'), EMAIL: text('email'), ROLE: text('role') },
    ...{ CREATED: 'createdAt', LAST_SEEN: 'lastSeenAt' },
  },
}

function text(column: string) {
  return `nullif(plain(${column}), '')`
}

/** Whether a list of the kind can be ordered by the column. */
export const hasOrder = (kind: Kind, column: OrderColumn) => COLUMNS[kind][column] !== undefined
