import { type ComponentProps, type MouseEvent, useRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import * as shellTexts from '#messages/shell'
import { classNames } from './class-names.ts'

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
type ButtonSize = 'small' | 'medium'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-grass text-on-grass hover:brightness-110 active:brightness-95',
  secondary: 'border border-edge bg-surface text-ink hover:border-ink active:bg-page',
  ghost: 'text-ink hover:bg-ink/8 active:bg-ink/12',
  danger: 'bg-danger text-on-danger hover:brightness-110 active:brightness-95',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3 sm:min-h-9 text-sm',
  medium: 'min-h-11 px-5 text-base',
}

/** Shared style of buttons and link buttons. */
const buttonStyle = (variant: ButtonVariant, size: ButtonSize, className?: string) =>
  classNames(
    'inline-flex items-center justify-center gap-2 text-center rounded-md font-semibold no-underline transition duration-150 forced-colors:border',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 print:hidden',
    variants[variant],
    sizes[size],
    className,
  )

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
  busyText = shellTexts.loading,
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

type LinkButtonProps = Omit<LinkProps, 'className'> & { variant?: ButtonVariant; size?: ButtonSize; className?: string }

export function LinkButton({ variant = 'primary', size = 'medium', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />
}
