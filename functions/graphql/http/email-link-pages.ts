import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { type Page, readSignedLink, type SignedLink } from '../../services/mail/links.ts'
import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/later/generated.ts'
import { type Text, textIn } from '../../values/messages/message.ts'
import { type Answer, notFound } from './answers.ts'
import { formOf, html, isPost, localeOfPage, refusalText, sentForm } from './email-link-html.ts'

/**
 * The pages that links in emails open. They need no sign-in, no scripts, and no application code. GET requests change nothing, because mail
 * programs prefetch links.
 */
export async function emailLinkPage(event: APIGatewayProxyEventV2): Promise<Answer> {
  const page = event.requestContext.http.path.slice('/p/'.length)
  if (page === 'watch') return watchPage(event)
  if (!Object.hasOwn(pages, page)) return notFound
  return signedPage(page as Page, event)
}

async function signedPage<P extends Page>(page: P, event: APIGatewayProxyEventV2): Promise<Answer> {
  const link = await readSignedLink(page, event.queryStringParameters ?? {})
  return link
    ? pages[page](event, link)
    : html(localeOfPage(event), 400, m.this_link_is_not_valid, m.please_use_the_full_link)
}

type Confirmation = {
  question: [title: Text, text: Text]
  button: Text
  act(): Promise<unknown>
  answer: [title: Text, text: Text]
}

const pages: { [P in Page]: (event: APIGatewayProxyEventV2, link: SignedLink<P>) => Promise<Answer> } = {
  ask: async (event, link) => (await import('./spot-pages.ts')).askPage(event, link),
  offer: async (event, link) => (await import('./spot-pages.ts')).offerPage(event, link),
  reply: replyPage,
  /** The recipient of a message reports it to the admins. */
  report: (event, link) =>
    confirmationPage(event, {
      question: [m.report_this_message_question, m.our_admins_will_read_it],
      button: m.report_this_message_button,
      act: async () => (await import('../../domain/messages/report.ts')).reportMessage(link),
      answer: [m.thanks_our_admins_were_notified, m.they_will_review_the_message],
    }),
  /** A listed contact of an imported team objects to its claim. */
  object: (event, { claimID }) =>
    confirmationPage(event, {
      question: [m.object_to_this_claim, m.an_admin_will_review_it_until_then],
      button: m.object_to_the_claim,
      act: async () => (await import('../../domain/claims/objection.ts')).objectToClaim(claimID, new Date()),
      answer: [m.thanks_our_admins_were_notified, m.the_claim_stays_provisional],
    }),
  /** A visitor ends all watches of the address. */
  unwatch: (event, { ownerID }) =>
    confirmationPage(event, {
      question: [m.unsubscribe_question, m.we_delete_everything_that_you_watch],
      button: m.unsubscribe,
      act: async () => (await import('../../domain/watches/service.ts')).removeWatchesOf(ownerID),
      answer: [m.you_are_unsubscribed, m.we_deleted_everything_that_you_watched],
    }),
  unsubscribe: (event, link) =>
    confirmationPage(event, {
      question: [
        (_, to) => m.turn_off_these_emails(link, to),
        (_, to) => m.you_will_no_longer_get_these_emails(link, to),
      ],
      button: m.turn_off_on_page,
      act: () => unsubscribe(link),
      answer: [(_, to) => m.your_emails_are_off(link, to), m.you_can_turn_them_on_again],
    }),
}

/** A page with one button, which does what the link is for. One-click unsubscribe requests POST, too. */
async function confirmationPage(event: APIGatewayProxyEventV2, { question, button, act, answer }: Confirmation) {
  const locale = localeOfPage(event)
  if (!isPost(event)) return html(locale, 200, ...question, formOf(event, button))
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

/** Where a family and an organizer reply to each other without seeing each other's email addresses. */
async function replyPage(event: APIGatewayProxyEventV2, link: SignedLink<'reply'>) {
  const locale = localeOfPage(event)
  const form = (text = '') =>
    formOf(event, m.send_button, {
      fields: `<label>${m.your_reply({}, { locale })}<textarea name="text" rows="8" maxlength="2000" required>${escapeUTF8(text)}</textarea></label>`,
    })
  if (!isPost(event)) return html(locale, 200, m.write_a_reply, m.it_is_sent_by_email, form())
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
async function watchPage(event: APIGatewayProxyEventV2) {
  const { confirmWatch, nameOfRequest, readWatchLink } = await import('../../domain/watches/visitors.ts')
  const now = new Date()
  const request = await readWatchLink(event.queryStringParameters ?? {}, now)
  const locale = localeOfPage(event)
  if (!request) return html(locale, 400, m.this_link_is_not_valid, m.it_ends_after_two_days)
  const name = escapeUTF8(await nameOfRequest(request))
  if (!isPost(event)) {
    const text = m.name_each_email_has_a_link({ name }, { locale })
    return html(locale, 200, m.email_you_whats_new, text, formOf(event, m.start_button))
  }
  try {
    await confirmWatch(request, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const refusal = escapeUTF8(textIn(error.text, locale))
    return html(locale, 409, m.that_did_not_work, m.refusal_any_of_our_emails_has_a_link({ refusal }, { locale }))
  }
  return html(locale, 200, m.you_will_get_an_email_when_there_is_something_new, `${name}.`)
}
