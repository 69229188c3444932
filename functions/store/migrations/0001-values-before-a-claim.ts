import type { Migration } from './migration.ts'

type Values = Record<string, unknown>
type Before = Values & { links?: Values; look?: Values }
type Provisional = { before: Before }

const LINKS = ['websiteURL', 'socialURLs']
const LOOK = ['colors', 'crest', 'logoKey']

/** The links and the look of a team before its claim are next to its other values from then, not in objects of their own. */
export const valuesBeforeClaim: Migration = {
  name: '0001-values-before-a-claim',
  entity: 'team',
  shape: 2,
  attributes: ['provisional'],
  upgrade: changed(({ links, look, ...before }) => ({ ...before, ...links, ...look })),
  addEarlier: changed((before) => ({ ...before, links: picked(before, LINKS), look: picked(before, LOOK) })),
}

function changed(change: (before: Before) => Before): Migration['upgrade'] {
  return (team) => {
    const provisional = team.provisional as Provisional | undefined
    return provisional ? { ...team, provisional: { ...provisional, before: change(provisional.before) } } : team
  }
}

const picked = (values: Values, fields: string[]) =>
  Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])))
