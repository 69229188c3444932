import { mapLink, opportunityCalendar, placeOf } from '../domain/calendars/mailed-calendar.ts'
import { notify } from '../domain/notifications/notify.ts'
import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { organizerOf } from '../domain/opportunities/organizer.ts'
import { type PlayerItem, players } from '../domain/players/entity.ts'
import { asSentence, publicName } from '../domain/players/public-name.ts'
import { type RegistrationItem, registrations, withdrawals } from '../domain/registrations/entity.ts'
import { familyOf, responsibleFor } from '../domain/registrations/families.ts'
import { offerPath } from '../domain/registrations/offer-link.ts'
import { formatAtVenue } from '../services/places/venue-time.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import { formatMoney } from '../values/money.ts'
import { findUser, playerName } from './people.ts'

const preference = 'emailNotifications'

const startOf = ({ startTime, timeZone }: OpportunityItem) => formatAtVenue(startTime, timeZone, 'en')
const pageOf = (opportunityID: string) => ({ label: 'View the opportunity', path: `/opportunities/${opportunityID}` })
const manage = (opportunityID: string) => ({
  label: 'Manage registrations',
  path: `/opportunities/${opportunityID}/manage-registrations`,
})

/** What everyone can read about the opportunity. */
export function factsOf(opportunity: OpportunityItem) {
  const { endTime, timeZone, feeCents, whatToBring } = opportunity
  return [
    { label: 'When', value: startOf(opportunity) },
    ...(endTime ? [{ label: 'Until', value: formatAtVenue(endTime, timeZone, 'en') }] : []),
    { label: 'Where', value: placeOf(opportunity), url: mapLink(opportunity) },
    { label: 'Fee', value: formatMoney(feeCents, 'en') },
    ...(whatToBring ? [{ label: 'Bring', value: whatToBring }] : []),
  ]
}

/** The information that a family needs to attend. */
async function detailsOf(opportunity: OpportunityItem) {
  const organizer = await organizerOf(opportunity)
  return [...factsOf(opportunity), ...(organizer ? [{ label: 'Organizer', value: organizer.name }] : [])]
}

async function findAll(opportunityID: string, playerID: string) {
  const [opportunity, registration, player] = await Promise.all([
    find(opportunities, { opportunityID }),
    find(registrations, { opportunityID, playerID }),
    find(players, { playerID }),
  ])
  return { opportunity, registration, player, name: player ? publicName(player.name) : 'a player' }
}

async function findFamily(registration: RegistrationItem, player: PlayerItem | null) {
  const familyID = await familyOf(registration, player)
  return familyID ? findUser(familyID) : null
}

/** The player's family, and the registrant if they still may register the player, without the organizer. */
async function adultsOf(registration: RegistrationItem, { createdBy }: OpportunityItem, player: PlayerItem | null) {
  const adults = await responsibleFor(registration, player, new Date())
  const found = await Promise.all(adults.filter((userID) => userID !== createdBy).map(findUser))
  return found.filter((user) => user !== null)
}

/** Notifies the organizer of the registration, and sends the family a confirmation. */
export async function registrationReceived(opportunityID: string, playerID: string, createdAt: string) {
  const { opportunity, registration, name } = await findAll(opportunityID, playerID)
  if (!opportunity || registration?.createdAt !== createdAt) return
  const { title } = opportunity
  const organizer = await organizerOf(opportunity)
  const isWaiting = registration.waitlistedAt !== undefined
  if (organizer && organizer.userID !== registration.registeredBy) {
    await notify(organizer, {
      name: `received#${opportunityID}#${playerID}#${createdAt}`,
      preference,
      subject: `New registration: ${title}`,
      paragraphs: [
        `${name} was registered for "${title}" (${startOf(opportunity)}).`,
        isWaiting
          ? 'The opportunity is full: this registration is on the waitlist.'
          : 'This registration is waiting for your review.',
      ],
      link: manage(opportunityID),
    })
  }
  await notifyClaimer(opportunity, registration)
  const registrant =
    registration.registeredBy === opportunity.createdBy ? null : await findUser(registration.registeredBy)
  if (registrant) {
    await notify(registrant, {
      name: `receipt#${opportunityID}#${playerID}#${createdAt}`,
      preference,
      subject: isWaiting ? `On the waitlist: ${title}` : `Registration received: ${title}`,
      paragraphs: [
        isWaiting
          ? `"${title}" is full. ${name} is on the waitlist. You'll get an email when a spot is free.`
          : `${name} is registered for "${title}". The registration is pending. You'll get an email when the organizer decides.`,
        "You can withdraw the registration on the opportunity's page.",
      ],
      details: await detailsOf(opportunity),
      link: pageOf(opportunityID),
    })
  }
}

