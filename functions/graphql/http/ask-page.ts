import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { readAskLink } from '../../domain/guest-play/ask-link.ts'
import { openAsk, sayNo, sayYes } from '../../domain/guest-play/asks.ts'
import { answerBy } from '../../domain/guest-play/open.ts'
import type { OpportunityItem } from '../../domain/opportunities/entity.ts'
import { publicName } from '../../domain/players/public-name.ts'
import type { RegistrationItem } from '../../domain/registrations/entity.ts'
import { isOffered } from '../../domain/registrations/spots.ts'
import { formatAtVenue } from '../../services/places/venue-time.ts'
import { settings } from '../../services/settings.ts'
import { Refusal } from '../../values/errors.ts'
import { formatMoney } from '../../values/money.ts'
import { html, invalidLink, sentForm } from './email-link-pages.ts'

type OpenAsk = Awaited<ReturnType<typeof openAsk>>

/** Where an asked family says yes or no. GET requests change nothing, because mail programs prefetch links. */
export async function askPage(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { method } = event.requestContext.http
  const { answer, ...link } = event.queryStringParameters ?? {}
  const ask = await readAskLink(link)
  if (!ask) return invalidLink()
  if (!['GET', 'HEAD', 'POST'].includes(method)) return { statusCode: 405, headers: { allow: 'GET, POST' } }
  const now = new Date()
  const query = escapeUTF8(event.rawQueryString)
  try {
    const open = await openAsk(ask, now)
    if (method !== 'POST' || (answer !== 'yes' && answer !== 'no'))
      return open.registration ? yesText(open.registration, open.opportunity) : question(open, query)
    if (answer === 'no') {
      await sayNo(ask, now)
      return html(200, 'Thanks for letting us know', "You don't have to do anything else.")
    }
    const opportunityUpdatedAt = sentForm(event).get('opportunityUpdatedAt')
    return yesText(await sayYes(ask, { now, opportunityUpdatedAt }), open.opportunity)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.fields?.opportunityUpdatedAt)
      return question(await openAsk(ask, now), query, 'The organizer made changes')
    return html(409, "You can't answer any more", escapeUTF8(`${error.message}.`.replace(/\.+$/, '.')))
  }
}

function question(
  { player, opportunity }: OpenAsk,
  query: string,
  heading = `Can ${publicName(player.name)} play as a guest?`,
) {
  const { title, startTime, timeZone, location, feeCents, updatedAt, waiverRequired } = opportunity
  const [start, end] = [startTime, answerBy(opportunity)].map((at) => formatAtVenue(at, timeZone, 'en'))
  const action = `/p/ask?${query}&amp;answer=`
  return html(
    200,
    escapeUTF8(heading),
    escapeUTF8(
      `${title}, ${start}, ${location}. Fee: ${formatMoney(feeCents, 'en')}. Other families are asked too. The first yes before ${end} gets the spot.${waiverRequired ? ' After a yes you have an hour to log in and sign the waiver.' : ''}`,
    ),
    `<form method="post" action="${action}yes"><input type="hidden" name="opportunityUpdatedAt" value="${updatedAt}"><button>Yes, take the spot</button></form>
<form method="post" action="${action}no"><button class="other">No</button></form>`,
  )
}

/** What a yes led to. */
function yesText(registration: RegistrationItem, { timeZone }: OpportunityItem) {
  if (registration.status === 'APPROVED')
    return html(200, 'The spot is yours', 'You get an email with all you need to be there.')
  const link = `<p><a href="${escapeUTF8(settings.webURL)}/profile">Log in to see the registration</a></p>`
  if (!isOffered(registration)) return html(200, 'You said yes', "The spot isn't held for you any more.", link)
  const until = formatAtVenue(registration.offerExpiresAt!, timeZone, 'en')
  return html(
    200,
    "We're holding the spot for you",
    `Log in and accept the waiver by ${until}. Then the spot is yours.`,
    `<p><a href="${escapeUTF8(settings.webURL)}/profile">Sign the waiver</a></p>`,
  )
}
