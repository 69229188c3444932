import { X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { inputStyle, useFieldWiring } from './field.tsx'
import { useDebounced } from './use-debounced.ts'

/** The first matches of more. */
export type Matches<Item> = { items: readonly Item[]; hasMore: boolean }

type ComboboxProps<Item> = {
  search: (text: string, signal: AbortSignal) => Promise<readonly Item[] | Matches<Item>>
  value: Item | null
  onChange: (item: Item | null) => void
  keyOf: (item: Item) => string
  labelOf: (item: Item) => string
  /** A second line that tells items of one name apart. */
  detailOf?: (item: Item) => ReactNode
  minCharacters?: number
  placeholder?: string
  /** Instead of the error's own message. */
  failedText?: string
  /** Enter takes the first suggestion where none is chosen, also one that is still on its way. */
  picksFirst?: boolean
  name?: string
  disabled?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

type Results<Item> =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed'; text: string }
  | ({ state: 'found' } & Matches<Item>)

/** Type-ahead select: typed text is searched for, and the picked option is the value. */
export function Combobox<Item>({
  search,
  value,
  onChange,
  keyOf,
  labelOf,
  detailOf,
  minCharacters = 1,
  placeholder,
  picksFirst = false,
  failedText,
  name,
  disabled,
  onBlur,
  ref,
}: ComboboxProps<Item>) {
  const listID = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [results, setResults] = useState<Results<Item>>({ state: 'idle' })
  const request = useRef<AbortController>(undefined)
  const takesFirst = useRef(false)
  const suggestions = useRef<HTMLDivElement>(null)
  const debounced = useDebounced((text: string) => run(text), 150)

  const text = typed ?? (value ? labelOf(value) : '')
  const items = results.state === 'found' ? results.items : []
  const optionID = (index: number) => `${listID}-${index}`

  useEffect(() => () => request.current?.abort(), [])
  useEffect(() => {
    if (results.state !== 'idle') suggestions.current?.scrollIntoView({ block: 'nearest' })
  }, [results])
  useEffect(() => {
    if (active >= 0) document.getElementById(`${listID}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listID])

  async function run(wanted: string) {
    request.current?.abort()
    request.current = new AbortController()
    const { signal } = request.current
    try {
      const found = await search(wanted, signal)
      if (signal.aborted) return
      const { items, hasMore } = 'items' in found ? found : { items: found, hasMore: false }
      setResults({ state: 'found', items, hasMore })
      if (takesFirst.current) pick(items[0])
    } catch (error) {
      if (!signal.aborted) setResults({ state: 'failed', text: failedText ?? (error as Error).message })
    }
  }

  function type(next: string) {
    setTyped(next)
    setOpen(true)
    setActive(-1)
    takesFirst.current = false
    request.current?.abort()
    debounced.cancel()
    if (next === '' && value) onChange(null)
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

  function pick(item: Item | undefined) {
    if (item === undefined) return
    onChange(item)
    close()
  }

  /** Answers whether the key was one of ours. */
  function press(key: string) {
    if (key === 'ArrowDown' && isOpen) setActive((active + 1) % Math.max(items.length, 1))
    else if (key === 'ArrowDown') setOpen(true)
    else if (key === 'ArrowUp') setActive(active <= 0 ? items.length - 1 : active - 1)
    else if (key === 'Escape' && isOpen) close()
    else if (key === 'Enter' && isOpen && active >= 0) pick(items[active])
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
        name={name}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listID}
        aria-activedescendant={isOpen && active >= 0 ? optionID(active) : undefined}
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setOpen(!value)}
        onClick={() => setOpen(typed !== null || !value)}
        onBlur={() => {
          close()
          onBlur?.()
        }}
        onKeyDown={(event) => {
          if (!press(event.key)) return
          event.preventDefault()
          event.stopPropagation()
        }}
        className={classNames(inputStyle, 'pr-11')}
      />
      {text && !disabled && (
        <button
          type="button"
          aria-label="Clear selection"
          // By keyboard the text is deleted.
          tabIndex={-1}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-md text-soft hover:text-ink"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onChange(null)
            close()
          }}
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
      <div
        ref={suggestions}
        className={classNames(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-surface shadow-raised',
          !isOpen && 'hidden',
        )}
      >
        <p role="status" className={classNames('px-3 py-2 text-soft', items.length > 0 && 'sr-only')}>
          {isOpen && message(results, minCharacters)}
        </p>
        <div id={listID} role="listbox" aria-label="Suggestions">
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
            <div
              key={keyOf(item)}
              id={optionID(index)}
              role="option"
              tabIndex={-1}
              aria-selected={value !== null && keyOf(item) === keyOf(value)}
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => setActive(index)}
              onClick={() => pick(item)}
              className={classNames('min-h-11 cursor-pointer px-3 py-2', index === active && 'bg-grass/12')}
            >
              {labelOf(item)}
              {detailOf && <span className="block text-sm text-soft">{detailOf(item)}</span>}
            </div>
          ))}
        </div>
        {items.length > 0 && results.state === 'found' && results.hasMore && (
          <p aria-hidden className="border-t border-line px-3 py-2 text-sm text-soft">
            {MORE}
          </p>
        )}
      </div>
    </div>
  )
}

const MORE = 'There are more matches. Keep typing to narrow them down.'

function message(results: Results<unknown>, minCharacters: number) {
  if (results.state === 'idle') return `Type at least ${minCharacters} character(s) to search`
  if (results.state === 'searching') return 'Searching...'
  if (results.state === 'failed') return results.text
  const { items, hasMore } = results
  if (items.length === 0) return hasMore ? MORE : 'No results found'
  return hasMore ? `${items.length} result(s). ${MORE}` : `${items.length} result(s)`
}
