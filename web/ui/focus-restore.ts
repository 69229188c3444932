import { listen } from '../listen.ts'

/** The last focused element on the page itself, outside dialogs and alerts, and that page's path. */
let returnTarget: HTMLElement | null = null
/** Whether it took the place of a removed element. */
let isReplaced = false
let page = ''
/** The last focused element. Removing it fires no event. */
let focused: Element | null = null

export const OPEN_DIALOG = '[role$=dialog][data-open]'
const LANDMARKS = 'main, header, footer, aside'
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Where to return the focus after a dialog closes. False after a navigation, which sets the focus itself. */
export const focusReturnTarget = () => (page === location.pathname ? shownFor(returnTarget) : false)

/** The button of the closed menu that the control is in, else the control. */
function shownFor(control: HTMLElement | null, around: ParentNode = document) {
  const menu = control?.closest('[popover]:not(:popover-open)')
  const opener = menu && around.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`)
  return opener ?? control
}

/** Scrolls to the focused element if what was removed around it left it out of view. */
export const revealFocus = () => document.activeElement?.scrollIntoView({ block: 'nearest' })

/** Keeps the focus nearby when the focused element, for example a row or an alert, is removed. */
export function restoreFocus() {
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return
    focused = target
    if (!target.closest(LANDMARKS)) return
    returnTarget = target
    isReplaced = false
    page = location.pathname
  }
  // A click outside any control drops the focus.
  const forget = () => {
    focused = null
  }
  const observer = new MutationObserver((changes) => {
    let wasRemoved = false
    for (const change of changes) {
      for (const gone of change.removedNodes) {
        if (focused && gone.contains(focused)) wasRemoved = true
        if (returnTarget?.isConnected === false && gone.contains(returnTarget)) {
          returnTarget = replacementFor(returnTarget, gone, change)
          isReplaced = true
        }
      }
    }
    if (wasRemoved && document.activeElement === document.body && page === location.pathname) {
      const nearby = document.querySelector<HTMLElement>(OPEN_DIALOG) ?? returnTarget
      // Not for the focus that comes back from an alert, which the user may have scrolled away from.
      const isElsewhere = isReplaced
      nearby?.focus({ preventScroll: true })
      if (isElsewhere) revealFocus()
    }
  })

  const ends = [listen(document, ['focusin'], remember), listen(document, ['pointerdown'], forget, true)]
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    for (const end of ends) end()
    observer.disconnect()
  }
}

/**
 * The next control of the series, if the row stays. The same control in a neighboring row, if the row is gone. Else a focusable element next
 * to the removed one, else one around it.
 */
function replacementFor(removed: HTMLElement, gone: Node, { nextSibling, previousSibling, target }: MutationRecord) {
  const isBehind = (other: Node) => target.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING
  const { series } = removed.dataset
  if (gone === removed && series) {
    const others = visible(document.body).filter((other) => other.dataset.series === series)
    const next = others.find(isBehind) ?? others.at(-1)
    if (next) return next
  }
  const control = shownFor(removed, gone instanceof Element ? gone : undefined)!
  // Those in a closed menu are not visible in the neighboring row either.
  const own = controlsIn(gone).filter((other) => !other.closest('[popover]'))
  for (const neighbor of [nextSibling, previousSibling]) {
    const controls = visible(rowOf(neighbor))
    if (controls.length > 0) return controls[own.length === controls.length ? own.indexOf(control) : 0]!
  }
  for (let around = target as Element | null; around?.closest(LANDMARKS); around = around.parentElement) {
    const controls = visible(around)
    const found = controls.findLast((other) => !isBehind(other)) ?? controls[0]
    if (found) return found
  }
  return null
}

/** The first row of a group of rows. */
const rowOf = (node: Node | null) => (node instanceof HTMLTableSectionElement ? node.rows[0]! : node)

const controlsIn = (node: Node | null) =>
  node instanceof Element
    ? [...(node.matches(CONTROLS) ? [node] : []), ...node.querySelectorAll(CONTROLS)].filter(
        (element): element is HTMLElement => element instanceof HTMLElement,
      )
    : []

const visible = (node: Node | null) =>
  controlsIn(node).filter((control) => control.checkVisibility() && !control.matches(':disabled'))
