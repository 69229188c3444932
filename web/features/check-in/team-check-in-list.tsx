import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import * as eventRosterTexts from '#messages/event-roster'
import { paths } from '../../paths.ts'
import type { PendingCheckIn } from '../../session/stored-check-ins.ts'
import { CheckInFrame, HereButton, type PageState, PrintedBox } from './check-in-frame.tsx'
import { type CheckInEvent, sendTeamCheckIn } from './queries.ts'
import { useCheckIn } from './use-check-in.ts'

/** The accepted teams by name, with their division and the size of their roster. */
export function TeamCheckInList({ event, userID, ...kept }: PageState & { event: CheckInEvent }) {
  const cache = useQueryClient()
  const page = paths.teamCheckIn(event.id)
  const send = useCallback(
    (id: string, change: PendingCheckIn) => sendTeamCheckIn(cache, event.id, id, change),
    [cache, event.id],
  )
  const { pending, note } = useCheckIn(userID, page, send)
  const rows = event.entries
    .filter(({ status }) => status === 'ACCEPTED')
    .map((entry) => ({
      ...entry,
      name: entry.team?.name ?? '',
      isHere: Boolean((pending[entry.id] ?? entry).checkedInAt),
    }))
    .sort((a, b) => a.name.localeCompare(b.name))
  return (
    <CheckInFrame
      {...{ page, ...kept }}
      timeZone={event.timeZone}
      count={rows.filter(({ isHere }) => isHere).length}
      total={rows.length}
      unsent={Object.keys(pending).length}
      empty={eventRosterTexts.noAcceptedTeams}
    >
      {rows.map(({ id, name, division, roster, isHere }) => (
        <li key={id} className="flex flex-wrap items-center gap-3 p-3">
          <div className="min-w-0 flex-1 basis-40">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-soft">
              {division.ageGroup} {division.division} · {eventRosterTexts.playersChosen(roster?.length ?? 0)}
            </p>
          </div>
          <HereButton {...{ name, isHere }} onNote={(noted) => note(id, noted)} />
          <PrintedBox isHere={isHere} />
        </li>
      ))}
    </CheckInFrame>
  )
}