/** Notifies the user who claimed the player of a registration by someone else. */
async function notifyClaimer(opportunity: OpportunityItem, { playerID, registeredBy, createdAt }: RegistrationItem) {
  const player = await find(players, { playerID })
  if (!player?.claimedBy || player.claimedBy === registeredBy) return
  const [claimer, registrant] = await Promise.all([findUser(player.claimedBy), findUser(registeredBy)])
  if (!claimer) return
  const { opportunityID, title } = opportunity
  await notify(claimer, {
    name: `registered#${opportunityID}#${playerID}#${createdAt}`,
    preference,
    subject: `${publicName(player.name)} was registered for an opportunity`,
    push: { title: `Your player was registered: ${title}` },
    paragraphs: [
      `${registrant?.name ?? 'Somebody'} registered ${publicName(player.name)} for "${title}" (${startOf(opportunity)}).`,
    ],
    link: { label: 'View the registration', path: `/players/${playerID}?tab=opportunities` },
  })
}

/** Notifies the organizer that a family accepted its offer. */
async function offerAccepted(opportunity: OpportunityItem, registration: RegistrationItem) {
  const { playerID, offerAcceptedAt, saidYesAt } = registration
  const { opportunityID, title, approvedCount, capacity } = opportunity
  const organizer = await organizerOf(opportunity)
  if (!organizer) return
  await notify(organizer, {
    name: `offerAccepted#${opportunityID}#${playerID}#${offerAcceptedAt}`,
    preference,
    subject: saidYesAt ? `Spot taken: ${title}` : `Spot taken from the waitlist: ${title}`,
    paragraphs: [
      saidYesAt
        ? asSentence(`You asked, and ${await playerName(playerID)} will play: "${title}" (${startOf(opportunity)})`)
        : `${await playerName(playerID)} was next on the waitlist of "${title}" (${startOf(opportunity)}), and the family took the spot.`,
      `${approvedCount} of ${capacity} spots are taken.`,
    ],
    link: manage(opportunityID),
  })
}

/** After several reviews in quick succession, only the last one is emailed. */
export async function registrationDecided(opportunityID: string, playerID: string, version: number) {
  const { opportunity, registration, player, name } = await findAll(opportunityID, playerID)
  // Registrations reviewed before this version was stored only have their own version.
  const decided = registration?.decidedVersion ?? registration?.version
  if (!opportunity || !registration || decided !== version || registration.status === 'PENDING') return
  const { title } = opportunity
  // As with messages to all registrants, an organizer cannot write to a family that has not accepted a coach's registration.
  const reason = registration.waitsForFamily ? undefined : registration.rejectionReason
  if (registration.offerAcceptedAt) await offerAccepted(opportunity, registration)
  const isApproved = registration.status === 'APPROVED'
  for (const user of await adultsOf(registration, opportunity, player)) {
    await notify(user, {
      // Includes createdAt, because versions start over if a registration is withdrawn and made again.
      name: `decided#${opportunityID}#${playerID}#${registration.createdAt}#${version}#${user.userID}`,
      preference,
      subject: `${isApproved ? 'Registration approved' : 'Not selected'}: ${title}`,
      paragraphs: isApproved
        ? [`Good news: ${name} has a spot in "${title}" (${startOf(opportunity)}, ${opportunity.location}).`]
        : [`${name} wasn't selected for "${title}".`, ...(reason ? [`The organizer wrote: ${reason}`] : [])],
      ...(isApproved && { details: await detailsOf(opportunity), calendar: opportunityCalendar(opportunity) }),
      link: pageOf(opportunityID),
    })
  }
}

