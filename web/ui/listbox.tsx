import { type ReactNode, useEffect, useRef } from 'react'
import * as kitTexts from '#messages/kit'
import * as siteTexts from '#messages/site'
import { classNames } from './class-names.ts'
import type { Matches, Results } from './use-matches.ts'

type ListboxProps = {
  id: string
  isOpen: boolean
  results: Results<unknown>
  minCharacters: number
  /** The options say enough, so that only screen readers are told the state of the search. */
  isQuiet: boolean
  /** The last option stays visible however long the list is. */
  hasPinned: boolean
  onScroll: (box: HTMLElement) => void
  children: ReactNode
}

/** The list under a combobox, with the state of the search. */
export function Listbox({ id, isOpen, results, minCharacters, isQuiet, hasPinned, onScroll, children }: ListboxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (results.state !== 'idle') box.current?.scrollIntoView({ block: 'nearest' })
  }, [results.state])

  return (
    <div
      ref={box}
      onScroll={(event) => onScroll(event.currentTarget)}
      className={classNames(
        'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border border-line bg-surface shadow-raised',
        hasPinned && 'scroll-pb-14',
        !isOpen && 'hidden',
      )}
    >
      <p role="status" className={classNames('px-3 py-2 text-soft', isQuiet && 'sr-only')}>
        {isOpen && message(results, minCharacters)}
      </p>
      <div id={id} role="listbox" aria-label={kitTexts.suggestions}>
        {children}
      </div>
      {results.state === 'found' && results.items.length > 0 && results.hasMore && !results.next && (
        <p aria-hidden className="border-t border-line px-3 py-2 text-sm text-soft">
          {kitTexts.moreMatches}
        </p>
      )}
    </div>
  )
}

type OptionProps = {
  id: string
  isSelected: boolean
  isActive: boolean
  isPinned: boolean
  onHover: () => void
  onPick: () => void
  children: ReactNode
}

export function Option({ id, isSelected, isActive, isPinned, onHover, onPick, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      onMouseDown={(event) => event.preventDefault()}
      onMouseEnter={onHover}
      onClick={onPick}
      className={classNames(
        'min-h-11 cursor-pointer px-3 py-2',
        isPinned && 'sticky bottom-0 border-t border-line bg-surface',
        isActive && 'bg-[color-mix(in_oklab,var(--color-grass)_12%,var(--color-surface))]!',
      )}
    >
      {children}
    </div>
  )
}

function message(results: Results<unknown>, minCharacters: number) {
  if (results.state === 'idle') return siteTexts.typeAtLeast(minCharacters)
  if (results.state === 'searching') return kitTexts.searching
  if (results.state === 'failed') return results.text
  return results.problem ?? countOf(results)
}

function countOf({ items, hasMore, next }: Matches<unknown>) {
  if (items.length === 0)
    return next ? kitTexts.noResultsSoFar : hasMore ? kitTexts.moreMatches : kitTexts.noResultsFound
  const found = kitTexts.countOfNoun({ count: items.length, noun: 'result' })
  if (next) return kitTexts.foundMoreEnd(found)
  return hasMore ? kitTexts.foundMoreMatches(found) : found
}
