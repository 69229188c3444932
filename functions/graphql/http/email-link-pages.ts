import { createHash } from 'node:crypto'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import type { openOffer } from '../../domain/registrations/waitlist.ts'
import { readSignedLink, type SignedLink } from '../../services/mail/links.ts'
import { formatAtVenue } from '../../services/places/venue-time.ts'
import { settings } from '../../services/settings.ts'
import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/later/generated.ts'
import { type Locale, localeNamed, pathIn, regional } from '../../values/messages/locale.ts'
import { type Text, textIn } from '../../values/messages/message.ts'
import { formatMoney } from '../../values/money.ts'

type Page = Promise<APIGatewayProxyStructuredResultV2>

/** The language of the email whose link it is. */
export const localeOfPage = ({ queryStringParameters }: APIGatewayProxyEventV2) =>
  localeNamed(queryStringParameters?.lang)

/** The pages that links in emails open. They need no sign-in, no scripts, and no application code. */
export async function emailLinkPage(event: APIGatewayProxyEventV2): Page {
  const page = event.requestContext.http.path.slice('/p/'.length)
  if (page === 'offer') return offerPage(event)
  if (page === 'reply') return replyPage(event)
  if (page === 'watch') return watchPage(event)
  if (!Object.hasOwn(confirmations, page))
    return { statusCode: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' }
  return confirmationPage(page as keyof typeof confirmations, event)
}

export const invalidLink = (locale: Locale) => html(locale, 400, m.this_link_is_not_valid, m.please_use_the_full_link)

/** The refusal as a sentence of the page. */
export const refusalText = ({ text }: Refusal, locale: Locale) =>
  escapeUTF8(`${textIn(text, locale)}.`.replace(/\.+$/, '.'))

const isRead = ({ requestContext: { http } }: APIGatewayProxyEventV2) => http.method === 'GET' || http.method === 'HEAD'
const isPost = ({ requestContext: { http } }: APIGatewayProxyEventV2) => http.method === 'POST'
const notAllowed = { statusCode: 405, headers: { allow: 'GET, POST' } }

/** A form that posts to the link. */
const formOf = ({ requestContext, rawQueryString }: APIGatewayProxyEventV2, button: string, fields = '') =>
  `<form method="post" action="${requestContext.http.path}?${escapeUTF8(rawQueryString)}">${fields}<button>${button}</button></form>`

export const sentForm = ({ body = '', isBase64Encoded }: APIGatewayProxyEventV2) =>
  new URLSearchParams(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8').toString())

type Confirmation = {
  question: [title: Text, text: Text]
  button: Text
  act(): Promise<unknown>
  answer: [title: Text, text: Text]
}

/** The pages with one button, which does what the link is for. One-click unsubscribe requests POST, too. */
const confirmations: {
  [P in 'report' | 'object' | 'unwatch' | 'unsubscribe']: (link: SignedLink<P>) => Confirmation
} = {
  /** The recipient of a message reports it to the admins. */
  report: (link) => ({
    question: [m.report_this_message_question, m.our_admins_will_read_it],
    button: m.report_this_message_button,
    act: async () => (await import('../../domain/messages/report.ts')).reportMessage(link),
    answer: [m.thanks_our_admins_were_notified, m.they_will_review_the_message],
  }),
  /** A listed contact of an imported team objects to its claim. */
  object: ({ claimID }) => ({
    question: [m.object_to_this_claim, m.an_admin_will_review_it_until_then],
    button: m.object_to_the_claim,
    act: async () => (await import('../../domain/claims/objection.ts')).objectToClaim(claimID, new Date()),
    answer: [m.thanks_our_admins_were_notified, m.the_claim_stays_provisional],
  }),
  /** A visitor ends all watches of the address. */
  unwatch: ({ ownerID }) => ({
    question: [m.unsubscribe_question, m.we_delete_everything_that_you_watch],
    button: m.unsubscribe,
    act: async () => (await import('../../domain/watches/service.ts')).removeWatchesOf(ownerID),
    answer: [m.you_are_unsubscribed, m.we_deleted_everything_that_you_watched],
  }),
  unsubscribe: (link) => ({
    question: [
      (_, to) => m.turn_off_these_emails(link, to),
      (_, to) => m.you_will_no_longer_get_these_emails(link, to),
    ],
    button: m.turn_off_on_page,
    act: () => unsubscribe(link),
    answer: [(_, to) => m.your_emails_are_off(link, to), m.you_can_turn_them_on_again],
  }),
}

/** GET requests change nothing, because mail programs prefetch links. */
async function confirmationPage<P extends keyof typeof confirmations>(page: P, event: APIGatewayProxyEventV2): Page {
  const locale = localeOfPage(event)
  const link = await readSignedLink(page, event.queryStringParameters ?? {})
  if (!link) return invalidLink(locale)
  const { question, button, act, answer } = confirmations[page](link)
  if (isRead(event)) return html(locale, 200, ...question, formOf(event, textIn(button, locale)))
  if (!isPost(event)) return notAllowed
  await act()
  return html(locale, 200, ...answer)
}

async function unsubscribe({ userID, preference }: SignedLink<'unsubscribe'>) {
  const { updateUserSettings } = await import('../../domain/users/service.ts')
  try {
    await updateUserSettings(userID, { [preference]: false }, new Date())
  } catch (error) {
    // A deleted account gets no email.
    if (!(error instanceof Refusal && error.code === 'NOT_FOUND')) throw error
  }
}

/** Only the buttons answer the offer. */
async function offerPage(event: APIGatewayProxyEventV2): Page {
  const { queryStringParameters, rawQueryString } = event
  const locale = localeOfPage(event)
  const query = queryStringParameters ?? {}
  const offer = await readSignedLink('offer', query)
  if (!offer) return invalidLink(locale)
  if (!isRead(event) && !isPost(event)) return notAllowed
  const { acceptWaitlistOffer, declineWaitlistOffer, openOffer } = await import(
    '../../domain/registrations/waitlist.ts'
  )
  const { registrationID, until } = offer
  const now = new Date()
  const isAccepted = query.answer === 'accept'
  try {
    const open = await openOffer(offer, now)
    if (!isPost(event)) return offerQuestion(open, until, { query: escapeUTF8(rawQueryString), locale })
    const { playerOwner } = open
    const opportunityUpdatedAt = sentForm(event).get('opportunityUpdatedAt')
    const answer = { playerOwner, now, until, opportunityUpdatedAt }
    await (isAccepted ? acceptWaitlistOffer : declineWaitlistOffer)(registrationID, answer)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.fields?.opportunityUpdatedAt) {
      const heading = m.the_organizer_made_changes({}, { locale })
      return offerQuestion(await openOffer(offer, now), until, { query: escapeUTF8(rawQueryString), locale, heading })
    }
    return html(locale, 409, isPost(event) ? m.that_did_not_work : m.this_offer_is_closed, refusalText(error, locale))
  }
  return isAccepted
    ? html(locale, 200, m.the_spot_is_yours_on_page, m.you_get_an_email_with_all_you_need)
    : html(locale, 200, m.the_spot_goes_to_the_next_family_on_page, m.thanks_for_letting_us_know_period)
}

type OpenOffer = Awaited<ReturnType<typeof openOffer>>
type Question = { query: string; locale: Locale; heading?: string }

function offerQuestion(
  { name, opportunity }: OpenOffer,
  until: string,
  {
    query,
    locale,
    heading = name ? m.a_spot_is_free_for_name({ name }, { locale }) : m.a_spot_is_free_heading({}, { locale }),
  }: Question,
) {
  const { title, startTime, timeZone, location, feeCents, updatedAt } = opportunity
  const [start, end] = [startTime, until].map((at) => formatAtVenue(at, timeZone, locale)) as [string, string]
  const facts = { title, start, location, fee: formatMoney(feeCents, locale), end }
  const action = `/p/offer?${query}&amp;answer=`
  return html(
    locale,
    200,
    escapeUTF8(heading),
    escapeUTF8(m.title_start_location_fee_we_are_holding(facts, { locale })),
    `<form method="post" action="${action}accept"><input type="hidden" name="opportunityUpdatedAt" value="${updatedAt}"><button>${m.take_the_spot_on_page({}, { locale })}</button></form>
<form method="post" action="${action}decline"><button class="other">${m.no_give_it_to_the_next({}, { locale })}</button></form>`,
  )
}

/** Where a family and an organizer reply to each other without seeing each other's email addresses. */
async function replyPage(event: APIGatewayProxyEventV2): Page {
  const locale = localeOfPage(event)
  const link = await readSignedLink('reply', event.queryStringParameters ?? {})
  if (!link) return invalidLink(locale)
  const form = (text = '') =>
    formOf(
      event,
      m.send_button({}, { locale }),
      `<label>${m.your_reply({}, { locale })}<textarea name="text" rows="8" maxlength="2000" required>${escapeUTF8(text)}</textarea></label>`,
    )
  if (isRead(event)) return html(locale, 200, m.write_a_reply, m.it_is_sent_by_email, form())
  if (!isPost(event)) return notAllowed
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
    return html(locale, 409, m.that_did_not_work, refusalText(error, locale), form(text ?? ''))
  }
  return html(locale, 200, m.sent, m.you_will_get_an_email_when_there_is_a_reply)
}

