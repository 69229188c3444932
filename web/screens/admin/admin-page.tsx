import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

type AdminPageProps = {
  title: string
  subtitle: ReactNode
  documentTitle?: string
  backTo?: string
  children: ReactNode
}

/** A page of the dashboard, with the way back to it. */
export const AdminPage = ({ backTo = paths.admin(), children, ...header }: AdminPageProps) => (
  <>
    <PageHeader
      {...header}
      actions={
        <LinkButton to={backTo} variant="secondary">
          Back to Admin
        </LinkButton>
      }
    />
    {children}
  </>
)
