import { useEffect, useRef, useState } from 'react'
import { useDebounced } from './use-debounced.ts'

/** One batch of matches. */
export type Matches<Item> = {
  items: readonly Item[]
  hasMore: boolean
  /** Loads the next matches, if there are more. */
  next?: ((signal: AbortSignal) => Promise<Matches<Item>>) | undefined
}

export type Results<Item> =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed'; text: string }
  | ({ state: 'found'; text: string; isLoadingMore?: boolean; problem?: string | undefined } & Matches<Item>)

type Options<Item> = {
  search: (text: string, signal: AbortSignal) => Promise<readonly Item[] | Matches<Item>>
  keyOf: (item: Item) => string
  onFound: (items: readonly Item[]) => void
  /** Replaces the error's message. */
  failedText?: string | undefined
}

/** The matches of a text, asked for after a pause in typing. A new text, `stop`, and unmounting abort what is under way. */
export function useMatches<Item>({ search, keyOf, onFound, failedText }: Options<Item>) {
  const [results, setResults] = useState<Results<Item>>({ state: 'idle' })
  const request = useRef<AbortController>(undefined)
  /** The load function of the next matches while it is running. */
  const asked = useRef<Matches<Item>['next']>(undefined)
  const debounced = useDebounced((text: string) => void run(text), 150)
  const found = results.state === 'found' ? results : null

  useEffect(() => () => request.current?.abort(), [])

  async function run(text: string) {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    try {
      const found = await search(text, signal)
      if (signal.aborted) return
      const matches = 'items' in found ? found : { items: found, hasMore: false }
      setResults({ state: 'found', text, ...matches })
      onFound(matches.items)
    } catch (error) {
      if (!signal.aborted) setResults({ state: 'failed', text: failedText ?? (error as Error).message })
    }
  }

  function end(state: 'idle' | 'searching') {
    request.current?.abort()
    debounced.cancel()
    setResults({ state })
  }

  async function loadMore() {
    const signal = request.current?.signal
    if (!found?.next || asked.current === found.next || !signal) return
    asked.current = found.next
    setResults({ ...found, isLoadingMore: true, problem: undefined })
    try {
      const more = await found.next(signal)
      if (signal.aborted) return
      const known = new Set(found.items.map(keyOf))
      const added = more.items.filter((item) => !known.has(keyOf(item)))
      setResults({ state: 'found', text: found.text, ...more, items: [...found.items, ...added] })
    } catch (error) {
      asked.current = undefined
      if (!signal.aborted) setResults({ ...found, problem: (error as Error).message })
    }
  }

  return {
    results,
    found,
    loadMore,
    stop: () => end('idle'),
    ask(text: string) {
      end('searching')
      debounced.call(text)
    },
  }
}
