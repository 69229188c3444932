import { events } from '../../domain/events/entity.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { allHiddenRecords } from '../../domain/reports/entity.ts'
import { find } from '../../store/store.ts'

/** The hidden events and opportunities of the team, which has no references to them. */
export async function hiddenOfTeam(teamID: string) {
  const hidden = await allHiddenRecords(true)
  const idsOf = (kind: string) => hidden.filter((it) => it.kind === kind).map(({ recordID }) => recordID)
  const [hosted, offered] = await Promise.all([
    Promise.all(idsOf('event').map((eventID) => find(events, { eventID }))),
    Promise.all(idsOf('opportunity').map((opportunityID) => find(opportunities, { opportunityID }))),
  ])
  return {
    events: hosted.flatMap((it) => (it?.teamID === teamID ? [it] : [])),
    opportunities: offered.flatMap((it) => (it?.teamID === teamID ? [it] : [])),
  }
}
