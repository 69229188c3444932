import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { focusPlace, OPEN_DIALOG } from './focus-keeper.ts'

type DrawerAction = {
  label: string
  onClick: () => void | Promise<void>
  destructive?: boolean
  disabled?: boolean
}

export type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** A confirmation is left only by its buttons or Escape. */
  kind?: 'dialog' | 'confirmation'
  primary?: DrawerAction
  cancelLabel?: string
  /** Called when the closing animation has ended. */
  onClosed?: () => void
}

/** Then the question that follows a dialog has the focus already. */
const isInOpenDialog = (element: Element | null) => element?.closest(OPEN_DIALOG) != null

/** A sheet from below on a phone, a panel in the middle of a larger screen. */
export function DrawerPanel({
  isOpen,
  onClose,
  title,
  children,
  kind = 'dialog',
  primary,
  cancelLabel = 'Cancel',
  onClosed,
}: DrawerProps) {
  const [isBusy, setBusy] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const isConfirmation = kind === 'confirmation'
  const Part = isConfirmation ? AlertDialog : Dialog

  async function act() {
    setBusy(true)
    try {
      await primary?.onClick()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Part.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose()
      }}
      onOpenChangeComplete={(open) => {
        if (!open) onClosed?.()
      }}
    >
      <Part.Portal>
        <Part.Backdrop
          onMouseDown={(event) => event.preventDefault()}
          className="fixed inset-0 z-40 bg-black/50 transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Part.Popup
          {...(isConfirmation && { initialFocus: cancel })}
          finalFocus={() => !isInOpenDialog(document.activeElement) && focusPlace()}
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
                aria-label="Close"
                className="-my-2 -mr-2 grid size-11 place-items-center rounded-md text-soft hover:text-ink"
              >
                <X aria-hidden className="size-6" />
              </Part.Close>
            )}
          </div>
          <div className="min-h-0 overflow-y-auto px-5 py-4">
            {isConfirmation ? <Part.Description render={<div />}>{children}</Part.Description> : children}
          </div>
          {(primary || isConfirmation) && (
            <div className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end">
              <Button ref={cancel} variant="secondary" disabled={isBusy} onClick={onClose}>
                {cancelLabel}
              </Button>
              {primary && (
                <Button
                  variant={primary.destructive ? 'danger' : 'primary'}
                  busy={isBusy}
                  disabled={primary.disabled}
                  onClick={act}
                >
                  {primary.label}
                </Button>
              )}
            </div>
          )}
        </Part.Popup>
      </Part.Portal>
    </Part.Root>
  )
}
