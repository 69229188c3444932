import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { openAsk, sayNo, sayYes } from '../../domain/guest-play/asks.ts'
import { answerBy } from '../../domain/guest-play/open.ts'
import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import { publicName } from '../../domain/players/public-name.ts'
import type { RegistrationItem } from '../../domain/registrations/entity.ts'
import { isOffered } from '../../domain/registrations/spots.ts'
import { acceptWaitlistOffer, declineWaitlistOffer, openOffer } from '../../domain/registrations/waitlist.ts'
import { crestOf } from '../../domain/teams/crest.ts'
import { findTeam } from '../../domain/teams/managers.ts'
import { inWords } from '../../services/in-words.ts'
import { linkIn, type SignedLink } from '../../services/mail/links.ts'
import { formatAtVenue } from '../../services/places/venue-time.ts'
import { Refusal } from '../../values/errors.ts'
import { emailLinkPageTexts } from '../../values/messages/email-link-pages.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { noticeTexts } from '../../values/messages/notices.ts'
import { type Text, textIn } from '../../values/messages/text.ts'
import { formatMoney } from '../../values/money.ts'
import { crestSVG } from '../site/preview-svg.ts'
import type { Answer } from './answers.ts'
import { formOf, html, isPost, localeOfPage, refusalText, sentForm } from './email-link-html.ts'

/** Where a family answers the offer of a spot. Only the buttons answer it, which send what the page showed. */
export async function offerPage(event: APIGatewayProxyEventV2, offer: SignedLink<'offer'>): Promise<Answer> {
  const locale = localeOfPage(event)
  const now = new Date()
  const { registrationID, until } = offer
  const said = isPost(event) && event.queryStringParameters?.answer
  return orRefusal(
    event,
    isPost(event) ? emailLinkPageTexts.didNotWork : emailLinkPageTexts.offerClosed,
    async (changes) => {
      const { opportunity, name, playerOwner, isTaken } = await openOffer(offer, now)
      if (isTaken) {
        const link = pageLink(locale, `/opportunities/${opportunity.opportunityID}`, noticeTexts.viewTheOpportunity)
        return html(locale, 200, emailLinkPageTexts.spotIsYours, emailLinkPageTexts.spotTakenBefore, link)
      }
      const heading = name ? emailLinkPageTexts.spotFreeFor(name)(locale) : emailLinkPageTexts.spotFree
      const shown = shownVersion(event)
      const isAccepted = said === 'accept'
      if (changes || !shown || !(isAccepted || said === 'decline'))
        return questionPage(event, opportunity, until, {
          heading: changes ?? heading,
          text: emailLinkPageTexts.offerFacts,
          buttons: { accept: emailLinkPageTexts.takeSpot, decline: emailLinkPageTexts.noGiveToNext },
        })
      const answer = { playerOwner, now, until, opportunityUpdatedAt: shown }
      await (isAccepted ? acceptWaitlistOffer : declineWaitlistOffer)(registrationID, answer)
      return isAccepted
        ? html(locale, 200, emailLinkPageTexts.spotIsYours, emailLinkPageTexts.emailWithAllYouNeed)
        : html(locale, 200, emailLinkPageTexts.spotGoesToNext, emailLinkPageTexts.thanksSentence)
    },
  )
}

/** Where an asked family says yes or no. */
export async function askPage(event: APIGatewayProxyEventV2, ask: SignedLink<'ask'>): Promise<Answer> {
  const locale = localeOfPage(event)
  const now = new Date()
  const answer = isPost(event) && event.queryStringParameters?.answer
  return orRefusal(event, emailLinkPageTexts.cannotAnswer, async (changes) => {
    const { opportunity, player, registration, asker } = await openAsk(ask, now)
    const shown = shownVersion(event)
    if (!changes && shown && answer === 'no') {
      await sayNo(ask, now)
      return html(locale, 200, emailLinkPageTexts.thanks, emailLinkPageTexts.nothingElseToDo)
    }
    const isYes = !changes && shown && answer === 'yes'
    const said = isYes ? await sayYes(ask, { now, opportunityUpdatedAt: shown }) : registration
    if (said) return afterYes(said, opportunity, locale)
    return questionPage(event, opportunity, answerBy(opportunity), {
      heading: changes ?? noticeTexts.canPlayAsGuest({ name: publicName(player.name) })(locale),
      text: opportunity.waiverRequired ? emailLinkPageTexts.firstYesSignsWaiver : emailLinkPageTexts.firstYes,
      asker: asker ? inWords(asker, locale) : '',
      buttons: { yes: emailLinkPageTexts.yesTakeSpot, no: emailLinkPageTexts.noOnPage },
    })
  })
}

