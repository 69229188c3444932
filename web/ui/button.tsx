import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** While true the button is disabled and shows `busyText`. */
  busy?: boolean
  busyText?: string
}

export function Button({
  variant = 'primary',
  size = 'medium',
  type = 'button',
  busy = false,
  busyText = 'Loading...',
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {busy ? busyText : children}
    </button>
  )
}
