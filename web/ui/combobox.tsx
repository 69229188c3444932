import { X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import * as kitTexts from '#messages/kit'
import * as shellTexts from '#messages/shell'
import * as siteTexts from '#messages/site'
import { classNames } from './class-names.ts'
import { counted } from './counted.ts'
import { inputStyle, useFieldWiring } from './field.tsx'
import { useDebounced } from './use-debounced.ts'

/** One batch of matches. */
export type Matches<Item> = {
  items: readonly Item[]
  hasMore: boolean
  /** Loads the next matches, if there are more. */
  next?: ((signal: AbortSignal) => Promise<Matches<Item>>) | undefined
}

type ComboboxProps<Item> = {
  search: (text: string, signal: AbortSignal) => Promise<readonly Item[] | Matches<Item>>
  value: Item | null
  onChange: (item: Item | null) => void
  keyOf: (item: Item) => string
  labelOf: (item: Item) => string
  /** A second line that distinguishes items with the same name. */
  detailOf?: (item: Item) => ReactNode
  minCharacters?: number
  placeholder?: string
  /** Label of the option that loads more matches. Scrolling or arrow keys at the end of the list also load them. */
  moreText?: string
  /** Takes the typed text as the value, as it is typed. Picking a suggestion replaces it. */
  onText?: (text: string) => void
  /** An option before all suggestions, also without any text. */
  firstOption?: Item
  /** Creates a final option from the typed text, if there is one for it. */
  lastOption?: (text: string) => Item | null
  /** Replaces the error's message. */
  failedText?: string
  /** Enter picks the first suggestion if none is active, even if it is still loading. */
  picksFirst?: boolean
  ref?: Ref<HTMLInputElement>
}

type Results<Item> =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed'; text: string }
  | ({ state: 'found'; text: string; isLoadingMore?: boolean; problem?: string | undefined } & Matches<Item>)

const MORE = Symbol('more')

/** Type-ahead select: typing searches, and the picked option is the value. */
export function Combobox<Item>({
  search,
  value,
  onChange,
  keyOf,
  labelOf,
  detailOf,
  minCharacters = 1,
  placeholder,
  moreText = kitTexts.showMore,
  onText,
  firstOption,
  lastOption,
  picksFirst = false,
  failedText,
  ref,
}: ComboboxProps<Item>) {
  const listID = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [results, setResults] = useState<Results<Item>>({ state: 'idle' })
  const request = useRef<AbortController>(undefined)
  const takesFirst = useRef(false)
  /** The load function of the next matches while it is running. */
  const asked = useRef<Matches<Item>['next']>(undefined)
  const suggestions = useRef<HTMLDivElement>(null)
  const debounced = useDebounced((text: string) => run(text), 150)
  const taken = useDebounced((text: string) => onText?.(text), 300)

  const text = typed ?? (value ? labelOf(value) : '')
  const found = results.state === 'found' ? results : null
  const items = found?.items ?? []
  const last = (found && lastOption?.(found.text)) ?? null
  const options: (Item | typeof MORE)[] = [
    ...(firstOption ? [firstOption] : []),
    ...items,
    ...(found?.next ? [MORE as typeof MORE] : []),
    ...(last === null ? [] : [last]),
  ]
  const optionID = (index: number) => `${listID}-${options[index] === MORE ? 'more' : index}`
  const activeID = isOpen && active in options ? optionID(active) : undefined

  useEffect(() => () => request.current?.abort(), [])
  useEffect(() => {
    if (results.state !== 'idle') suggestions.current?.scrollIntoView({ block: 'nearest' })
  }, [results.state])
  useEffect(() => {
    if (activeID) document.getElementById(activeID)?.scrollIntoView({ block: 'nearest' })
  }, [activeID])

  async function run(wanted: string) {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    try {
      const found = await search(wanted, signal)
      if (signal.aborted) return
      const matches = 'items' in found ? found : { items: found, hasMore: false }
      setResults({ state: 'found', text: wanted, ...matches })
      if (takesFirst.current) pick(matches.items[0])
    } catch (error) {
      if (!signal.aborted) setResults({ state: 'failed', text: failedText ?? (error as Error).message })
    }
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

  /** Loads more matches when their option scrolls into view. */
  function scroll({ scrollTop, clientHeight }: HTMLElement) {
    const more = document.getElementById(`${listID}-more`)
    if (more && !found?.problem && more.offsetTop < scrollTop + clientHeight) void loadMore()
  }

  function type(next: string) {
    setTyped(next)
    setOpen(true)
    setActive(-1)
    takesFirst.current = false
    request.current?.abort()
    debounced.cancel()
    if (next === '' && value) onChange(null)
    else if (onText) taken.call(next.trim())
    if (next.trim().length < minCharacters) return setResults({ state: 'idle' })
    setResults({ state: 'searching' })
    debounced.call(next.trim())
  }

  function close() {
    debounced.cancel()
    request.current?.abort()
    takesFirst.current = false
    setTyped(null)
    setOpen(false)
    setActive(-1)
    setResults({ state: 'idle' })
  }

  function pick(option: Item | typeof MORE | undefined) {
    if (option === undefined) return
    if (option === MORE) return void loadMore()
    taken.cancel()
    onChange(option)
    close()
  }

  function move(to: number) {
    setActive(to)
    if (options[to] === MORE) void loadMore()
  }

  /** Returns whether the key was handled. */
  function press(key: string) {
    // The matches being loaded will replace this option.
    if (key === 'ArrowDown' && found?.isLoadingMore && options[active] === MORE) return true
    if (key === 'ArrowDown' && isOpen) move((active + 1) % Math.max(options.length, 1))
    else if (key === 'ArrowDown') setOpen(true)
    else if (key === 'ArrowUp') move(active <= 0 ? options.length - 1 : active - 1)
    else if (key === 'Escape' && isOpen) close()
    else if (key === 'Enter' && isOpen && active >= 0) pick(options[active])
    else if (key === 'Enter' && isOpen && picksFirst && typed) {
      takesFirst.current = results.state === 'searching'
      pick(items[0])
    } else return false
    return true
  }

  return (
    <div className="relative">
      <input
        {...useFieldWiring()}
        ref={ref}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listID}
        aria-activedescendant={activeID}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setOpen(!value)}
        onClick={() => setOpen(typed !== null || !value)}
        onBlur={close}
        onKeyDown={(event) => {
          if (!press(event.key)) return
          event.preventDefault()
          event.stopPropagation()
        }}
        className={classNames(inputStyle, 'pr-11')}
      />
      {text && (
        <button
          type="button"
          aria-label={kitTexts.clearSelection}
          // Keyboard users clear the text instead.
          tabIndex={-1}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-md text-soft hover:text-ink"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onChange(null)
            close()
          }}
        >
          <X className="size-5" />
        </button>
      )}
      <div
        ref={suggestions}
        onScroll={(event) => scroll(event.currentTarget)}
        className={classNames(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-surface shadow-raised',
          last !== null && 'scroll-pb-14',
          !isOpen && 'hidden',
        )}
      >
        <p
          role="status"
          className={classNames('px-3 py-2 text-soft', (items.length > 0 || (firstOption && !typed)) && 'sr-only')}
        >
          {isOpen && message(results, minCharacters)}
        </p>
        <div id={listID} role="listbox" aria-label={kitTexts.suggestions}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
            <div
              key={option === MORE ? 'more' : keyOf(option)}
              id={optionID(index)}
              role="option"
              tabIndex={-1}
              aria-selected={option !== MORE && value !== null && keyOf(option) === keyOf(value)}
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => setActive(index)}
              onClick={() => pick(option)}
              className={classNames(
                'min-h-11 cursor-pointer px-3 py-2',
                // Stays visible however long the list is.
                last !== null && index === options.length - 1 && 'sticky bottom-0 border-t border-line bg-surface',
                index === active && 'bg-[color-mix(in_oklab,var(--color-grass)_12%,var(--color-surface))]!',
              )}
            >
              {option === MORE ? (
                <span className="font-semibold">{found?.isLoadingMore ? shellTexts.loading : moreText}</span>
              ) : (
                labelOf(option)
              )}
              {option === MORE && found?.problem && <span className="block text-sm text-danger">{found.problem}</span>}
              {option !== MORE && detailOf && <span className="block text-sm text-soft">{detailOf(option)}</span>}
            </div>
          ))}
        </div>
        {items.length > 0 && found?.hasMore && !found.next && (
          <p aria-hidden className="border-t border-line px-3 py-2 text-sm text-soft">
            {TOO_MANY}
          </p>
        )}
      </div>
    </div>
  )
}

const TOO_MANY = kitTexts.moreMatches

function message(results: Results<unknown>, minCharacters: number) {
  if (results.state === 'idle') return siteTexts.typeAtLeast(minCharacters)
  if (results.state === 'searching') return kitTexts.searching
  if (results.state === 'failed') return results.text
  return results.problem ?? countOf(results)
}

function countOf({ items, hasMore, next }: Matches<unknown>) {
  if (items.length === 0) return next ? kitTexts.noResultsSoFar : hasMore ? TOO_MANY : kitTexts.noResultsFound
  const found = counted(items.length, 'result')
  if (next) return kitTexts.foundMoreEnd(found)
  return hasMore ? kitTexts.foundMoreMatches(found) : found
}
