import { idempotent } from '../../store/idempotency.ts'
import { get, type Write } from '../../store/store.ts'
import { conflict, notFound } from '../../values/errors.ts'
import { newID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { parse } from '../../values/parse.ts'
import type { EntryItem } from '../entries/entity.ts'
import { managersOfEntered } from '../entries/families.ts'
import { events } from '../events/entity.ts'
import { type Asking, recipients, send } from './service.ts'
import { emailRegistrantsInput } from './validation.ts'

type Mailing = Asking & { status: EntryItem['status'] | null | undefined }

/**
 * Sends one message to the owners and managers of the teams with an entry of the status, or, without one, with an entry that has not ended.
 * None whose entry was withdrawn. Returns the number of recipients.
 */
export async function emailTeams(eventID: string, { userID, status, input, key, now }: Mailing): Promise<number> {
  const { subject, text } = parse(emailRegistrantsInput, input)
  const conversationID = newID()
  async function email(guard: [Write, Error][]): Promise<number> {
    const event = await get(events, { eventID })
    if (event.hidden) throw notFound('Event')
    const managers = status === 'WITHDRAWN' ? [] : await managersOfEntered(event, status ? [status] : undefined)
    const familyIDs = [...new Set(managers)].filter((it) => it !== userID)
    if (familyIDs.length === 0) throw conflict(coachRefusalTexts.noTeamToEmail)
    const message = { eventID, from: 'organizer', writtenBy: userID, familyIDs, subject, text } as const
    await send(conversationID, message, now, guard)
    return familyIDs.length
  }
  const request = { userID, operation: 'emailTeams', input: { eventID, status, subject, text }, key, now }
  return idempotent(request, conversationID, email, recipients)
}
