import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

type AdminPageProps = { title: string; subtitle: string; children: ReactNode }

/** A page of the dashboard, with the way back to it. */
export const AdminPage = ({ title, subtitle, children }: AdminPageProps) => (
  <>
    <PageHeader
      title={title}
      subtitle={subtitle}
      noIndex
      actions={
        <LinkButton to={paths.admin()} variant="secondary">
          Back to Admin
        </LinkButton>
      }
    />
    {children}
  </>
)
