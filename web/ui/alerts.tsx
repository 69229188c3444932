import type { LucideIcon } from 'lucide-react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import * as kitTexts from '#messages/kit'
import { listen } from '../listen.ts'
import { classNames } from './class-names.ts'
import { createStore } from './store.ts'

type Kind = 'success' | 'error' | 'info' | 'warning'
type Alert = { id: number; kind: Kind; message: string; ms: number; action?: { label: string; run: () => void } }

const shown = createStore<readonly Alert[]>([])
let lastID = 0

const dismiss = (id: number) => shown.set(shown.get().filter((alert) => alert.id !== id))

const raise =
  (kind: Kind, defaultMs: number) =>
  (message: string, ms = defaultMs, action?: Alert['action']) =>
    shown.set([...shown.get(), { id: ++lastID, kind, message, ms, action }])

const error = raise('error', 4000)

export const alerts = {
  success: raise('success', 3000),
  error,
  /** Shows the message of a failed request. */
  failed: (reason: unknown) => error(kitTexts.errorMessage({ message: (reason as Error).message })),
  info: raise('info', 3000),
  warning: raise('warning', 3000),
}

/** The row, card, or form that the user last interacted with. Dialogs do not count. */
let lastUsed: Element | null = null
const trackLastUsed = ({ target }: Event) => {
  if (!(target instanceof Element) || target.closest('[role=dialog],[role=alertdialog],[data-alerts]')) return
  lastUsed = target.closest('tr, li, article, form') ?? target
}

/** Room for one or two alerts and the header, in px. */
const EDGE = 200

/**
 * Alerts appear at the bottom, or at the top on a phone, where drawers and bars have their buttons at the bottom. They change
 * sides if they would cover what was used last.
 */
function sideOfAlerts() {
  const isPhone = innerWidth < 640
  const { top, bottom } = lastUsed?.isConnected
    ? lastUsed.getBoundingClientRect()
    : { top: innerHeight / 2, bottom: innerHeight / 2 }
  const isAtTop = top < EDGE && bottom > 0
  const isAtBottom = bottom > innerHeight - EDGE && top < innerHeight
  if (isPhone) return isAtTop && !isAtBottom ? 'bottom' : 'top'
  return isAtBottom && !isAtTop ? 'top' : 'bottom'
}

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.matches('textarea, input:not([type=checkbox])')

/** Ctrl+Z presses the button of the newest alert, which is far from the focus in a long list. */
function undoNewest(event: KeyboardEvent) {
  if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || isTyped(event.target)) return
  const newest = shown.get().findLast(({ action }) => action)
  if (!newest) return
  event.preventDefault()
  act(newest)
}

function act({ id, action }: Alert) {
  dismiss(id)
  action?.run()
}

/** Renders alerts. Mounted once, at the root. */
export function Alerts() {
  const all = shown.use()
  const isEmpty = all.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: alerts stay on the side of the first one
  const side = useMemo(sideOfAlerts, [isEmpty])
  useEffect(() => listen(window, ['pointerdown', 'keydown'], trackLastUsed, true), [])
  useEffect(() => listen(window, ['keydown'], undoNewest), [])
  return (
    <div
      data-alerts
      className={classNames(
        'pointer-events-none fixed inset-x-4 z-[60] grid justify-items-center gap-2 sm:left-auto sm:justify-items-end print:hidden',
        side === 'top' ? 'top-20' : 'bottom-4',
      )}
    >
      {['status', 'alert'].map((role) => (
        <div key={role} role={role} className="contents">
          {all
            .filter(({ kind }) => (kind === 'error') === (role === 'alert'))
            .map((alert) => (
              <AlertCard key={alert.id} {...alert} />
            ))}
        </div>
      ))}
    </div>
  )
}

const looks: Record<Kind, { Icon: LucideIcon; color: string; edge: string }> = {
  success: { Icon: CircleCheck, color: 'text-grass', edge: 'border-l-grass' },
  error: { Icon: CircleAlert, color: 'text-danger', edge: 'border-l-danger' },
  info: { Icon: Info, color: 'text-sky', edge: 'border-l-sky' },
  warning: { Icon: TriangleAlert, color: 'text-warn', edge: 'border-l-warn' },
}

/** Stays visible while hovered or focused. */
function AlertCard(alert: Alert) {
  const { id, kind, message, ms, action } = alert
  const [isHeld, setHeld] = useState(false)
  const { Icon, color, edge } = looks[kind]
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismiss(id), ms)
    return () => clearTimeout(timer)
  }, [id, ms, isHeld])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        'pointer-events-auto flex w-full max-w-sm animate-arrive items-start gap-3 rounded-md border border-l-6 border-line bg-surface py-3 pr-2 pl-4 shadow-raised',
        edge,
      )}
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', color)} />
      <p className="min-w-0 flex-1">{message}</p>
      {action && (
        <button
          type="button"
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => act(alert)}
          className="-my-2.5 link min-h-11 shrink-0 font-semibold"
        >
          {action.label}
          <span
            aria-hidden="true"
            translate="no"
            className="ml-1.5 text-xs font-normal text-soft pointer-coarse:hidden"
          >
            Ctrl+Z
          </span>
        </button>
      )}
      <button
        type="button"
        aria-label={kitTexts.dismiss}
        onClick={() => dismiss(id)}
        className="-mx-1.5 -my-2.5 grid size-11 shrink-0 place-items-center rounded-md text-soft hover:text-ink"
      >
        <X className="size-5" />
      </button>
    </div>
  )
}
