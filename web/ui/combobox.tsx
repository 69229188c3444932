import { X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import * as kitTexts from '#messages/kit'
import * as shellTexts from '#messages/shell'
import { classNames } from './class-names.ts'
import { inputStyle, useFieldWiring } from './field.tsx'
import { Listbox, Option } from './listbox.tsx'
import { useDebounced } from './use-debounced.ts'
import { type Matches, useMatches } from './use-matches.ts'

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
  /** What Enter picks if no suggestion is active, even if they are still loading. Undefined picks nothing. */
  onEnter?: (items: readonly Item[], text: string) => Item | undefined
  ref?: Ref<HTMLInputElement>
}

const MORE = Symbol('more')

/** What is typed, which options there are, and what keys and clicks do. */
function useCombobox<Item>({
  search,
  value,
  onChange,
  keyOf,
  labelOf,
  minCharacters = 1,
  onText,
  firstOption,
  lastOption,
  onEnter,
  failedText,
}: ComboboxProps<Item>) {
  const listID = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const takesFirst = useRef(false)
  const taken = useDebounced((text: string) => onText?.(text), 300)
  const { results, found, ask, stop, loadMore } = useMatches({
    search,
    keyOf,
    failedText,
    onFound: (items) => takesFirst.current && enter(items),
  })

  const text = typed ?? (value ? labelOf(value) : '')
  const last = (found && lastOption?.(found.text)) ?? null
  const options: (Item | typeof MORE)[] = [
    ...(firstOption ? [firstOption] : []),
    ...(found?.items ?? []),
    ...(found?.next ? [MORE as typeof MORE] : []),
    ...(last === null ? [] : [last]),
  ]
  const optionID = (index: number) => `${listID}-${options[index] === MORE ? 'more' : index}`
  const activeID = isOpen && active in options ? optionID(active) : undefined

  useEffect(() => {
    if (activeID) document.getElementById(activeID)?.scrollIntoView({ block: 'nearest' })
  }, [activeID])

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
    if (next === '' && value) onChange(null)
    else if (onText) taken.call(next.trim())
    if (next.trim().length < minCharacters) stop()
    else ask(next.trim())
  }

  function close() {
    stop()
    takesFirst.current = false
    setTyped(null)
    setOpen(false)
    setActive(-1)
  }

  function pick(option: Item | typeof MORE | undefined) {
    if (option === undefined) return
    if (option === MORE) return void loadMore()
    taken.cancel()
    onChange(option)
    close()
  }

  function enter(items: readonly Item[]) {
    const picked = onEnter!(items, text.trim())
    if (picked) pick(picked)
    takesFirst.current = false
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
    else if (key === 'Enter' && isOpen && onEnter && typed) {
      takesFirst.current = results.state === 'searching'
      if (found) enter(found.items)
    } else return false
    return true
  }

  return {
    listID,
    typed,
    text,
    isOpen,
    active,
    options,
    last,
    results,
    found,
    taken,
    optionID,
    activeID,
    setOpen,
    setActive,
    scroll,
    type,
    close,
    pick,
    press,
  }
}

/** Type-ahead select: typing searches, and the picked option is the value. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { value, onChange, keyOf, labelOf, detailOf, minCharacters = 1, placeholder, firstOption, ref } = props
  const { moreText = kitTexts.showMore } = props
  const { listID, typed, text, isOpen, active, options, last, results, found, ...box } = useCombobox(props)
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
        aria-activedescendant={box.activeID}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => box.type(event.target.value)}
        onFocus={() => box.setOpen(!value)}
        onClick={() => box.setOpen(typed !== null || !value)}
        onBlur={() => {
          box.taken.flush()
          box.close()
        }}
        onKeyDown={(event) => {
          if (!box.press(event.key)) return
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
            box.close()
          }}
        >
          <X className="size-5" />
        </button>
      )}
      <Listbox
        id={listID}
        isOpen={isOpen}
        results={results}
        minCharacters={minCharacters}
        isQuiet={(found?.items.length ?? 0) > 0 || (firstOption !== undefined && !typed)}
        hasPinned={last !== null}
        onScroll={box.scroll}
      >
        {options.map((option, index) => (
          <Option
            key={option === MORE ? 'more' : keyOf(option)}
            id={box.optionID(index)}
            isSelected={option !== MORE && value !== null && keyOf(option) === keyOf(value)}
            isActive={index === active}
            isPinned={last !== null && index === options.length - 1}
            onHover={() => box.setActive(index)}
            onPick={() => box.pick(option)}
          >
            {option === MORE ? (
              <>
                <span className="font-semibold">{found?.isLoadingMore ? shellTexts.loading : moreText}</span>
                {found?.problem && <span className="block text-sm text-danger">{found.problem}</span>}
              </>
            ) : (
              <>
                {labelOf(option)}
                {detailOf && <span className="block text-sm text-soft">{detailOf(option)}</span>}
              </>
            )}
          </Option>
        ))}
      </Listbox>
    </div>
  )
}
