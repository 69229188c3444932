import * as v from 'valibot'
import { calendarEntry, mapLink, placeOf } from '../domain/calendars/calendar-entries.ts'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import type { Notices } from '../domain/notifications/notify.ts'
import { onCreate, onWrite } from '../domain/notifications/triggers.ts'
import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { organizerOf } from '../domain/opportunities/service.ts'
import { type PlayerItem, players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { type RegistrationItem, registrations, withdrawals } from '../domain/registrations/entity.ts'
import { familyOf } from '../domain/registrations/families.ts'
import { responsibleFor } from '../domain/roster/responsible-for.ts'
import { signedPath } from '../services/mail/links.ts'
import { isOfSeveralDays } from '../services/places/venue-time.ts'
import { settings } from '../services/settings.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import { stored } from '../values/messages/stored-text.ts'
import { findUser, playerName } from './people.ts'

export const registrationFields = { opportunityID: v.string(), playerID: v.string() }

type Step = 'received' | 'decided' | 'held' | 'offered' | 'waitlisted' | 'offerPassed'

/** The step that a write of a registration is. Null for a write that nobody is notified of. */
function stepOf(after: RegistrationItem, before: RegistrationItem | null): Step | null {
  const { version, status, judgedAt, offerExpiresAt, offerPassedAt, saidYesAt, checkedInAt } = after
  if (!before) {
    // One that moved with a merged player was received before. The family of a walk-up is invited to the player.
    if (version > 1 || checkedInAt) return null
    if (!saidYesAt) return 'received'
    return status === 'APPROVED' ? 'decided' : 'held'
  }
  if (status !== before.status) return 'decided'
  if (judgedAt && !before.judgedAt) return 'waitlisted'
  if (offerExpiresAt === before.offerExpiresAt) return null
  if (offerExpiresAt) return 'offered'
  return offerPassedAt === undefined ? null : 'offerPassed'
}

const onStep = <Result>(step: Step, fieldsOf: (after: RegistrationItem, before: RegistrationItem | null) => Result) =>
  onWrite(registrations, (after, before) => stepOf(after, before) === step && fieldsOf(after, before))

export const whenOf = ({ startTime, endTime, timeZone }: OpportunityItem) => ({
  at: startTime,
  until: endTime,
  zone: timeZone,
})
const pageOf = (opportunityID: string) => ({
  label: stored('viewTheOpportunity'),
  path: `/opportunities/${opportunityID}`,
})
const manage = (opportunityID: string) => ({
  label: stored('manageRegistrations'),
  path: `/opportunities/${opportunityID}/manage-registrations`,
})

/** What everyone can read about the opportunity. */
export function factsOf(opportunity: OpportunityItem) {
  const { startTime, endTime, timeZone, feeCents, whatToBring } = opportunity
  const isRange = isOfSeveralDays(startTime, endTime, timeZone)
  return [
    { label: stored('when'), value: whenOf(opportunity) },
    ...(endTime && !isRange ? [{ label: stored('until'), value: { at: endTime, zone: timeZone } }] : []),
    { label: stored('where'), value: placeOf(opportunity), url: mapLink(opportunity) },
    { label: stored('fee'), value: { cents: feeCents } },
    ...(whatToBring ? [{ label: stored('bring'), value: whatToBring }] : []),
  ]
}

/** The information that a family needs to attend. */
async function detailsOf(opportunity: OpportunityItem) {
  const organizer = await organizerOf(opportunity)
  return [...factsOf(opportunity), ...(organizer ? [{ label: stored('organizer'), value: organizer.name }] : [])]
}

async function findAll(opportunityID: string, playerID: string) {
  const [opportunity, registration, player] = await Promise.all([
    find(opportunities, { opportunityID }),
    find(registrations, { opportunityID, playerID }),
    find(players, { playerID }),
  ])
  return { opportunity, registration, player, name: player ? publicName(player.name) : stored('aPlayer') }
}

async function findFamily(registration: RegistrationItem, player: PlayerItem | null) {
  const familyID = await familyOf(registration, player)
  return findUser(familyID)
}

/** The player's family, and the registrant if they still may register the player, without the organizer. */
async function adultsOf(registration: RegistrationItem, { createdBy }: OpportunityItem, player: PlayerItem | null) {
  const adults = await responsibleFor(registration, player, new Date())
  const found = await Promise.all(adults.filter((userID) => userID !== createdBy).map(findUser))
  return found.filter((user) => user !== null)
}

/** Notifies the organizer of the registration, and sends the family a confirmation. */
export const registrationReceived = defineNotice({
  type: 'registrationReceived',
  fields: { ...registrationFields, createdAt: v.string() },
  on: [onStep('received', ({ opportunityID, playerID, createdAt }) => ({ opportunityID, playerID, createdAt }))],
  async *send({ opportunityID, playerID, createdAt }) {
    const { opportunity, registration, name } = await findAll(opportunityID, playerID)
    if (!opportunity || registration?.createdAt !== createdAt) return
    const { title } = opportunity
    const organizer = await organizerOf(opportunity)
    const isWaiting = registration.waitlistedAt !== undefined
    if (organizer && organizer.userID !== registration.registeredBy) {
      yield [
        organizer,
        {
          name: `received#${opportunityID}#${playerID}#${createdAt}`,
          record: `registration#${opportunityID}#${playerID}`,
          senderID: registration.registeredBy,
          subject: stored('newRegistration', { title }),
          paragraphs: [
            stored('registeredFor', { name, title, start: whenOf(opportunity) }),
            isWaiting ? stored('isOnWaitlist') : stored('waitsForReview'),
          ],
          link: manage(opportunityID),
        },
      ]
    }
    yield* notifyClaimer(opportunity, registration)
    if (registration.registeredBy !== opportunity.createdBy)
      yield [
        await findUser(registration.registeredBy),
        {
          name: `receipt#${opportunityID}#${playerID}#${createdAt}`,
          record: `registration#${opportunityID}#${playerID}`,
          senderID: registration.registeredBy,
          subject: isWaiting ? stored('onTheWaitlist', { title }) : stored('registrationReceived', { title }),
          paragraphs: [
            isWaiting ? stored('fullOnWaitlist', { title, name }) : stored('registeredPending', { title, name }),
            stored('youCanWithdraw'),
          ],
          details: await detailsOf(opportunity),
          link: pageOf(opportunityID),
        },
      ]
  },
})

/** Notifies the user who claimed the player of a registration by someone else. */
async function* notifyClaimer(
  opportunity: OpportunityItem,
  { playerID, registeredBy, createdAt }: RegistrationItem,
): Notices {
  const player = await find(players, { playerID })
  if (!player?.claimedBy || player.claimedBy === registeredBy) return
  const [claimer, registrant] = await Promise.all([findUser(player.claimedBy), findUser(registeredBy)])
  const { opportunityID, title } = opportunity
  const name = publicName(player.name)
  yield [
    claimer,
    {
      name: `registered#${opportunityID}#${playerID}#${createdAt}`,
      record: `registration#${opportunityID}#${playerID}`,
      senderID: registeredBy,
      subject: stored('registeredForAnOpportunity', { name }),
      push: { title: stored('yourPlayerWasRegistered') },
      paragraphs: [
        stored('registrantRegisteredName', {
          name,
          title,
          start: whenOf(opportunity),
          registrant: registrant?.name ?? stored('somebody'),
        }),
      ],
      link: { label: stored('viewTheRegistration'), path: `/players/${playerID}?tab=opportunities` },
    },
  ]
}

/** Notifies the organizer that a family accepted its offer. */
async function* offerAccepted(opportunity: OpportunityItem, registration: RegistrationItem): Notices {
  const { playerID, offerAcceptedAt, saidYesAt } = registration
  const { opportunityID, title, approvedCount, capacity } = opportunity
  const facts = { name: await playerName(playerID), title, start: whenOf(opportunity) }
  yield [
    await organizerOf(opportunity),
    {
      name: `offerAccepted#${opportunityID}#${playerID}#${offerAcceptedAt}`,
      record: `registration#${opportunityID}#${playerID}`,
      senderID: registration.registeredBy,
      subject: saidYesAt ? stored('spotTaken', { title }) : stored('spotTakenWaitlist', { title }),
      paragraphs: [
        saidYesAt ? stored('askedWillPlay', facts) : stored('nextTookTheSpot', facts),
        stored('spotsTaken', { count: approvedCount, capacity }),
      ],
      link: manage(opportunityID),
    },
  ]
}

/** After several reviews in quick succession, only the last one is emailed. */
export const registrationDecided = defineNotice({
  type: 'registrationDecided',
  fields: { ...registrationFields, version: v.number() },
  on: [onStep('decided', ({ opportunityID, playerID, version }) => ({ opportunityID, playerID, version }))],
  async *send({ opportunityID, playerID, version }) {
    const { opportunity, registration, player, name } = await findAll(opportunityID, playerID)
    if (!opportunity || registration?.decidedVersion !== version || registration.status === 'PENDING') return
    const { title } = opportunity
    // As with messages to all registrants, an organizer cannot write to a family that has not accepted a coach's registration.
    const reason = registration.waitsForFamily ? undefined : registration.rejectionReason
    if (registration.offerAcceptedAt) yield* offerAccepted(opportunity, registration)
    const isApproved = registration.status === 'APPROVED'
    for (const user of await adultsOf(registration, opportunity, player)) {
      yield [
        user,
        {
          // Includes createdAt, because versions start over if a registration is withdrawn and made again.
          name: `decided#${opportunityID}#${playerID}#${registration.createdAt}#${version}#${user.userID}`,
          record: `registration#${opportunityID}#${playerID}`,
          senderID: opportunity.createdBy,
          subject: isApproved ? stored('registrationApproved', { title }) : stored('notSelected', { title }),
          paragraphs: isApproved
            ? [stored('goodNews', { name, title, start: whenOf(opportunity), location: opportunity.location })]
            : [stored('wasNotSelected', { name, title }), ...(reason ? [stored('theOrganizerWrote', { reason })] : [])],
          ...(isApproved && { details: await detailsOf(opportunity), calendar: calendarEntry(opportunity) }),
          link: pageOf(opportunityID),
        },
      ]
    }
  },
})

/** Notifies the organizer of a withdrawal, unless it undid the registration before its notice was sent. */
export const registrationWithdrawn = defineNotice({
  type: 'registrationWithdrawn',
  fields: { ...registrationFields, withdrawnAt: v.string() },
  on: [onCreate(withdrawals, ({ opportunityID, playerID, withdrawnAt }) => ({ opportunityID, playerID, withdrawnAt }))],
  async *send({ opportunityID, playerID, withdrawnAt }) {
    const [opportunity, withdrawal] = await Promise.all([
      find(opportunities, { opportunityID }),
      find(withdrawals, { opportunityID, playerID, withdrawnAt }),
    ])
    const organizer = opportunity && (await organizerOf(opportunity))
    if (!organizer || !withdrawal || organizer.userID === withdrawal.withdrawnBy) return
    const { status, feePaidCents = 0, registeredAt } = withdrawal
    if (Date.parse(withdrawnAt) - Date.parse(registeredAt) < settings.noticeDelaySeconds * 1000) return
    const { title } = opportunity
    const name = await playerName(playerID)
    yield [
      organizer,
      {
        name: `withdrawn#${opportunityID}#${playerID}#${withdrawnAt}`,
        record: `registration#${opportunityID}#${playerID}`,
        senderID: withdrawal.withdrawnBy,
        subject: stored('registrationWithdrawn', { title }),
        paragraphs: [
          stored('wasWithdrawn', {
            title,
            start: whenOf(opportunity),
            name: typeof name === 'string' ? name : stored('aPlayerCapitalized'),
          }),
          ...(status === 'APPROVED'
            ? [opportunity.offersAutomatically ? stored('spotFreeAgain') : stored('spotFreeYouDecide')]
            : []),
          ...(feePaidCents > 0 ? [stored('youNotedPayment', { amount: { cents: feePaidCents } })] : []),
        ],
        link: manage(opportunityID),
      },
    ]
  },
})

/** Notifies the family of an offered spot, with a link to accept it. */
export const spotOffered = defineNotice({
  type: 'spotOffered',
  fields: registrationFields,
  on: [onStep('offered', ({ opportunityID, playerID }) => ({ opportunityID, playerID }))],
  async *send({ opportunityID, playerID }) {
    const { opportunity, registration, player, name } = await findAll(opportunityID, playerID)
    if (!opportunity || isHidden(opportunity) || !registration?.offerExpiresAt) return
    const until = registration.offerExpiresAt
    const { title, timeZone } = opportunity
    const family = await findFamily(registration, player)
    if (!family) return
    yield [
      family,
      {
        name: `offered#${opportunityID}#${playerID}#${until}`,
        record: `registration#${opportunityID}#${playerID}`,
        senderID: opportunity.createdBy,
        subject: stored('spotFree', { title }),
        paragraphs: [
          stored('spotFreeFor', { name, title }),
          stored('heldUntil', { until: { at: until, zone: timeZone } }),
        ],
        details: await detailsOf(opportunity),
        link: {
          label: stored('acceptOrDecline'),
          path: await signedPath('offer', {
            registrationID: `${opportunityID}.${playerID}`,
            until,
            userID: family.userID,
          }),
        },
        appPath: `/opportunities/${opportunityID}`,
      },
    ]
  },
})

/** Notifies both sides that a spot is held for a family that said yes, until it has signed the waiver. */
export const spotHeld = defineNotice({
  type: 'spotHeld',
  fields: registrationFields,
  on: [onStep('held', ({ opportunityID, playerID }) => ({ opportunityID, playerID }))],
  async *send({ opportunityID, playerID }) {
    const { opportunity, registration, player, name } = await findAll(opportunityID, playerID)
    if (!opportunity || isHidden(opportunity) || !registration?.offerExpiresAt || !registration.saidYesAt) return
    const { title, timeZone } = opportunity
    const until = { at: registration.offerExpiresAt, zone: timeZone }
    const of = `${opportunityID}#${playerID}#${registration.saidYesAt}`
    yield [
      await organizerOf(opportunity),
      {
        name: `yesHeld#${of}`,
        record: `registration#${opportunityID}#${playerID}`,
        senderID: registration.registeredBy,
        subject: stored('spotHeld', { title }),
        paragraphs: [
          stored('familySaidYes', { name, title, start: whenOf(opportunity) }),
          stored('heldForWaiver', { until }),
        ],
        link: manage(opportunityID),
      },
    ]
    yield [
      await findFamily(registration, player),
      {
        name: `held#${of}`,
        record: `registration#${opportunityID}#${playerID}`,
        senderID: registration.registeredBy,
        subject: stored('signWaiver', { title }),
        paragraphs: [stored('youSaidYes', { name, title, until }), stored('acceptWaiver')],
        details: factsOf(opportunity),
        link: { label: stored('signTheWaiver'), path: '/profile' },
      },
    ]
  },
})

/** Notifies the family that the organizer keeps its registration for a spot that becomes free. */
export const registrationWaitlisted = defineNotice({
  type: 'registrationWaitlisted',
  fields: { ...registrationFields, judgedAt: v.string() },
  on: [
    onStep('waitlisted', ({ opportunityID, playerID, judgedAt }) => ({ opportunityID, playerID, judgedAt: judgedAt! })),
  ],
  async *send({ opportunityID, playerID, judgedAt }) {
    const { opportunity, registration, player, name } = await findAll(opportunityID, playerID)
    if (!opportunity || isHidden(opportunity) || registration?.judgedAt !== judgedAt) return
    const { title } = opportunity
    for (const user of await adultsOf(registration, opportunity, player)) {
      yield [
        user,
        {
          name: `waitlisted#${opportunityID}#${playerID}#${judgedAt}#${user.userID}`,
          record: `registration#${opportunityID}#${playerID}`,
          senderID: opportunity.createdBy,
          subject: stored('onTheWaitlist', { title }),
          paragraphs: [stored('waitlistedByCoach', { name, title }), stored('youCanWithdraw')],
          link: pageOf(opportunityID),
        },
      ]
    }
  },
})

/** Notifies the family of an offer that expired, and an organizer who offers spots of one that expired or was declined. */
export const offerPassed = defineNotice({
  type: 'offerPassed',
  fields: { ...registrationFields, hasExpired: v.boolean() },
  on: [
    onStep('offerPassed', ({ opportunityID, playerID, offerPassedAt }, before) => ({
      opportunityID,
      playerID,
      hasExpired: offerPassedAt! >= before!.offerExpiresAt!,
    })),
  ],
  async *send({ opportunityID, playerID, hasExpired }) {
    const { opportunity, registration, player, name } = await findAll(opportunityID, playerID)
    if (!opportunity || isHidden(opportunity) || !registration?.offerPassedAt || registration.status !== 'PENDING')
      return
    const { title } = opportunity
    if (!opportunity.offersAutomatically && !registration.saidYesAt)
      yield [
        await organizerOf(opportunity),
        {
          name: `offerNotTaken#${opportunityID}#${playerID}#${registration.offerPassedAt}`,
          record: `registration#${opportunityID}#${playerID}`,
          senderID: registration.registeredBy,
          subject: stored('spotNotTaken', { title }),
          paragraphs: [
            hasExpired ? stored('offerNotAnswered', { name, title }) : stored('offerDeclined', { name, title }),
            stored('spotFreeYouDecide'),
          ],
          link: manage(opportunityID),
        },
      ]
    if (!hasExpired) return
    yield [
      await findFamily(registration, player),
      {
        name: `offerPassed#${opportunityID}#${playerID}#${registration.offerPassedAt}`,
        record: `registration#${opportunityID}#${playerID}`,
        senderID: opportunity.createdBy,
        subject: stored('spotWentNext', { title }),
        paragraphs: [
          stored('spotNoLongerHeld', { title, name }),
          registration.waitsForFamily
            ? stored('stillAcceptWaiver', { name })
            : stored('registrationStaysPendingOff', { name }),
        ],
        link: pageOf(opportunityID),
      },
    ]
  },
})
