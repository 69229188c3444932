import type { ReactNode } from 'react'
import { type Drawing, LineDrawing } from './line-drawing.tsx'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  drawing?: Drawing
  /** The next step: a LinkButton or Button. */
  action?: ReactNode
}

export function EmptyState({ title, children, drawing = 'dugout', action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-10 text-center">
      <LineDrawing drawing={drawing} />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="text-soft">{children}</div>}
      {action}
    </div>
  )
}
