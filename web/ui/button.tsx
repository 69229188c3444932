import { type ComponentProps, type MouseEvent, useRef } from 'react'
import * as m from '../../functions/values/messages/generated.ts'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'onClick'> & {
  /** If it returns a promise, further clicks are ignored until the promise settles. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
  variant?: ButtonVariant
  size?: ButtonSize
  /** While true, the button keeps the focus, ignores clicks, and shows `busyText`. */
  busy?: boolean
  busyText?: string
  /**
   * ID of the text that explains why the button is disabled. The button stays in the tab order, so that keyboard users can reach
   * the text.
   */
  unavailableReasonID?: string | undefined
}

export function Button({
  variant = 'primary',
  size = 'medium',
  type = 'button',
  busy = false,
  busyText = m.loading(),
  unavailableReasonID,
  className,
  onClick,
  onKeyDown,
  children,
  ...rest
}: ButtonProps) {
  const isActing = useRef(false)
  const isInert = busy || unavailableReasonID !== undefined

  async function act(event: MouseEvent<HTMLButtonElement>) {
    if (isActing.current) return
    isActing.current = true
    try {
      await onClick?.(event)
    } finally {
      isActing.current = false
    }
  }

  return (
    <button
      {...rest}
      {...(unavailableReasonID && { 'aria-describedby': unavailableReasonID })}
      type={type}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      onClick={isInert ? (event) => event.preventDefault() : onClick && act}
      // Ignore key repeat, so that holding Enter submits once.
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault()
        onKeyDown?.(event)
      }}
      className={buttonStyle(variant, size, className)}
    >
      {busy ? busyText : children}
    </button>
  )
}
