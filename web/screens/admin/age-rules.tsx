import type { QueryClient } from '@tanstack/react-query'
import { AgeRulesList, ageRulesQuery } from '../../features/age-rules/age-rules.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export const loader = (cache: QueryClient) => () => {
  void cache.prefetchQuery(ageRulesQuery)
  return null
}

export function Component() {
  return (
    <>
      <PageHeader
        title="Age Rules"
        subtitle="How each governing body counts a player's league age"
        noIndex
        actions={
          <LinkButton to={paths.admin()} variant="secondary">
            Back to Admin
          </LinkButton>
        }
      />
      <AgeRulesList />
    </>
  )
}
