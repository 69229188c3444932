import { siteLocale } from '../../functions/values/messages/locale.ts'
import { HEAD_TAGS, headTags, pageNumber } from '../../functions/values/page-head/head-tags.ts'
import { privateHead } from '../../functions/values/page-head/page-head.ts'
import { cityHead, eventHead, opportunityHead, teamHead } from '../../functions/values/page-head/record-heads.ts'
import { staticHead } from '../../functions/values/page-head/static-heads.ts'
import type { HeadEvent, HeadOpportunity, HeadTeam } from '../../functions/values/page-head/structured-data.ts'

/** What a page is about, if search engines and previews of links may know it. */
export type HeadSubject =
  | { team: HeadTeam }
  | { event: HeadEvent }
  | { opportunity: HeadOpportunity }
  | { cityPage: { title: string; text: string } }

type Page = { subject: HeadSubject | undefined; title: string; path: string; search: string }

/** Makes the document's head that of the page, as the server's HTML has it. `path` has no prefix of a language. */
export function showHead({ subject, title, path, search }: Page) {
  const locale = siteLocale()
  const head = headOf(subject) ?? staticHead(path, locale) ?? privateHead(title, locale)
  const number = pageNumber(new URLSearchParams(search).get('page'))
  const elements = headTags({ head, locale, path, number, origin: location.origin }).map(
    ({ name, attributes, text }) => {
      const element = document.createElement(name)
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
      if (text !== undefined) element.textContent = text
      return element
    },
  )
  for (const old of document.head.querySelectorAll(HEAD_TAGS)) old.remove()
  document.head.append(...elements)
}

function headOf(subject: HeadSubject | undefined) {
  if (!subject) return undefined
  if ('team' in subject) return teamHead(subject.team, siteLocale())
  if ('event' in subject) return eventHead(subject.event, siteLocale())
  if ('opportunity' in subject) return opportunityHead(subject.opportunity, siteLocale())
  return cityHead(subject.cityPage)
}
