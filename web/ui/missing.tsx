import { EmptyState } from './empty-state.tsx'
import { LinkButton } from './link-button.tsx'
import { PageHeader } from './page-header.tsx'

type MissingProps = { title: string; backTo: string; backLabel: string }

/** The screen of a record that is not there, or not for this viewer. */
export function Missing({ title, backTo, backLabel }: MissingProps) {
  return (
    <>
      <PageHeader title={title} noIndex />
      <EmptyState
        title="It may have been removed, or the link is not complete."
        drawing="chalk-line"
        action={
          <LinkButton to={backTo} variant="secondary">
            {backLabel}
          </LinkButton>
        }
      />
    </>
  )
}
