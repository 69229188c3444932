import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as playerTexts from '#messages/players'
import { classNames } from './class-names.ts'
import { useURLParameters } from './use-url-filters.ts'

type Tab = {
  id: string
  label: string
  count?: number | undefined
  /** Rendered only while the tab is selected. */
  content: () => ReactNode
}

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** Query parameters that belong to one tab and are removed when another is selected. */
  resets?: readonly string[]
  invalid?: ReactNode
}

/** The query parameter of the selected tab. The first tab needs none. */
const PARAMETER = 'tab'

/** The selected tab from the URL: the first tab without a parameter, undefined for an unknown one. */
function useTab(ids: readonly string[]) {
  const [parameters] = useSearchParams()
  const named = parameters.get(PARAMETER) ?? ids[0]
  return ids.find((id) => id === named)
}

/** Tabs whose selection is in the URL, so that it can be shared and the back button works. */
export function Tabs({ label, tabs, resets = ['page'], invalid = <p>{playerTexts.invalidTabSelected}</p> }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [, changeParameters] = useURLParameters()
  const chosenID = useTab(tabs.map((tab) => tab.id))
  const chosen = tabs.find((tab) => tab.id === chosenID)

  const counts = tabs.map(({ count }) => count).join()

  // On a phone the tab row can be wider than the screen: scroll the selected tab into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that arrives makes its tab wider
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${chosenID}"]`)
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.clientWidth) / 2
  }, [chosenID, counts])

  function choose(tabID: string) {
    changeParameters(
      (parameters) => {
        if (tabID === tabs[0]?.id) parameters.delete(PARAMETER)
        else parameters.set(PARAMETER, tabID)
        for (const name of resets) parameters.delete(name)
      },
      { preventScrollReset: true, replace: tabID === chosenID },
    )
  }

  function move(event: KeyboardEvent, index: number) {
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const tab = tabs.at(target % tabs.length)!
    choose(tab.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="-mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0 [scrollbar-width:none] print:hidden"
      >
        {tabs.map((tab, index) => {
          const isChosen = tab === chosen
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              data-tab={tab.id}
              aria-selected={isChosen}
              aria-controls={`${id}-panel`}
              tabIndex={isChosen || (!chosen && index === 0) ? 0 : -1}
              onClick={() => choose(tab.id)}
              onKeyDown={(event) => move(event, index)}
              className={classNames(
                'min-h-11 shrink-0 border-b-3 px-2.5 font-semibold -outline-offset-3',
                isChosen ? 'border-grass text-ink' : 'border-transparent text-soft hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="font-normal tabular-nums"> ({tab.count.toLocaleString('en-US')})</span>
              )}
            </button>
          )
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={chosen && `${id}-${chosen.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must also reach a panel without controls
        tabIndex={0}
        className="py-6 outline-offset-4"
      >
        {chosen ? chosen.content() : invalid}
      </div>
    </>
  )
}
