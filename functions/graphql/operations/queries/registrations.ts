import { newestFirst, type RegistrationItem, registrations } from '../../../domain/registrations/entity.ts'
import { plain } from '../../../store/read-model/terms.ts'
import { playerAge } from '../../../values/age.ts'
import { filterAsync } from '../../../values/promises.ts'
import type { Context } from '../../context.ts'
import type { QueryOpportunityRegistrationsCountArgs } from '../../generated.ts'
import { logAdminRead } from '../../reads/admin-reads.ts'
import { agenda, ownRegistrations } from '../../reads/agenda.ts'
import { orderedPage, paging } from '../../reads/lists.ts'
import { playerOf } from '../../resolvers/registrations.ts'
import { shownName } from '../../rules/full-profile.ts'
import * as opportunityRules from '../../rules/opportunities.ts'
import { signedIn } from '../../rules/rule.ts'
import type { Queries } from '../operation.ts'

export const queries = {
  opportunityRegistrations: {
    rule: opportunityRules.organizerOfOpportunity,
    call: async (_, { page, perPage, orderBy, descending, ...filters }, context, info) => {
      logAdminRead(context, 'readRegistrations', { kind: 'opportunity', id: filters.opportunityID })
      const found = newestFirst(await registrationsOf(filters, context))
      const read = async ({
        offset,
        perPage,
        oldestFirst,
      }: {
        offset: number
        perPage: number
        oldestFirst?: boolean
      }) => (oldestFirst ? found.toReversed() : orderBy ? found : undecidedFirst(found)).slice(offset, offset + perPage)
      return orderedPage({ orderBy, descending }, paging({ page, perPage }, info), read, {
        NAME: (registration) => nameOf(registration, context),
        AGE: async (registration) => {
          const player = await playerOf(registration, context)
          const age = player && playerAge(player, context.now)
          return age == null ? null : String(age).padStart(2, '0')
        },
      })
    },
  },
  // Reads the players' partitions, and each registration with its opportunity.
  myRegistrations: { rule: signedIn, weight: 20, call: (_, __, context) => ownRegistrations(context) },
  // The same, and one directory search per team.
  agenda: { rule: signedIn, weight: 40, call: (_, __, context) => agenda(context) },
  opportunityRegistrationsCount: {
    rule: opportunityRules.organizerOfOpportunity,
    call: async (_, filters, context) => (await registrationsOf(filters, context)).length,
  },
} satisfies Partial<Queries>

/** Pending ones first, then in order of registration. */
function undecidedFirst(newest: readonly RegistrationItem[]) {
  const oldest = newest.toReversed()
  return [...oldest.filter(isPending), ...oldest.filter((it) => !isPending(it))]
}

const isPending = ({ status }: RegistrationItem) => status === 'PENDING'

/** All counts and the page of one request share one read. */
async function registrationsOf(
  { opportunityID, status, search }: QueryOpportunityRegistrationsCountArgs,
  context: Context,
): Promise<RegistrationItem[]> {
  const all = (await context.load.opportunityPartition(opportunityID)).of(registrations)
  const ofStatus = all.filter((it) => !status || it.status === status)
  const words = plain(search ?? '').split(' ')
  if (words[0] === '') return ofStatus
  return filterAsync(ofStatus, async (it) => {
    const name = plain((await nameOf(it, context)) ?? '')
    return words.every((word) => name.includes(word))
  })
}

/** The name of a registration's player as the viewer sees it, so that searching and sorting reveal nothing else. */
async function nameOf(registration: RegistrationItem, context: Context) {
  const player = await playerOf(registration, context)
  return player && shownName(context, player)
}
