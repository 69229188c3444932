import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { publicName } from '../../domain/players/public-name.ts'
import { playerRequests, type RosterOffer, type RosterRequest } from '../../domain/roster/entity.ts'
import { acceptRosterEntry, declineRosterEntry, isOver } from '../../domain/roster/requests.ts'
import { type OfferRequest, type OpenRosterOffer, openRosterOffer } from '../../domain/roster-offers/service.ts'
import { teams } from '../../domain/teams/entity.ts'
import { linkIn, type SignedLink } from '../../services/mail/links.ts'
import { formatAtVenue } from '../../services/places/venue-time.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { find } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import { emailLinkPageTexts } from '../../values/messages/email-link-pages.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { type Text, textIn } from '../../values/messages/text.ts'
import { formatMoney } from '../../values/money.ts'
import { seasonName } from '../../values/season-name.ts'
import { storedWord } from '../../values/stored-words.ts'
import type { Answer } from './answers.ts'
import { formOf, html, isPost, localeOfPage, quoted, refusalText, sentForm } from './email-link-html.ts'
import { teamMark } from './spot-pages.ts'

/**
 * Where a family answers the offer of a spot on a roster. Only the buttons answer it, which send the version that the page showed.
 * After a yes it says that the player is on the roster.
 */
export async function rosterOfferPage(event: APIGatewayProxyEventV2, link: SignedLink<'roster'>): Promise<Answer> {
  try {
    return await answered(event, link)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.fields?.version) return answered(event, link, emailLinkPageTexts.organizerMadeChanges)
    const locale = localeOfPage(event)
    return html(locale, 409, emailLinkPageTexts.offerClosed, refusalText(error, locale), mySeasonLink(locale))
  }
}

async function answered(event: APIGatewayProxyEventV2, link: SignedLink<'roster'>, changes?: Text): Promise<Answer> {
  const locale = localeOfPage(event)
  const now = new Date()
  const opened = await openRosterOffer(link, now)
  const { request, team, player } = opened
  if (!request) return joinedPage(opened, locale)
  const said = isPost(event) && event.queryStringParameters?.answer
  const version = sentForm(event).get('version')
  if (changes || !version || !(said === 'yes' || said === 'no'))
    return questionPage(event, { request, team, player }, now, changes)
  const answer = { caller: { userID: link.userID, isAdmin: false }, now }
  if (said === 'no') {
    await declineRosterEntry(link.teamHistoryID, answer)
    return html(locale, 200, emailLinkPageTexts.thanks, emailLinkPageTexts.nothingElseToDo)
  }
  const entry = await acceptRosterEntry(link.teamHistoryID, { ...answer, version })
  if (!entry.waitsFor) return joinedPage(opened, locale)
  return html(locale, 200, emailLinkPageTexts.youSaidYes, emailLinkPageTexts.teamConfirms, mySeasonLink(locale))
}

function joinedPage({ team, player }: OpenRosterOffer, locale: Locale) {
  const heading = emailLinkPageTexts.onTheRoster({ name: publicName(player.name), team: team.name })(locale)
  return html(locale, 200, escapeUTF8(heading), emailLinkPageTexts.nothingElseToDo, mySeasonLink(locale))
}

const mySeasonLink = (locale: Locale) =>
  `<p><a href="${escapeUTF8(linkIn(locale, '/my-season'))}">${emailLinkPageTexts.seeMySeason(locale)}</a></p>`

async function questionPage(
  event: APIGatewayProxyEventV2,
  { request, team, player }: OpenRosterOffer & { request: OfferRequest },
  now: Date,
  changes?: Text,
) {
  const locale = localeOfPage(event)
  const { offer, season, division, ageGroup, version } = request
  const name = publicName(player.name)
  const facts = emailLinkPageTexts.rosterOfferFacts({
    season: seasonName(season, locale),
    division: [`${ageGroup ?? ''} ${division ?? ''}`.trim(), offer.position && storedWord(offer.position, locale)]
      .filter(Boolean)
      .join(', '),
    price: offer.priceCents === undefined ? '' : formatMoney(offer.priceCents, locale),
    end: await endOf(offer, locale),
  })(locale)
  const others = await otherOffers(request, name, locale, now)
  const coachWrote = offer.note ? [emailLinkPageTexts.coachWrote(locale)] : []
  const shown = `<input type="hidden" name="version" value="${version}">`
  return html(
    locale,
    200,
    escapeUTF8(textIn(changes ?? emailLinkPageTexts.rosterOfferFor({ name, team: team.name }), locale)),
    [facts, ...others, ...coachWrote].map(escapeUTF8).join('<br><br>'),
    [
      quoted(offer.note),
      formOf(event, emailLinkPageTexts.yesJoinTeam, { fields: shown, answer: 'yes' }),
      formOf(event, emailLinkPageTexts.noThanks, { fields: shown, answer: 'no', style: 'other' }),
    ].join('\n'),
    await teamMark(team.teamID),
  )
}

/** The end in the zone of the opportunity, or in UTC if that is gone. */
async function endOf({ opportunityID, replyBy }: RosterOffer, locale: Locale) {
  const opportunity = await find(opportunities, { opportunityID })
  return formatAtVenue(replyBy, opportunity?.timeZone ?? 'UTC', locale)
}

/** The player's offers from other teams that are not hidden, so that the family decides between them. */
async function otherOffers({ playerID, teamID }: RosterRequest, name: string, locale: Locale, now: Date) {
  const { data } = await playerRequests().query.byPlayer({ playerID }).go({ pages: 'all' })
  const others = data.flatMap(({ offer, ...it }) =>
    offer && it.teamID !== teamID && !isOver(offer, now) ? [{ ...it, offer }] : [],
  )
  const texts = others.map(async ({ teamID, offer }) => {
    const team = await find(teams, { teamID })
    if (!team || isHidden(team)) return []
    return [emailLinkPageTexts.otherOffer({ name, team: team.name, end: await endOf(offer, locale) })(locale)]
  })
  return (await Promise.all(texts)).flat()
}
