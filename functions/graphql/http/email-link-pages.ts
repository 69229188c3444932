import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { escapeUTF8 } from 'entities/escape'
import { type Page, readSignedLink, type SignedLink } from '../../services/mail/links.ts'
import { Refusal } from '../../values/errors.ts'
import { emailLinkPageTexts } from '../../values/messages/email-link-pages.ts'
import { mailTexts } from '../../values/messages/mail.ts'
import { noticeTexts } from '../../values/messages/notices.ts'
import { type Text, textIn } from '../../values/messages/text.ts'
import { type Answer, notFound } from './answers.ts'
import { formOf, html, isPost, localeOfPage, quoted, refusalText, sentForm } from './email-link-html.ts'

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
    : html(localeOfPage(event), 400, emailLinkPageTexts.invalidLink, emailLinkPageTexts.pleaseUseTheFullLink)
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
  roster: async (event, link) => (await import('./roster-offer-page.ts')).rosterOfferPage(event, link),
  request: async (event, link) => (await import('./request-page.ts')).requestPage(event, link),
  reply: replyPage,
  /** The recipient of a message reports it to the admins. */
  report: (event, link) =>
    confirmationPage(event, {
      question: [emailLinkPageTexts.reportMessageQuestion, emailLinkPageTexts.adminsWillRead],
      button: emailLinkPageTexts.reportMessageButton,
      act: async () => (await import('../../domain/messages/report.ts')).reportMessage(link),
      answer: [emailLinkPageTexts.thanksAdminsNotified, emailLinkPageTexts.theyWillReview],
    }),
  object: objectPage,
  /** A visitor ends all watches of the address. */
  unwatch: (event, { ownerID }) =>
    confirmationPage(event, {
      question: [emailLinkPageTexts.unsubscribeQuestion, emailLinkPageTexts.weDeleteWhatYouWatch],
      button: mailTexts.unsubscribe,
      act: async () => (await import('../../domain/watches/service.ts')).removeWatchesOf(ownerID),
      answer: [emailLinkPageTexts.youAreUnsubscribed, emailLinkPageTexts.weDeletedWhatYouWatched],
    }),
  unsubscribe: (event, link) =>
    confirmationPage(event, {
      question: [
        emailLinkPageTexts.turnOffTheseEmails(link.preference),
        emailLinkPageTexts.noMoreOfThese(link.preference),
      ],
      button: emailLinkPageTexts.turnOff,
      act: () => unsubscribe(link),
      answer: [emailLinkPageTexts.emailsOff(link.preference), emailLinkPageTexts.youCanTurnThemOn],
    }),
}

/** A page with one button, which does what the link is for. One-click unsubscribe requests POST, too. */
async function confirmationPage(event: APIGatewayProxyEventV2, { question, button, act, answer }: Confirmation) {
  const locale = localeOfPage(event)
  if (!isPost(event)) return html(locale, 200, ...question, formOf(event, button))
  await act()
  return html(locale, 200, ...answer)
}

/** Where a listed contact of an imported team objects to its claim. */
async function objectPage(event: APIGatewayProxyEventV2, { claimID }: SignedLink<'object'>) {
  const { isOpenToObjection, objectToClaim } = await import('../../domain/claims/objection.ts')
  const now = new Date()
  if (!(await isOpenToObjection(claimID, now)))
    return html(localeOfPage(event), 409, emailLinkPageTexts.claimIsDecided, emailLinkPageTexts.nothingElseToDo)
  return confirmationPage(event, {
    question: [emailLinkPageTexts.objectToThisClaim, emailLinkPageTexts.adminWillReview],
    button: noticeTexts.objectClaim,
    act: () => objectToClaim(claimID, now),
    answer: [emailLinkPageTexts.thanksAdminsNotified, emailLinkPageTexts.claimStaysProvisional],
  })
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
    formOf(event, emailLinkPageTexts.sendButton, {
      fields: `<label>${emailLinkPageTexts.yourReply(locale)}<textarea name="text" rows="8" maxlength="2000" required>${escapeUTF8(text)}</textarea></label>`,
    })
  const [{ openConversation, reply }, { enforceRateLimits }] = await Promise.all([
    import('../../domain/messages/service.ts'),
    import('../../services/rate-limits/rate-limits.ts'),
  ])
  const text = sentForm(event).get('text') ?? ''
  try {
    if (!isPost(event)) {
      const { opportunity, last } = await openConversation(link)
      const title = escapeUTF8(emailLinkPageTexts.replyAbout(opportunity.title)(locale))
      return html(locale, 200, title, emailLinkPageTexts.sentByEmail, quoted(last?.text) + form())
    }
    const now = new Date()
    await enforceRateLimits({ replyInConversation: link.conversationID }, now)
    await reply(link, { text }, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return html(locale, 409, emailLinkPageTexts.didNotWork, refusalText(error, locale), isPost(event) ? form(text) : '')
  }
  return html(locale, 200, emailLinkPageTexts.sent, emailLinkPageTexts.emailWhenReply)
}

/** Where a visitor confirms the address and starts the watch. */
async function watchPage(event: APIGatewayProxyEventV2) {
  const { confirmWatch, nameOfRequest, readWatchLink } = await import('../../domain/watches/visitors.ts')
  const now = new Date()
  const request = await readWatchLink(event.queryStringParameters ?? {}, now)
  const locale = localeOfPage(event)
  if (!request) return html(locale, 400, emailLinkPageTexts.invalidLink, emailLinkPageTexts.endsAfterTwoDays)
  const name = escapeUTF8(await nameOfRequest(request))
  if (!isPost(event)) {
    const text = emailLinkPageTexts.watchIsOff(name)(locale)
    return html(locale, 200, emailLinkPageTexts.emailWhatsNew, text, formOf(event, emailLinkPageTexts.startButton))
  }
  try {
    await confirmWatch(request, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const refusal = escapeUTF8(textIn(error.text, locale))
    return html(locale, 409, emailLinkPageTexts.didNotWork, emailLinkPageTexts.refusalWithHint(refusal)(locale))
  }
  return html(locale, 200, emailLinkPageTexts.emailWhenNew, `${name}.`)
}
