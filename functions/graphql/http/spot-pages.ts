import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { openAsk, sayNo, sayYes } from '../../domain/guest-play/asks.ts'
import { answerBy } from '../../domain/guest-play/open.ts'
import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import { publicName } from '../../domain/players/public-name.ts'
import type { RegistrationItem } from '../../domain/registrations/entity.ts'
import { isOffered } from '../../domain/registrations/spots.ts'
import { acceptWaitlistOffer, declineWaitlistOffer, openOffer } from '../../domain/registrations/waitlist.ts'
import { inWords } from '../../services/in-words.ts'
import { linkIn, type SignedLink } from '../../services/mail/links.ts'
import { formatAtVenue } from '../../services/places/venue-time.ts'
import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/later/generated.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { type Text, textIn } from '../../values/messages/message.ts'
import { formatMoney } from '../../values/money.ts'
import type { Answer } from './answers.ts'
import { formOf, html, isPost, localeOfPage, refusalText, sentForm } from './email-link-html.ts'

/** Where a family answers the offer of a spot. Only the buttons answer it. */
export async function offerPage(event: APIGatewayProxyEventV2, offer: SignedLink<'offer'>): Promise<Answer> {
  const locale = localeOfPage(event)
  const now = new Date()
  const { registrationID, until } = offer
  const said = isPost(event) && event.queryStringParameters?.answer
  return orRefusal(event, isPost(event) ? m.that_did_not_work : m.this_offer_is_closed, async (changes) => {
    const { opportunity, name, playerOwner } = await openOffer(offer, now)
    const heading = name ? m.a_spot_is_free_for_name({ name }, { locale }) : m.a_spot_is_free_heading
    const shown = shownVersion(event)
    const isAccepted = said === 'accept' && shown
    if (changes || !(isAccepted || said === 'decline'))
      return questionPage(event, opportunity, until, {
        heading: changes ?? heading,
        text: m.title_start_location_fee_we_are_holding,
        buttons: { accept: m.take_the_spot_on_page, decline: m.no_give_it_to_the_next },
      })
    const answer = { playerOwner, now, until, opportunityUpdatedAt: shown }
    await (isAccepted ? acceptWaitlistOffer : declineWaitlistOffer)(registrationID, answer)
    return isAccepted
      ? html(locale, 200, m.the_spot_is_yours_on_page, m.you_get_an_email_with_all_you_need)
      : html(locale, 200, m.the_spot_goes_to_the_next_family_on_page, m.thanks_for_letting_us_know_period)
  })
}

/** Where an asked family says yes or no. */
export async function askPage(event: APIGatewayProxyEventV2, ask: SignedLink<'ask'>): Promise<Answer> {
  const locale = localeOfPage(event)
  const now = new Date()
  const answer = isPost(event) && event.queryStringParameters?.answer
  return orRefusal(event, m.you_cannot_answer_any_more, async (changes) => {
    const { opportunity, player, registration, asker } = await openAsk(ask, now)
    if (!changes && answer === 'no') {
      await sayNo(ask, now)
      return html(locale, 200, m.thanks_for_letting_us_know, m.you_do_not_have_to_do_anything_else)
    }
    const shown = shownVersion(event)
    const isYes = !changes && answer === 'yes' && shown
    const said = isYes ? await sayYes(ask, { now, opportunityUpdatedAt: shown }) : registration
    if (said) return afterYes(said, opportunity, locale)
    return questionPage(event, opportunity, answerBy(opportunity), {
      heading: changes ?? m.can_name_play_as_a_guest({ name: publicName(player.name) }, { locale }),
      text: opportunity.waiverRequired
        ? m.the_first_yes_gets_the_spot_and_signs_the_waiver
        : m.the_first_yes_gets_the_spot,
      asker: asker ? inWords(asker, locale) : '',
      buttons: { yes: m.yes_take_the_spot, no: m.no_on_page },
    })
  })
}

function afterYes(registration: RegistrationItem, { timeZone }: OpportunityItem, locale: Locale) {
  if (registration.status === 'APPROVED')
    return html(locale, 200, m.the_spot_is_yours_on_page, m.you_get_an_email_with_all_you_need)
  const link = (label: Text) =>
    `<p><a href="${escapeUTF8(linkIn(locale, '/profile'))}">${textIn(label, locale)}</a></p>`
  if (!isOffered(registration))
    return html(locale, 200, m.you_said_yes, m.the_spot_is_not_held_for_you, link(m.log_in_to_see_the_registration))
  const until = formatAtVenue(registration.offerExpiresAt!, timeZone, locale)
  const text = m.log_in_and_accept_the_waiver_by({ until }, { locale })
  return html(locale, 200, m.we_are_holding_the_spot_for_you, text, link(m.sign_the_waiver_on_page))
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
    if (error.fields?.opportunityUpdatedAt) return answer(m.the_organizer_made_changes)
    const locale = localeOfPage(event)
    return html(locale, 409, heading, refusalText(error, locale))
  }
}

/** The version of the opportunity that the question showed. Without one, the question is asked. */
const shownVersion = (event: APIGatewayProxyEventV2) => sentForm(event).get('opportunityUpdatedAt')

type Facts = Record<'title' | 'start' | 'location' | 'fee' | 'end', string>
type Question = {
  heading: Text
  text: (facts: Facts, to: { locale: Locale }) => string
  /** Who asks. */
  asker?: string
  /** By the answer that they give. The first takes the spot. */
  buttons: Record<string, Text>
}

/** A question about a spot, which is free until then. */
function questionPage(
  event: APIGatewayProxyEventV2,
  { title, startTime, timeZone, location, feeCents, updatedAt }: OpportunityItem,
  until: string,
  { heading, text, asker = '', buttons }: Question,
) {
  const locale = localeOfPage(event)
  const at = (instant: string) => formatAtVenue(instant, timeZone, locale)
  const facts = { title, start: at(startTime), location, fee: formatMoney(feeCents, locale), end: at(until) }
  const shown = `<input type="hidden" name="opportunityUpdatedAt" value="${updatedAt}">`
  const forms = Object.entries(buttons).map(([answer, label], i) =>
    formOf(event, label, i === 0 ? { fields: shown, answer } : { answer, style: 'other' }),
  )
  return html(
    locale,
    200,
    escapeUTF8(textIn(heading, locale)),
    escapeUTF8(`${asker} ${text(facts, { locale })}`.trim()),
    forms.join('\n'),
  )
}
