import { ClaimsList } from '../../features/claims/claims-list.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export function Component() {
  return (
    <>
      <PageHeader
        title="Claim Requests"
        subtitle="Who says that a team or player is theirs"
        noIndex
        actions={
          <LinkButton to={paths.admin()} variant="secondary">
            Back to Admin
          </LinkButton>
        }
      />
      <ClaimsList />
    </>
  )
}