const pageLink = (locale: Locale, path: string, label: Text) =>
  `<p><a href="${escapeUTF8(linkIn(locale, path))}">${textIn(label, locale)}</a></p>`

function afterYes(registration: RegistrationItem, { timeZone }: OpportunityItem, locale: Locale) {
  if (registration.status === 'APPROVED')
    return html(locale, 200, emailLinkPageTexts.spotIsYours, emailLinkPageTexts.emailWithAllYouNeed)
  const link = (label: Text) => pageLink(locale, '/profile', label)
  if (!isOffered(registration))
    return html(
      locale,
      200,
      emailLinkPageTexts.youSaidYes,
      emailLinkPageTexts.spotIsNotHeld,
      link(emailLinkPageTexts.logInToSee),
    )
  const until = formatAtVenue(registration.offerExpiresAt!, timeZone, locale)
  const text = emailLinkPageTexts.acceptWaiverBy(until)(locale)
  return html(locale, 200, emailLinkPageTexts.weHoldTheSpot, text, link(emailLinkPageTexts.signWaiver))
}

/** Answers a refusal with a page. If the organizer has changed the opportunity since the question was shown, asks again with that heading. */
async function orRefusal(
  event: APIGatewayProxyEventV2,
  heading: Text,
  answer: (changes?: Text) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.fields?.opportunityUpdatedAt) return answer(emailLinkPageTexts.organizerMadeChanges)
    const locale = localeOfPage(event)
    return html(locale, 409, heading, refusalText(error, locale))
  }
}

/** The version of the opportunity that the question showed. Without one, the question is asked. */
const shownVersion = (event: APIGatewayProxyEventV2) => sentForm(event).get('opportunityUpdatedAt')

type Facts = Record<'title' | 'start' | 'location' | 'fee' | 'end', string>
type Question = {
  heading: Text
  text: (facts: Facts) => Text
  /** Who asks. */
  asker?: string
  /** By the answer that they give. The first takes the spot. */
  buttons: Record<string, Text>
}

/** A question about a spot, which is free until then. */
async function questionPage(
  event: APIGatewayProxyEventV2,
  { teamID, title, startTime, endTime, timeZone, location, feeCents, updatedAt }: OpportunityItem,
  until: string,
  { heading, text, asker = '', buttons }: Question,
) {
  const locale = localeOfPage(event)
  const start = formatAtVenue(startTime, timeZone, locale, endTime)
  const end = formatAtVenue(until, timeZone, locale)
  const facts = { title, start, location, fee: formatMoney(feeCents, locale), end }
  const shown = `<input type="hidden" name="opportunityUpdatedAt" value="${updatedAt}">`
  const forms = Object.entries(buttons).map(([answer, label], i) =>
    formOf(event, label, { fields: shown, answer, ...(i > 0 && { style: 'other' }) }),
  )
  return html(
    locale,
    200,
    escapeUTF8(textIn(heading, locale)),
    escapeUTF8(`${asker} ${textIn(text(facts), locale)}`.trim()),
    forms.join('\n'),
    await teamMark(teamID),
  )
}

/** The team with its crest. */
export async function teamMark(teamID: string | undefined) {
  const team = await findTeam(teamID)
  if (!team) return ''
  const { name } = team
  return `<p class="team"><svg aria-hidden="true" viewBox="0 0 64 64" width="48" height="48">${crestSVG({ name, ...crestOf(team) })}</svg>${escapeUTF8(name)}</p>`
}
