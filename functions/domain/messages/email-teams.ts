import { get } from '../../store/store.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { newID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { parse } from '../../values/parse.ts'
import type { EntryItem } from '../entries/entity.ts'
import { managersOfEntered } from '../entries/families.ts'
import { events } from '../events/entity.ts'
import { type Asking, send } from './service.ts'
import { emailRegistrantsInput } from './validation.ts'

type Mailing = Asking & { status: EntryItem['status'] | null | undefined }

/**
 * Sends one message to the owners and managers of the teams with an entry of the status, or, without one, with an entry that has not ended.
 * None whose entry was withdrawn. Returns the number of recipients.
 */
export async function emailTeams(eventID: string, { userID, status, input, now }: Mailing): Promise<number> {
  const { subject, text } = parse(emailRegistrantsInput, input)
  const event = await get(events, { eventID })
  if (event.hidden) throw notFound('Event')
  const managers = status === 'WITHDRAWN' ? [] : await managersOfEntered(event, status ? [status] : undefined)
  const familyIDs = [...new Set(managers)].filter((it) => it !== userID)
  if (familyIDs.length === 0) throw conflict(coachRefusalTexts.noTeamToEmail)
  await send(newID(), { eventID, from: 'organizer', writtenBy: userID, familyIDs, subject, text }, now)
  return familyIDs.length
}
