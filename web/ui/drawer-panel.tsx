import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import * as kitTexts from '#messages/kit'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { openConfirmation } from './confirm.ts'
import { focusReturnTarget, OPEN_DIALOG, revealFocus } from './focus-restore.ts'
import { DrawerContext, useCloseOnBack } from './navigation-guard.ts'

type DrawerAction = { label: string; onClick: () => void | Promise<void>; destructive?: boolean }

export type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The action of a confirmation, which closes only by its buttons or Escape. */
  primary?: DrawerAction
  cancelLabel?: string
  /** Called after the closing animation. */
  onClosed?: () => void
}

/** Where to return the focus. Not to the page if another dialog is open, which has the focus or gets it back. */
function placeAfter() {
  if (document.activeElement?.closest(OPEN_DIALOG)) return false
  return document.querySelector(OPEN_DIALOG) !== null || focusReturnTarget()
}

/** A bottom sheet on a phone, a centered panel on larger screens. */
export function DrawerPanel({
  isOpen,
  onClose,
  title,
  children,
  primary,
  cancelLabel = kitTexts.cancel,
  onClosed,
}: DrawerProps) {
  const [isBusy, setBusy] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const canLeave = useRef<(() => Promise<boolean>) | null>(null)
  const isConfirmation = primary !== undefined
  const Part = isConfirmation ? AlertDialog : Dialog

  async function act() {
    setBusy(true)
    try {
      await primary?.onClick()
    } finally {
      setBusy(false)
    }
  }

  const leave = useCloseOnBack(isOpen, async () => {
    // Escape in the unsaved-changes confirmation must not also close the dialog below.
    if (isBusy || (!isConfirmation && openConfirmation.get()) || (await canLeave.current?.()) === false) return false
    return onClose()
  })

  return (
    <Part.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) void leave()
      }}
      onOpenChangeComplete={(open) => {
        if (open) return
        if (document.activeElement?.closest('main')) revealFocus()
        onClosed?.()
      }}
    >
      <Part.Portal>
        <Part.Backdrop
          onMouseDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 bg-black/50 transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Part.Popup
          {...(isConfirmation && { initialFocus: cancel })}
          finalFocus={placeAfter}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-lg bg-surface text-ink shadow-raised',
            'transition-[translate,opacity] duration-300 ease-out data-ending-style:translate-y-full data-starting-style:translate-y-full',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[32rem] sm:max-w-[calc(100vw-2rem)] sm:-translate-1/2 sm:rounded-lg',
            'sm:data-ending-style:-translate-y-[40%] sm:data-ending-style:opacity-0 sm:data-starting-style:-translate-y-[40%] sm:data-starting-style:opacity-0',
          )}
        >
          <div className="flex items-center gap-4 px-5 pt-5">
            <Part.Title className="flex-1 text-xl">{title}</Part.Title>
            {!isConfirmation && (
              <Part.Close
                aria-label={kitTexts.close}
                className="-my-2 -mr-2 grid size-11 place-items-center rounded-md text-soft hover:text-ink"
              >
                <X className="size-6" />
              </Part.Close>
            )}
          </div>
          <div className="min-h-0 scroll-pb-16 overflow-y-auto px-5 py-4">
            {isConfirmation ? (
              <Part.Description render={<div />}>{children}</Part.Description>
            ) : (
              <DrawerContext value={{ isOpen, leave, canLeave }}>{children}</DrawerContext>
            )}
          </div>
          {primary && (
            <div className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end">
              <Button ref={cancel} variant="secondary" disabled={isBusy} onClick={leave}>
                {cancelLabel}
              </Button>
              <Button variant={primary.destructive ? 'danger' : 'primary'} busy={isBusy} onClick={act}>
                {primary.label}
              </Button>
            </div>
          )}
        </Part.Popup>
      </Part.Portal>
    </Part.Root>
  )
}
