import { Fragment, type ReactNode } from 'react'
import type { RichText } from '../../functions/values/messages/text.ts'

type Props<Tag extends string> = { text: RichText<Tag> } & Record<Tag, (inside: string) => ReactNode>

/** Shows a message with elements in it. The property of a tag's name makes the element from the text inside the tag. */
export function Rich<Tag extends string>({ text, ...elements }: Props<Tag>) {
  const parts = String(text).split(new RegExp(`<(${Object.keys(elements).join('|')})>(.*?)</\\1>`, 's'))
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    return index % 3 === 2 && <Fragment key={index}>{(elements as Props<Tag>)[parts[index - 1] as Tag](part)}</Fragment>
  })
}
