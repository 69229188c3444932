import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { openAsk, sayNo, sayYes } from '../../domain/guest-play/asks.ts'
import { answerBy } from '../../domain/guest-play/open.ts'
import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import { publicName } from '../../domain/players/public-name.ts'
import type { RegistrationItem } from '../../domain/registrations/entity.ts'
import { isOffered } from '../../domain/registrations/spots.ts'
import { linkIn, readSignedLink } from '../../services/mail/links.ts'
import { formatAtVenue } from '../../services/places/venue-time.ts'
import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/later/generated.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { formatMoney } from '../../values/money.ts'
import { html, invalidLink, localeOfPage, refusalText, sentForm } from './email-link-pages.ts'

type OpenAsk = Awaited<ReturnType<typeof openAsk>>

/** Where an asked family says yes or no. GET requests change nothing, because mail programs prefetch links. */
export async function askPage(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { method } = event.requestContext.http
  const { answer, ...link } = event.queryStringParameters ?? {}
  const locale = localeOfPage(event)
  const ask = await readSignedLink('ask', link)
  if (!ask) return invalidLink(locale)
  if (!['GET', 'HEAD', 'POST'].includes(method)) return { statusCode: 405, headers: { allow: 'GET, POST' } }
  const now = new Date()
  const query = escapeUTF8(event.rawQueryString)
  try {
    const open = await openAsk(ask, now)
    if (method !== 'POST' || (answer !== 'yes' && answer !== 'no'))
      return open.registration
        ? yesText(open.registration, open.opportunity, locale)
        : question(open, { query, locale })
    if (answer === 'no') {
      await sayNo(ask, now)
      return html(locale, 200, m.thanks_for_letting_us_know, m.you_do_not_have_to_do_anything_else)
    }
    const opportunityUpdatedAt = sentForm(event).get('opportunityUpdatedAt')
    return yesText(await sayYes(ask, { now, opportunityUpdatedAt }), open.opportunity, locale)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.fields?.opportunityUpdatedAt)
      return question(await openAsk(ask, now), { query, locale, heading: m.the_organizer_made_changes({}, { locale }) })
    return html(locale, 409, m.you_cannot_answer_any_more, refusalText(error, locale))
  }
}

function question(
  { player, opportunity }: OpenAsk,
  {
    query,
    locale,
    heading = m.can_name_play_as_a_guest({ name: publicName(player.name) }, { locale }),
  }: { query: string; locale: Locale; heading?: string },
) {
  const { title, startTime, timeZone, location, feeCents, updatedAt, waiverRequired } = opportunity
  const [start, end] = [startTime, answerBy(opportunity)].map((at) => formatAtVenue(at, timeZone, locale)) as [
    string,
    string,
  ]
  const facts = { title, start, location, fee: formatMoney(feeCents, locale), end }
  const action = `/p/ask?${query}&amp;answer=`
  return html(
    locale,
    200,
    escapeUTF8(heading),
    escapeUTF8(
      waiverRequired
        ? m.the_first_yes_gets_the_spot_and_signs_the_waiver(facts, { locale })
        : m.the_first_yes_gets_the_spot(facts, { locale }),
    ),
    `<form method="post" action="${action}yes"><input type="hidden" name="opportunityUpdatedAt" value="${updatedAt}"><button>${m.yes_take_the_spot({}, { locale })}</button></form>
<form method="post" action="${action}no"><button class="other">${m.no_on_page({}, { locale })}</button></form>`,
  )
}

/** What a yes led to. */
function yesText(registration: RegistrationItem, { timeZone }: OpportunityItem, locale: Locale) {
  if (registration.status === 'APPROVED')
    return html(locale, 200, m.the_spot_is_yours_on_page, m.you_get_an_email_with_all_you_need)
  const link = `<p><a href="${escapeUTF8(linkIn(locale, '/profile'))}">${m.log_in_to_see_the_registration({}, { locale })}</a></p>`
  if (!isOffered(registration)) return html(locale, 200, m.you_said_yes, m.the_spot_is_not_held_for_you, link)
  const until = formatAtVenue(registration.offerExpiresAt!, timeZone, locale)
  return html(
    locale,
    200,
    m.we_are_holding_the_spot_for_you,
    m.log_in_and_accept_the_waiver_by({ until }, { locale }),
    `<p><a href="${escapeUTF8(linkIn(locale, '/profile'))}">${m.sign_the_waiver_on_page({}, { locale })}</a></p>`,
  )
}