/** Notifies the organizer of a withdrawal. */
export async function registrationWithdrawn(opportunityID: string, playerID: string, withdrawnAt: string) {
  const [opportunity, withdrawal] = await Promise.all([
    find(opportunities, { opportunityID }),
    find(withdrawals, { opportunityID, playerID, withdrawnAt }),
  ])
  const organizer = opportunity && (await organizerOf(opportunity))
  if (!organizer || !withdrawal || organizer.userID === withdrawal.withdrawnBy) return
  const { status, feePaidCents = 0 } = withdrawal
  const name = await playerName(playerID)
  await notify(organizer, {
    name: `withdrawn#${opportunityID}#${playerID}#${withdrawnAt}`,
    preference,
    subject: `Registration withdrawn: ${opportunity.title}`,
    paragraphs: [
      `${name[0]!.toUpperCase()}${name.slice(1)}'s registration for "${opportunity.title}" (${startOf(opportunity)}) was withdrawn.`,
      ...(status === 'APPROVED' ? ['The spot is free again. It is offered to the waitlist, if there is one.'] : []),
      ...(feePaidCents > 0 ? [`You noted a payment of ${formatMoney(feePaidCents, 'en')}.`] : []),
    ],
    link: manage(opportunityID),
  })
}

/** Notifies the family of an offered spot, with a link to accept it. */
export async function spotOffered(opportunityID: string, playerID: string) {
  const { opportunity, registration, player, name } = await findAll(opportunityID, playerID)
  if (!opportunity || isHidden(opportunity) || !registration?.offerExpiresAt) return
  const until = registration.offerExpiresAt
  const family = await findFamily(registration, player)
  if (!family) return
  await notify(family, {
    name: `offered#${opportunityID}#${playerID}#${until}`,
    preference,
    subject: `A spot is free: ${opportunity.title}`,
    paragraphs: [
      `A spot for ${name} in "${opportunity.title}" is free.`,
      `We're holding it for you until ${formatAtVenue(until, opportunity.timeZone, 'en')}. After that it goes to the next family on the waitlist.`,
    ],
    details: await detailsOf(opportunity),
    link: {
      label: 'Accept or decline',
      path: await offerPath({ registrationID: `${opportunityID}.${playerID}`, until, userID: family.userID }),
    },
    appPath: `/opportunities/${opportunityID}`,
  })
}

/** Notifies both sides that a spot is held for a family that said yes, until it has signed the waiver. */
export async function spotHeld(opportunityID: string, playerID: string) {
  const { opportunity, registration, player, name } = await findAll(opportunityID, playerID)
  if (!opportunity || isHidden(opportunity) || !registration?.offerExpiresAt || !registration.saidYesAt) return
  const { title, timeZone } = opportunity
  const until = formatAtVenue(registration.offerExpiresAt, timeZone, 'en')
  const [organizer, family] = await Promise.all([organizerOf(opportunity), findFamily(registration, player)])
  const of = `${opportunityID}#${playerID}#${registration.saidYesAt}`
  if (organizer)
    await notify(organizer, {
      name: `yesHeld#${of}`,
      preference,
      subject: `Spot held for ${name}: ${title}`,
      push: { title: `Spot held: ${title}` },
      paragraphs: [
        `The family of ${name} said yes to "${title}" (${startOf(opportunity)}).`,
        `We're holding the spot until ${until}, because the family has to sign the waiver. You'll get an email when it has. If it doesn't, we ask the next families.`,
      ],
      link: manage(opportunityID),
    })
  if (family)
    await notify(family, {
      name: `held#${of}`,
      preference,
      subject: `Sign the waiver: ${title}`,
      paragraphs: [
        `You said yes for ${name}. We're holding the spot in "${title}" until ${until}.`,
        'Log in and accept the waiver until then. After that, others are asked.',
      ],
      details: factsOf(opportunity),
      link: { label: 'Sign the waiver', path: '/profile' },
    })
}

/** Notifies the family of an offer that expired. */
export async function offerPassed(opportunityID: string, playerID: string) {
  const { opportunity, registration, player, name } = await findAll(opportunityID, playerID)
  if (!opportunity || isHidden(opportunity) || !registration?.offerPassedAt || registration.status !== 'PENDING') return
  const family = await findFamily(registration, player)
  if (!family) return
  await notify(family, {
    name: `offerPassed#${opportunityID}#${playerID}#${registration.offerPassedAt}`,
    preference,
    subject: `The spot went to the next: ${opportunity.title}`,
    paragraphs: [
      `The spot in "${opportunity.title}" that was held for ${name} is not held any more.`,
      registration.waitsForFamily
        ? `You can still accept the waiver. Then the organizer can approve ${name}'s registration. You can also withdraw it.`
        : `${name}'s registration stays pending, off the waitlist. The organizer can still approve it, and you can withdraw it.`,
    ],
    link: pageOf(opportunityID),
  })
}
