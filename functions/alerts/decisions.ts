import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { organizerOf } from '../domain/opportunities/organizer.ts'
import { players } from '../domain/players/entity.ts'
import { asSentence, publicName } from '../domain/players/public-name.ts'
import { type RegistrationItem, registrations } from '../domain/registrations/entity.ts'
import { familyOf } from '../domain/registrations/families.ts'
import { type DecisionStep, decisionOf, finishDecision, isSuperseded } from '../domain/scheduled-work/decisions.ts'
import { dueWork } from '../domain/scheduled-work/due.ts'
import { formatAtVenue } from '../services/places/venue-time.ts'
import { itemKey, parseItem } from '../store/entity.ts'
import { batchGet, queryPartition } from '../store/store.ts'
import { type Alert, forEachOf, queueAlerts } from './mailing.ts'

/** Reminds organizers of their review date. In the evening of that day, families with pending registrations get an email. */
export async function sendDecisionReminders(now: Date) {
  await forEachOf(await dueWork('decision', now), async (work) => {
    const partition = await queryPartition(opportunities().get({ opportunityID: work.recordID }), true)
    const [opportunity = null] = partition.of(opportunities)
    const { step, decideBy } = decisionOf(work)
    const isWanted = opportunity?.decideBy === decideBy && !opportunity.canceledAt && !opportunity.hidden
    if (isWanted && !isSuperseded(work, opportunity, now)) {
      // Skip registrations by a coach that the family has not accepted: they are not waiting for the organizer.
      const pending = partition
        .of(registrations)
        .filter(({ status, waitsForFamily }) => status === 'PENDING' && !waitsForFamily)
      if (pending.length > 0)
        await (step === 'undecided' ? notifyFamilies(opportunity, pending) : remind(opportunity, pending.length, step))
    }
    await finishDecision(work, opportunity, now)
  })
}

const dayOf = ({ decideBy }: OpportunityItem) => formatAtVenue(`${decideBy}T00:00:00.000Z`, 'UTC', 'en')

async function remind(opportunity: OpportunityItem, pending: number, step: Exclude<DecisionStep, 'undecided'>) {
  const { opportunityID, title, decideBy } = opportunity
  const organizer = await organizerOf(opportunity)
  if (!organizer) return
  const waiting = pending === 1 ? '1 registration is' : `${pending} registrations are`
  const notice: Alert['notice'] = {
    name: `decide#${step}#${opportunityID}#${decideBy}`,
    preference: 'emailNotifications',
    subject: step === 'today' ? `Decide today: ${title}` : `Decide in 2 days: ${title}`,
    paragraphs: [
      `You wanted to decide by ${dayOf(opportunity)}. ${waiting} pending for "${title}".`,
      'Families that are still pending at 6:00 PM that day get an email that says so.',
    ],
    link: { label: 'Manage registrations', path: `/opportunities/${opportunityID}/manage-registrations` },
  }
  await queueAlerts([{ recipientID: organizer.userID, notice }])
}

async function notifyFamilies(opportunity: OpportunityItem, pending: RegistrationItem[]) {
  const { opportunityID, title, decideBy } = opportunity
  const items = await batchGet(
    pending.map(({ playerID }) => itemKey(players, { playerID })),
    true,
  )
  const found = new Map(items.map((item) => parseItem(players, item)).map((player) => [player.playerID, player]))
  const families = await Promise.all(pending.map((it) => familyOf(it, found.get(it.playerID))))
  const byFamily = Map.groupBy(pending, (_, i) => families[i])
  const familyIDs = [...byFamily.keys()].filter((userID) => userID !== undefined)
  const alerts = familyIDs.map((recipientID): Alert => {
    const names = byFamily.get(recipientID)!.map(({ playerID }) => publicName(found.get(playerID)?.name ?? 'a player'))
    const notice: Alert['notice'] = {
      name: `undecided#${opportunityID}#${decideBy}#${recipientID}`,
      preference: 'emailNotifications',
      subject: `Still undecided: ${title}`,
      paragraphs: [
        asSentence(
          `The organizer of "${title}" wanted to decide by ${dayOf(opportunity)} and is still undecided about ${new Intl.ListFormat('en-US').format(names)}`,
        ),
        "The registration stays pending. You'll get an email when the organizer decides. You can ask the organizer or withdraw on the opportunity's page.",
      ],
      link: { label: 'View the opportunity', path: `/opportunities/${opportunityID}` },
    }
    return { recipientID, notice }
  })
  await queueAlerts(alerts)
}
