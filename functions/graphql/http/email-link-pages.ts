import { createHash } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { readOfferLink } from '../../domain/registrations/offer-link.ts'
import type { openOffer } from '../../domain/registrations/waitlist.ts'
import { PREFERENCES, type Preference, readUnsubscribeLink } from '../../services/mail/unsubscribe.ts'
import { formatAtVenue } from '../../services/places/venue-time.ts'
import { settings } from '../../services/settings.ts'
import { Refusal } from '../../values/errors.ts'
import { formatMoney } from '../../values/money.ts'

/** The pages that links in emails open. They need no sign-in, no scripts, and no application code. */
export async function emailLinkPage(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { method, path } = event.requestContext.http
  if (path === '/p/offer') return offerPage(method, event)
  if (path === '/p/reply') return replyPage(event)
  if (path === '/p/report') return reportPage(event)
  if (path === '/p/object') return objectionPage(event)
  if (path === '/p/watch') return watchPage(event)
  if (path === '/p/unwatch') return unwatchPage(event)
  if (path !== '/p/unsubscribe')
    return { statusCode: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' }
  const link = await readUnsubscribeLink(event.queryStringParameters ?? {})
  if (!link) return invalidLink()
  if (method === 'GET' || method === 'HEAD') return confirmation(link.preference, event.rawQueryString)
  if (method !== 'POST') return { statusCode: 405, headers: { allow: 'GET, POST' } }
  await unsubscribe(link)
  return html(
    200,
    `Your ${PREFERENCES[link.preference]} are off`,
    'You can turn them on again in your account settings.',
  )
}

export const invalidLink = () => html(400, 'This link is not valid', 'Please use the full link from the email.')

/** GET requests change nothing, because mail programs prefetch links. Only the buttons answer the offer. */
async function offerPage(method: string, event: APIGatewayProxyEventV2) {
  const { queryStringParameters, rawQueryString } = event
  const query = queryStringParameters ?? {}
  const offer = await readOfferLink(query)
  if (!offer) return invalidLink()
  if (!['GET', 'HEAD', 'POST'].includes(method)) return { statusCode: 405, headers: { allow: 'GET, POST' } }
  const { acceptWaitlistOffer, declineWaitlistOffer, openOffer } = await import(
    '../../domain/registrations/waitlist.ts'
  )
  const { registrationID, until } = offer
  const now = new Date()
  const isAccepted = query.answer === 'accept'
  try {
    const open = await openOffer(offer, now)
    if (method !== 'POST') return offerQuestion(open, until, escapeUTF8(rawQueryString))
    const { playerOwner } = open
    const opportunityUpdatedAt = sentForm(event).get('opportunityUpdatedAt')
    const answer = { playerOwner, now, until, opportunityUpdatedAt }
    await (isAccepted ? acceptWaitlistOffer : declineWaitlistOffer)(registrationID, answer)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.fields?.opportunityUpdatedAt) {
      return offerQuestion(await openOffer(offer, now), until, escapeUTF8(rawQueryString), 'The organizer made changes')
    }
    const title = method === 'POST' ? "That didn't work" : 'This offer is closed'
    return html(409, title, escapeUTF8(`${error.message}.`.replace(/\.+$/, '.')))
  }
  return isAccepted
    ? html(200, 'The spot is yours', 'You get an email with all you need to be there.')
    : html(200, 'The spot goes to the next family', 'Thanks for letting us know.')
}

function offerQuestion(
  { name, opportunity }: OpenOffer,
  until: string,
  query: string,
  heading = `A spot is free${name && ` for ${name}`}`,
) {
  const { title, startTime, timeZone, location, feeCents, updatedAt } = opportunity
  const [start, end] = [startTime, until].map((at) => formatAtVenue(at, timeZone, 'en'))
  const action = `/p/offer?${query}&amp;answer=`
  return html(
    200,
    escapeUTF8(heading),
    escapeUTF8(
      `${title}, ${start}, ${location}. Fee: ${formatMoney(feeCents, 'en')}. We're holding the spot until ${end}.`,
    ),
    `<form method="post" action="${action}accept"><input type="hidden" name="opportunityUpdatedAt" value="${updatedAt}"><button>Take the spot</button></form>
<form method="post" action="${action}decline"><button class="other">No, give it to the next</button></form>`,
  )
}

