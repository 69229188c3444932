import type { ReactNode } from 'react'
import * as m from '../../functions/values/messages/generated.ts'
import { LineDrawing } from './line-drawing.tsx'
import { LinkButton } from './link-button.tsx'
import { PageHeader } from './page-header.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

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
  children = m.it_may_have_been_removed(),
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
      <PageHeader title={title} subtitle={<p>{children}</p>} documentTitle={documentTitle} noIndex />
      <div className="flex flex-wrap justify-center gap-3">
        {action}
        <LinkButton to={backTo} variant={action ? 'secondary' : 'primary'}>
          {backLabel}
        </LinkButton>
      </div>
    </div>
  )
}
