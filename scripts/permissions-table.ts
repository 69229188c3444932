import { mutations } from '../functions/graphql/operations/mutations.ts'
import type { AnyOperation } from '../functions/graphql/operations/operation.ts'
import { queries } from '../functions/graphql/operations/queries.ts'
import { limits } from '../functions/services/rate-limits/rate-limits.ts'
import { DAY_SECONDS } from '../functions/values/durations.ts'

/** 'teamEditor' as 'team editor'. */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const often = (limit: AnyOperation['limit']) =>
  limit
    ? limits[limit].map(({ count, seconds }) => `${count} ${seconds === DAY_SECONDS ? 'a day' : 'an hour'}`).join(', ')
    : ''

const table = (operations: object) => `| operation | who may | how often |
|---|---|---|
${Object.entries<AnyOperation>(operations as never)
  .map(([name, { rule, limit }]) => `| \`${name}\` | ${inWords(rule.name)} | ${often(limit)} |`)
  .join('\n')}`

/** Renders the rows of the operations as docs/permissions.md. */
export const permissionsTable =
  () => `<!-- Written by scripts/codegen.ts from functions/graphql/operations. Do not edit. -->
# Permissions

Who may call each operation, as the rules in \`functions/graphql/rules\` are named, and how often one account may.
Operations of accounts, reports, and the watches of visitors have limits in their services instead, by address, account, or email.

## Queries

${table(queries)}

## Mutations

${table(mutations)}
`
