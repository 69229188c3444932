import { events } from '../../domain/events/entity.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { hiddenRecords } from '../../domain/reports/entity.ts'

const strong = { consistent: true } as const

/** The hidden events and opportunities of the team, which has no references to them. */
export async function hiddenOfTeam(teamID: string) {
  const { data: hidden } = await hiddenRecords().query.all({}).go({ pages: 'all', consistent: true })
  const idsOf = (kind: string) => hidden.filter((it) => it.kind === kind).map(({ recordID }) => recordID)
  const [hosted, offered] = await Promise.all([
    Promise.all(idsOf('event').map((eventID) => events().get({ eventID }).go(strong))),
    Promise.all(idsOf('opportunity').map((opportunityID) => opportunities().get({ opportunityID }).go(strong))),
  ])
  return {
    events: hosted.flatMap(({ data }) => (data?.teamID === teamID ? [data] : [])),
    opportunities: offered.flatMap(({ data }) => (data?.teamID === teamID ? [data] : [])),
  }
}
