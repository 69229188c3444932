import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { organizerOf } from '../domain/opportunities/service.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { type RegistrationItem, registrations } from '../domain/registrations/entity.ts'
import { familyOf } from '../domain/registrations/families.ts'
import { type DecisionStep, decisionOf, finishDecision, isSuperseded } from '../domain/scheduled-work/decisions.ts'
import { doDueWork } from '../domain/scheduled-work/due-work.ts'
import { findAll, queryPartition } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import { type Alert, queueAlerts } from './mailing.ts'

/** Reminds organizers of their review date. In the evening of that day, families with pending registrations get an email. */
export async function sendDecisionReminders(now: Date) {
  await doDueWork('decision', now, async (work) => {
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

const dayOf = ({ decideBy }: OpportunityItem) => ({ at: `${decideBy}T00:00:00.000Z`, zone: 'UTC' })

async function remind(opportunity: OpportunityItem, pending: number, step: Exclude<DecisionStep, 'undecided'>) {
  const { opportunityID, title, decideBy } = opportunity
  const organizer = await organizerOf(opportunity)
  if (!organizer) return
  const notice: Alert['notice'] = {
    name: `decide#${step}#${opportunityID}#${decideBy}`,
    record: null,
    senderID: null,
    subject: step === 'today' ? stored('decideToday', { title }) : stored('decideIn2Days', { title }),
    paragraphs: [
      stored('wantedDecide', { day: dayOf(opportunity), count: pending, title }),
      stored('familiesStillPending'),
    ],
    link: { label: stored('manageRegistrations'), path: `/opportunities/${opportunityID}/manage-registrations` },
  }
  await queueAlerts([{ recipientID: organizer.userID, notice }])
}

async function notifyFamilies(opportunity: OpportunityItem, pending: RegistrationItem[]) {
  const { opportunityID, title, decideBy } = opportunity
  const found = new Map((await findAll(players, pending, true)).map((player) => [player.playerID, player]))
  const families = await Promise.all(pending.map((it) => familyOf(it, found.get(it.playerID))))
  const byFamily = Map.groupBy(pending, (_, i) => families[i])
  const familyIDs = [...byFamily.keys()].filter((userID) => userID !== undefined)
  const alerts = familyIDs.map((recipientID): Alert => {
    const names = byFamily.get(recipientID)!.map(({ playerID }) => {
      const player = found.get(playerID)
      return player ? publicName(player.name) : stored('aPlayer')
    })
    const notice: Alert['notice'] = {
      name: `undecided#${opportunityID}#${decideBy}#${recipientID}`,
      record: `undecided#${opportunityID}`,
      senderID: opportunity.createdBy,
      subject: stored('stillUndecided', { title }),
      paragraphs: [
        stored('organizerStillUndecided', { title, day: dayOf(opportunity), names: { list: names } }),
        stored('registrationStaysPending'),
      ],
      link: { label: stored('viewTheOpportunity'), path: `/opportunities/${opportunityID}` },
    }
    return { recipientID, notice }
  })
  await queueAlerts(alerts)
}
