import { type ReactNode, useEffect } from 'react'
import * as kitTexts from '#messages/kit'
import * as shellTexts from '#messages/shell'
import { Button, LinkButton } from './button.tsx'
import { PageHeader } from './page-header.tsx'

export type Drawing = 'dugout' | 'chalk-line' | 'glove'

const drawings: Record<Drawing, ReactNode> = {
  dugout: (
    <>
      <path d="M8 34h144M16 34v50M144 34v50M4 84h152" />
      <path d="M8 34 22 20h116l14 14" />
      <path d="M34 68h92M40 68v16M120 68v16M34 58h92" />
      <path d="M104 58V42m0 0-3-6h6z" />
      <path d="M50 58c0-7 4-10 8-10s8 3 8 10M66 58h7" />
    </>
  ),
  'chalk-line': (
    <>
      <path d="m80 14 46 38-46 38-46-38z" />
      <path d="m80 90-76-2m76 2 76-2" strokeDasharray="7 6" />
      <path d="m80 8 6 6-6 6-6-6zM126 46l6 6-6 6-6-6zM34 46l6 6-6 6-6-6z" className="fill-page" />
      <path d="M74 84h12v6l-6 6-6-6z" className="fill-page" />
      <path d="M72 52h16" />
    </>
  ),
  glove: (
    <>
      <path d="M50 90c-14-8-22-22-20-38 2-12 14-16 20-8l8 14" />
      <path d="M58 58c-4-12-8-26-4-36 2-6 12-6 14 2 0-12 14-12 15 0 2-10 15-9 15 2 4-8 15-5 14 5-1 18-2 34-14 48-6 8-12 11-20 11H50" />
      <path d="M68 24l2 20M83 24v20M98 28l-2 18M44 42c2-8 6-13 10-15M40 44l14-6M47 48l9-4" />
      <circle cx="80" cy="64" r="13" />
      <path d="M72 54c4 6 4 14 0 20M88 54c-4 6-4 14 0 20" />
    </>
  ),
}

function LineDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 100"
      className="w-40 max-sm:w-24 fill-none stroke-edge stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {drawings[drawing]}
    </svg>
  )
}

type EmptyStateProps = {
  title: string
  children?: ReactNode
  drawing?: Drawing
  /** The next step: a LinkButton or Button. */
  action?: ReactNode
}

export function EmptyState({ title, children, drawing = 'dugout', action }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 py-10 text-center max-sm:gap-2 max-sm:py-4">
      <LineDrawing drawing={drawing} />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="text-soft">{children}</div>}
      {action}
    </div>
  )
}

type PastTheEndProps = { title: string; onPage: (page: number) => void }

/** Shown for a page number past the last page. */
export function PastTheEnd({ title, onPage }: PastTheEndProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" onClick={() => onPage(1)}>
          {kitTexts.firstPage}
        </Button>
      }
    />
  )
}

/** Clears the search and filters of an empty list. */
export const ShowAll = ({ onClick }: { onClick: () => void }) => (
  <Button variant="secondary" onClick={onClick}>
    {kitTexts.clearAll}
  </Button>
)

type MissingProps = {
  title: string
  children?: string
  documentTitle?: string
  backTo: string
  backLabel: string
  /** Another way on, before the way back. */
  action?: ReactNode
}

/** Shown for a record that is missing or that the viewer cannot see. */
export function Missing({
  title,
  children = shellTexts.mayHaveBeenRemoved,
  documentTitle = title,
  backTo,
  backLabel,
  action,
}: MissingProps) {
  useScrollToTop()
  return (
    <div className="mx-auto grid max-w-md justify-items-center py-10 text-center">
      <div className="mb-4">
        <LineDrawing drawing="chalk-line" />
      </div>
      <PageHeader title={title} subtitle={<p>{children}</p>} documentTitle={documentTitle} />
      <div className="flex flex-wrap justify-center gap-3">
        {action}
        <LinkButton to={backTo} variant={action ? 'secondary' : 'primary'}>
          {backLabel}
        </LinkButton>
      </div>
    </div>
  )
}

/** For a screen that replaces a longer one in place, as when another window takes away its record or the right to it. */
export const useScrollToTop = () => useEffect(() => window.scrollTo(0, 0), [])
