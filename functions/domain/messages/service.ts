import { idempotent } from '../../store/idempotency.ts'
import { find, queryPartition, transactWrite, type Write } from '../../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { conflict, notFound, Refusal } from '../../values/errors.ts'
import { checkID, newID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { parse } from '../../values/parse.ts'
import { type OpportunityItem, opportunities } from '../opportunities/entity.ts'
import { organizerOf } from '../opportunities/service.ts'
import { type RegistrationItem, registrationID, registrations } from '../registrations/entity.ts'
import { everyFamilyOf } from '../registrations/families.ts'
import { userReferences, users } from '../users/entity.ts'
import { type MessageItem, messages } from './entity.ts'
import { askOrganizerInput, emailRegistrantsInput } from './validation.ts'

/** How long messages are kept in case of a report, in seconds. */
const TTL_SECONDS = 180 * DAY_SECONDS

type Written = Pick<MessageItem, 'from' | 'writtenBy' | 'familyIDs' | 'text'> &
  Partial<Pick<MessageItem, 'opportunityID' | 'eventID' | 'subject'>>

/** Stores the message, after the guard of a request that takes effect once. The stream consumer emails it to the recipients. */
export async function send(
  conversationID: string,
  written: Written,
  now: Date,
  guard: [Write, Error][] = [],
): Promise<MessageItem> {
  const message = {
    conversationID,
    messageID: newID(),
    ...written,
    sentAt: now.toISOString(),
    expiresAt: expiresAfter(TTL_SECONDS, now),
  }
  const { writtenBy: userID } = written
  const reference = { userID, kind: 'conversation', recordID: conversationID } as const
  await transactWrite([...guard, [messages().create(message)], [userReferences().put(reference)]])
  return message
}

export type Asking = { userID: string; input: unknown; key: string | null; now: Date }

/** Starts a conversation with the organizer. */
export async function askOrganizer(opportunityID: string, { userID, input, key, now }: Asking): Promise<void> {
  const { text } = parse(askOrganizerInput, input)
  const conversationID = newID()
  async function ask(guard: [Write, Error][]): Promise<void> {
    const organizer = await organizerOf(await getOpportunity(opportunityID))
    if (!organizer) throw conflict(refusalTexts.noOrganizer)
    if (organizer.userID === userID) throw conflict(refusalTexts.organizeOpportunity)
    if (organizer.isBlocked || !organizer.emailNotifications) throw conflict(refusalTexts.takesNoQuestions)
    const question: Written = { opportunityID, from: 'family', writtenBy: userID, familyIDs: [userID], text }
    await send(conversationID, question, now, guard)
  }
  const request = { userID, operation: 'askOrganizer', input: { opportunityID, text }, key, now }
  return idempotent(request, conversationID, ask, async () => {})
}

type Mailing = Asking & {
  status: RegistrationItem['status'] | null | undefined
  registrationIDs: readonly string[] | null | undefined
}

/**
 * Sends one message to every family with one of the registrations, or a registration of the status, or, without both, whose registration is
 * not rejected. Returns the number of families.
 */
export async function emailRegistrants(
  opportunityID: string,
  { userID, status, registrationIDs, input, key, now }: Mailing,
): Promise<number> {
  const { subject, text } = parse(emailRegistrantsInput, input)
  const isChosen = (it: RegistrationItem) =>
    (!registrationIDs || registrationIDs.includes(registrationID(it))) &&
    (status ? it.status === status : registrationIDs || it.status !== 'REJECTED')
  const conversationID = newID()
  async function email(guard: [Write, Error][]): Promise<number> {
    await getOpportunity(opportunityID)
    const partition = await queryPartition(opportunities().get({ opportunityID }), true)
    // If a coach registered the player, the organizer cannot write to the family until it has accepted.
    const all = partition.of(registrations).filter((it) => isChosen(it) && !it.waitsForFamily)
    const familyIDs = await everyFamilyOf(all, userID)
    if (familyIDs.length === 0)
      throw conflict(status ? coachRefusalTexts.noFamilyRegistrationStatus : coachRefusalTexts.noFamilyRegistration)
    const message = { opportunityID, from: 'organizer', writtenBy: userID, familyIDs, subject, text } as const
    await send(conversationID, message, now, guard)
    return familyIDs.length
  }
  const mailing = { opportunityID, status, registrationIDs, subject, text }
  const request = { userID, operation: 'emailRegistrants', input: mailing, key, now }
  return idempotent(request, conversationID, email, recipients)
}

/** The number of recipients of the message to many. */
export const recipients = async (conversationID: string) =>
  (await conversation(conversationID)).flatMap(({ familyIDs }) => familyIDs).length

async function getOpportunity(opportunityID: string): Promise<OpportunityItem> {
  const data = await find(opportunities, { opportunityID: checkID(opportunityID, 'Opportunity') })
  // An admin took the opportunity down: no one can write in its name.
  if (!data || data.hidden) throw notFound('Opportunity')
  return data
}

/** The conversation, oldest message first. Empty if it no longer exists. */
export async function conversation(conversationID: string): Promise<MessageItem[]> {
  return (await queryPartition(messages().query.byConversation({ conversationID }), true)).of(messages)
}

type Reply = { conversationID: string; side: MessageItem['from']; userID: string }

/** What an emailed link replies to, which is never a message to many. Refuses if the user is no longer on that side of the conversation, or is blocked. */
export async function openConversation({ conversationID, side, userID }: Reply) {
  const over = new Refusal('NOT_FOUND', refusalTexts.conversationOver)
  const written = await conversation(conversationID)
  const [first] = written
  if (!first) throw over
  const opportunity = await getOpportunity(first.opportunityID!)
  const writer = side === 'family' ? first.familyIDs[0] : (await organizerOf(opportunity))?.userID
  const user = await find(users, { userID })
  if (writer !== userID || !user || user.isBlocked) throw over
  return { opportunity, familyIDs: first.familyIDs, last: written.findLast(({ from }) => from !== side) }
}

/** Replies through an emailed link. */
export async function reply(link: Reply, input: unknown, now: Date): Promise<true> {
  const { text } = parse(askOrganizerInput, input)
  const { opportunity, familyIDs } = await openConversation(link)
  const { conversationID, side: from, userID: writtenBy } = link
  await send(conversationID, { opportunityID: opportunity.opportunityID, from, writtenBy, familyIDs, text }, now)
  return true
}
