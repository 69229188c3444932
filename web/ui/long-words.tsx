import type { ReactNode } from 'react'

const LONG_WORD = /(\S{20,})/

/** The text, in which only words of 20 characters and more break if there is no room for them. Other values stay as they are. */
export const withLongWordsBroken = (content: ReactNode): ReactNode =>
  typeof content === 'string' && LONG_WORD.test(content)
    ? content.split(LONG_WORD).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className="wrap-anywhere whitespace-normal">
            {part}
          </span>
        ),
      )
    : content
