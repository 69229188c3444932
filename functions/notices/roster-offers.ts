import * as v from 'valibot'
import { scoresOf } from '../domain/evaluations/scores.ts'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import type { Notice, Notices } from '../domain/notifications/notify.ts'
import { onNewTime } from '../domain/notifications/triggers.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { registrations } from '../domain/registrations/entity.ts'
import { familyOf } from '../domain/registrations/families.ts'
import type { RosterChangeItem, RosterRequest } from '../domain/roster/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { signedPath } from '../services/mail/links.ts'
import { wasSent } from '../services/mail/send-once.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find, findAll, queryPartition } from '../store/store.ts'
import { type StoredText, stored } from '../values/messages/stored-text.ts'
import { nextByScore } from '../values/next-by-score.ts'
import { findUser, playerName, teamName } from './people.ts'
import { registrationFields } from './registrations.ts'

const offerName = (teamHistoryID: string, isReminder = false) =>
  `rosterOffer${isReminder ? 'Reminder' : ''}#${teamHistoryID}`

const manageOffers = (opportunityID: string) => ({
  label: stored('manageOffers'),
  path: `/opportunities/${opportunityID}/manage-registrations?tab=offers`,
})

const mySeason = { label: stored('mySeason'), path: '/my-season' }

/** Offers the family a spot, or reminds it, with a link to the answer that needs no sign-in. */
export async function* rosterOffered(request: RosterRequest, isReminder: boolean): Notices {
  const { teamID, playerID, teamHistoryID, season, division, ageGroup, offer } = request
  if (!offer) return
  const [team, player, opportunity] = await Promise.all([
    find(teams, { teamID }),
    find(players, { playerID }),
    find(opportunities, { opportunityID: offer.opportunityID }),
  ])
  if (!team || !player?.claimedBy || isHidden(team) || isHidden(player) || (opportunity && isHidden(opportunity)))
    return
  const name = publicName(player.name)
  const until = { at: offer.replyBy, zone: opportunity?.timeZone ?? 'UTC' }
  const details = [
    { label: stored('team'), value: team.name },
    { label: stored('season'), value: { season } },
    { label: stored('division'), value: [ageGroup, division].filter(Boolean).join(' ') },
    ...(offer.position ? [{ label: stored('position'), value: { word: offer.position } }] : []),
    ...(offer.priceCents === undefined ? [] : [{ label: stored('price'), value: { cents: offer.priceCents } }]),
    { label: stored('answerBy'), value: until },
  ]
  yield [
    await findUser(player.claimedBy),
    {
      name: offerName(teamHistoryID, isReminder),
      record: `roster#${teamID}#${playerID}`,
      senderID: request.addedBy,
      subject: isReminder
        ? stored('offerWaits', { team: team.name })
        : stored('offeredRosterSpot', { name, team: team.name }),
      push: { title: isReminder ? stored('offerWaits', { team: team.name }) : stored('aRosterSpotOffered') },
      paragraphs: [
        stored('offersSpotOnRoster', { team: team.name, name, until }),
        ...(offer.note ? [stored('theOrganizerWrote', { reason: offer.note })] : []),
        stored('nothingUntilYes'),
      ],
      details,
      link: {
        label: stored('answerYesNo'),
        path: await signedPath('roster', { teamHistoryID, userID: player.claimedBy }),
      },
      appPath: '/my-season',
    },
  ]
}

