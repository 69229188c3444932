import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

type LinkButtonProps = Omit<LinkProps, 'className'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

export function LinkButton({ variant = 'primary', size = 'medium', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />
}
