import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium'

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
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, className?: string) =>
  classNames(
    'inline-flex items-center justify-center gap-2 text-center rounded-md font-semibold no-underline transition duration-150',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 print:hidden',
    variants[variant],
    sizes[size],
    className,
  )
