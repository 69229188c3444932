import { useEffect } from 'react'
import { siteLocale } from '../../functions/values/messages/locale.ts'
import { HEAD_TAGS, headTags } from '../../functions/values/page-head/head-tags.ts'
import type { PageHead } from '../../functions/values/page-head/page-head.ts'

/** Keeps the document's head that of the page, as the server's HTML has it. `path` has no prefix of a language. */
export function useDocumentHead(head: PageHead, path: string, number: number) {
  const tags = headTags({ head, locale: siteLocale(), path, number, origin: location.origin })
  const key = JSON.stringify(tags)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the tags
  useEffect(() => {
    for (const old of document.head.querySelectorAll(HEAD_TAGS)) old.remove()
    for (const { name, attributes, text } of tags) {
      const element = document.createElement(name)
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
      if (text !== undefined) element.textContent = text
      document.head.append(element)
    }
  }, [key])
}
