import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as kitTexts from '#messages/kit'
import { classNames } from './class-names.ts'
import { inputStyle } from './field.tsx'
import { useDebounced } from './use-debounced.ts'

type SearchInputProps = {
  label: string
  /** The current search from the URL. An external change replaces the typed text. */
  value: string
  onSearch: (text: string) => void
  placeholder?: string
  debounceMs?: number
  className?: string
}

export function SearchInput({ label, value, onSearch, placeholder, debounceMs = 150, className }: SearchInputProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const input = useRef<HTMLInputElement>(null)
  const debounced = useDebounced((next: string) => search(next), debounceMs)

  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])

  function search(next: string) {
    debounced.cancel()
    sent.current = next.trim()
    onSearch(next.trim())
  }

  return (
    <search className={classNames('relative block min-w-0', className)}>
      <Search className="pointer-events-none absolute top-3 left-3 size-5 text-soft" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          debounced.call(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text)
        }}
        // When the user leaves the field for a link, search now: a debounced search would navigate back.
        onBlur={() => {
          if (text.trim() !== sent.current) search(text)
        }}
        autoComplete="off"
        enterKeyHint="search"
        className={classNames(inputStyle, 'px-10 placeholder-shown:pr-3')}
      />
      {text && (
        <button
          type="button"
          aria-label={kitTexts.clearSearch}
          className="absolute top-0 right-0 grid size-11 place-items-center rounded-md text-soft hover:text-ink"
          onClick={() => {
            setText('')
            search('')
            input.current?.focus()
          }}
        >
          <X className="size-5" />
        </button>
      )}
    </search>
  )
}