export const sentForm = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2) =>
  new URLSearchParams(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8').toString())

type OpenOffer = Awaited<ReturnType<typeof openOffer>>

/** Where a family and an organizer reply to each other without seeing each other's email addresses. */
async function replyPage(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { method } = event.requestContext.http
  const { readReplyLink } = await import('../../domain/messages/links.ts')
  const link = await readReplyLink(event.queryStringParameters ?? {})
  if (!link) return invalidLink()
  const form = (text = '') =>
    `<form method="post" action="/p/reply?${escapeUTF8(event.rawQueryString)}"><label>Your reply<textarea name="text" rows="8" maxlength="2000" required>${escapeUTF8(text)}</textarea></label><button>Send</button></form>`
  if (method === 'GET' || method === 'HEAD')
    return html(200, 'Write a reply', "It's sent by email. Your address isn't shown.", form())
  if (method !== 'POST') return { statusCode: 405, headers: { allow: 'GET, POST' } }
  const [{ reply }, { enforceRateLimits }] = await Promise.all([
    import('../../domain/messages/service.ts'),
    import('../../services/rate-limits/rate-limits.ts'),
  ])
  const now = new Date()
  const text = sentForm(event).get('text')
  try {
    await enforceRateLimits({ replyInConversation: link.conversationID }, now)
    await reply(link, { text }, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return html(409, "That didn't work", escapeUTF8(`${error.message}.`.replace(/\.+$/, '.')), form(text ?? ''))
  }
  return html(200, 'Sent', "You'll get an email when there's a reply.")
}

/** Where the recipient of a message reports it to the admins. */
async function reportPage(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { method } = event.requestContext.http
  const { readReportLink } = await import('../../domain/messages/links.ts')
  const link = await readReportLink(event.queryStringParameters ?? {})
  if (!link) return invalidLink()
  if (method === 'GET' || method === 'HEAD') {
    const form = `<form method="post" action="/p/report?${escapeUTF8(event.rawQueryString)}"><button>Report this message</button></form>`
    return html(200, 'Report this message?', 'Our admins will read it and see who wrote it.', form)
  }
  if (method !== 'POST') return { statusCode: 405, headers: { allow: 'GET, POST' } }
  await (await import('../../domain/messages/report.ts')).reportMessage(link)
  return html(200, 'Thanks. Our admins were notified.', "They'll review the message.")
}

/** Where a listed contact of an imported team objects to its claim. */
async function objectionPage(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { method } = event.requestContext.http
  const { objectToClaim, readObjectionLink } = await import('../../domain/claims/objection.ts')
  const claimID = await readObjectionLink(event.queryStringParameters ?? {})
  if (!claimID) return invalidLink()
  if (method === 'GET' || method === 'HEAD') {
    const form = `<form method="post" action="/p/object?${escapeUTF8(event.rawQueryString)}"><button>Object to the claim</button></form>`
    return html(
      200,
      'Object to this claim?',
      'An admin will review it. Until then the new owner can only add and edit.',
      form,
    )
  }
  if (method !== 'POST') return { statusCode: 405, headers: { allow: 'GET, POST' } }
  await objectToClaim(claimID, new Date())
  return html(
    200,
    'Thanks. Our admins were notified.',
    'The claim stays provisional until one of them has reviewed it.',
  )
}

/** Where a visitor confirms the address and starts the watch. */
async function watchPage(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { method } = event.requestContext.http
  const { confirmWatch, nameOfRequest, readWatchLink } = await import('../../domain/watches/visitors.ts')
  const now = new Date()
  const request = await readWatchLink(event.queryStringParameters ?? {}, now)
  if (!request)
    return html(
      400,
      'This link is not valid',
      'It ends after two days. Press Watch or Follow again to get another one.',
    )
  const name = escapeUTF8(await nameOfRequest(request))
  if (method === 'GET' || method === 'HEAD') {
    const form = `<form method="post" action="/p/watch?${escapeUTF8(event.rawQueryString)}"><button>Start</button></form>`
    return html(200, "Email you what's new?", `${name}. Each email has a link that ends them.`, form)
  }
  if (method !== 'POST') return { statusCode: 405, headers: { allow: 'GET, POST' } }
  try {
    await confirmWatch(request, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return html(
      409,
      "That didn't work",
      `${escapeUTF8(error.message)} Any of our emails has a link that deletes them all.`,
    )
  }
  return html(200, "You'll get an email when there is something new", `${name}.`)
}

/** Where a visitor ends all watches of the address. One-click unsubscribe requests POST. */
async function unwatchPage(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { method } = event.requestContext.http
  const { readUnwatchLink } = await import('../../domain/watches/unwatch-link.ts')
  const ownerID = await readUnwatchLink(event.queryStringParameters ?? {})
  if (!ownerID) return invalidLink()
  if (method === 'GET' || method === 'HEAD') {
    const form = `<form method="post" action="/p/unwatch?${escapeUTF8(event.rawQueryString)}"><button>Unsubscribe</button></form>`
    return html(200, 'Unsubscribe?', 'We delete everything that you watch, and your address.', form)
  }
  if (method !== 'POST') return { statusCode: 405, headers: { allow: 'GET, POST' } }
  await (await import('../../domain/watches/service.ts')).removeWatchesOf(ownerID)
  return html(200, 'You are unsubscribed', 'We deleted everything that you watched, and your address.')
}

const ENDS: Record<Preference, string> = {
  emailNotifications: "You'll no longer get emails about registrations and claims.",
  eventReminders: "You'll no longer get emails about what starts the next day.",
  opportunityAlerts: "You'll no longer get emails about new opportunities for your players or about what you watch.",
}

/** Mail programs prefetch links, so only the button or a one-click unsubscribe request changes anything. */
const confirmation = (preference: Preference, query: string) =>
  html(
    200,
    `Turn off ${PREFERENCES[preference]}?`,
    `${ENDS[preference]} You'll still get account emails.`,
    `<form method="post" action="/p/unsubscribe?${escapeUTF8(query)}"><button>Turn off</button></form>`,
  )

async function unsubscribe({ userID, preference }: { userID: string; preference: Preference }) {
  const { updateUserSettings } = await import('../../domain/users/service.ts')
  try {
    await updateUserSettings(userID, { [preference]: false }, new Date())
  } catch (error) {
    // A deleted account gets no email.
    if (!(error instanceof Refusal && error.code === 'NOT_FOUND')) throw error
  }
}

const STYLE = `body{margin:0;background:#f4f2ec;color:#161a20;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:30rem;margin:12vh auto 0;padding:2rem;background:#fff;border-radius:12px}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.25}
a{color:#14532d}
label{display:grid;gap:.25rem;margin-bottom:1rem;font-weight:600}
textarea{padding:.5rem;border:1px solid #8a8f98;border-radius:8px;font:inherit;box-sizing:border-box;width:100%}
button{padding:.75rem 1.25rem;border:0;border-radius:8px;background:#14532d;color:#fff;font:inherit;font-weight:600;cursor:pointer}
form+form{margin-top:.75rem}
button.other{padding:calc(.75rem - 1px) calc(1.25rem - 1px);border:1px solid;background:none;color:inherit}
@media(max-width:34rem){main{margin:0;min-height:100vh;border-radius:0;box-sizing:border-box}}
@media(prefers-color-scheme:dark){body{background:#11150f;color:#eceee9}main{background:#1b211a}a{color:#86d3a0}}`

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`

export const html = (statusCode: number, title: string, text: string, form = '') => ({
  statusCode,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  },
  body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Fungo</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${form}<p><a href="${escapeUTF8(settings.webURL)}">Back to Fungo</a></p></main></body>
</html>
`,
})
