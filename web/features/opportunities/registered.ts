import type { CalendarEntry } from '../../../functions/values/calendar-file.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { paths, siteURL } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import type { MyRegistration, OpportunityDetail } from './queries.ts'

type Dated = Omit<NonNullable<MyRegistration['opportunity']>, 'waiverText' | 'waiverHash' | 'decideBy'>

/** Whether the opportunity is still upcoming. */
export const takesPlace = ({ status, startTime }: Pick<Dated, 'status' | 'startTime'>) =>
  status !== 'CANCELLED' && Date.parse(startTime) > Date.now()

export const calendarEntryOf = (it: Dated): CalendarEntry => ({
  id: it.id,
  title: it.title,
  start: it.startTime,
  end: it.endTime,
  zone: it.timeZone,
  place: placeLine(it.location, it.city, it.state),
  description: it.description,
  url: siteURL(paths.opportunity(it.id)),
  sequence: it.calendarSequence,
})

/** Registrations of the viewer's family. An organizer's list also has all others, and an admin can withdraw each. */
export function useOwnRegistrations({ registrations, viewerCanManage }: OpportunityDetail) {
  const { user, isAdmin } = useAuth()
  return registrations.filter(({ viewerCanWithdraw, player }) =>
    isAdmin ? player?.claimedBy === user?.id : viewerCanWithdraw || !viewerCanManage,
  )
}