/** Where a visitor confirms the address and starts the watch. */
async function watchPage(event: APIGatewayProxyEventV2): Page {
  const { confirmWatch, nameOfRequest, readWatchLink } = await import('../../domain/watches/visitors.ts')
  const now = new Date()
  const request = await readWatchLink(event.queryStringParameters ?? {}, now)
  const locale = localeOfPage(event)
  if (!request) return html(locale, 400, m.this_link_is_not_valid, m.it_ends_after_two_days)
  const name = escapeUTF8(await nameOfRequest(request))
  if (isRead(event)) {
    const text = m.name_each_email_has_a_link({ name }, { locale })
    return html(locale, 200, m.email_you_whats_new, text, formOf(event, m.start_button({}, { locale })))
  }
  if (!isPost(event)) return notAllowed
  try {
    await confirmWatch(request, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const refusal = escapeUTF8(textIn(error.text, locale))
    return html(locale, 409, m.that_did_not_work, m.refusal_any_of_our_emails_has_a_link({ refusal }, { locale }))
  }
  return html(locale, 200, m.you_will_get_an_email_when_there_is_something_new, `${name}.`)
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

/** `title` and `text` are HTML. */
export const html = (locale: Locale, statusCode: number, title: Text, text: Text, form = '') => ({
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
<html lang="${regional[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${textIn(title, locale)} · Fungo</title><style>${STYLE}</style></head>
<body><main><h1>${textIn(title, locale)}</h1><p>${textIn(text, locale)}</p>${form}<p><a href="${escapeUTF8(settings.webURL)}${locale === 'en' ? '' : pathIn(locale, '/')}">${m.back_to_fungo({}, { locale })}</a></p></main></body>
</html>
`,
})