/** Notifies the organizer how an offer ended, and whom to offer the spot next, and the family of what it did not do itself. */
export async function* rosterOfferEnded(change: RosterChangeItem & { opportunityID: string }): Notices {
  const { teamID, playerID, teamHistoryID, kind, opportunityID, season } = change
  const [team, player, opportunity] = await Promise.all([
    find(teams, { teamID }),
    find(players, { playerID }),
    find(opportunities, { opportunityID }),
  ])
  if (!team || isHidden(team)) return
  const facts = { name: await playerName(playerID), team: team.name, season: { season } }
  const of = { record: `roster#${teamID}#${playerID}` }
  const isTaken = kind === 'accepted'
  if (kind !== 'withdrawn')
    yield [
      await findUser(team.claimedBy),
      {
        ...of,
        name: `rosterOfferEnded#${change.changeID}`,
        senderID: player?.claimedBy,
        subject: stored('rosterOfferAnswered', { answer: kind, name: facts.name }),
        push: { title: stored('aRosterOfferEnded') },
        paragraphs: [
          stored('familyAnsweredOffer', { answer: kind, ...facts }),
          ...(isTaken || !opportunity ? [] : [await nextText(opportunityID, playerID)]),
        ],
        link: manageOffers(opportunityID),
      },
    ]
  if (kind === 'declined' || !player || isHidden(player) || !(await wasSent(offerName(teamHistoryID)))) return
  yield [
    await findUser(player.claimedBy),
    {
      ...of,
      name: `rosterOfferOver#${change.changeID}`,
      senderID: team.claimedBy,
      subject: stored('offerIsAnswered', { answer: kind, team: team.name }),
      paragraphs: [stored('yourOfferEnded', { answer: kind, ...facts })],
      link: mySeason,
    },
  ]
}

/** Whom the scores propose for the spot that is free again. */
async function nextText(opportunityID: string, playerID: string): Promise<StoredText> {
  const partition = await queryPartition(opportunities().get({ opportunityID }), true)
  const all = partition.of(registrations)
  const found = new Map((await findAll(players, all, true)).map((player) => [player.playerID, player]))
  const scores = scoresOf(partition)
  const position = all.find((it) => it.playerID === playerID)?.rosterOffer?.position ?? ''
  const candidates = all.map((it) => ({
    playerID: it.playerID,
    isOpen: it.status === 'APPROVED' && !it.rosterOffer && !it.notSelectedAt && found.has(it.playerID),
    scores: scores.get(it.playerID) ?? [],
    positions: found.get(it.playerID)?.positions ?? [],
  }))
  const next = nextByScore(candidates, position)
  return next
    ? stored('spotFreeNextByScore', { name: publicName(found.get(next.playerID)!.name) })
    : stored('spotFreeChoose')
}

/** Tells the family kindly that the player was not selected for the roster. */
export const notSelectedForRoster = defineNotice({
  type: 'notSelectedForRoster',
  fields: { ...registrationFields, notSelectedAt: v.string() },
  on: [
    onNewTime(registrations, 'notSelectedAt', (notSelectedAt, { opportunityID, playerID }) => ({
      opportunityID,
      playerID,
      notSelectedAt,
    })),
  ],
  async *send({ opportunityID, playerID, notSelectedAt }) {
    const [opportunity, registration, player] = await Promise.all([
      find(opportunities, { opportunityID }),
      find(registrations, { opportunityID, playerID }),
      find(players, { playerID }),
    ])
    if (!opportunity?.teamID || isHidden(opportunity) || registration?.notSelectedAt !== notSelectedAt) return
    const { notSelectedNote: note } = registration
    const facts = { name: await playerName(playerID), team: await teamName(opportunity.teamID) }
    const notice: Notice = {
      name: `notSelectedForRoster#${opportunityID}#${playerID}`,
      record: `registration#${opportunityID}#${playerID}`,
      senderID: opportunity.createdBy,
      subject: stored('afterTheTryout', { title: opportunity.title }),
      paragraphs: [
        stored('thankYouForTryingOut', { ...facts, title: opportunity.title }),
        stored('noSpotThisTime', facts),
        ...(note ? [stored('theOrganizerWrote', { reason: note })] : []),
        stored('otherTeamsLook'),
      ],
      link: { label: stored('findTryouts'), path: '/opportunities' },
    }
    yield [await findUser(await familyOf(registration, player)), notice]
  },
})
