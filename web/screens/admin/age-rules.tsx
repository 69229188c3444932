import { AgeRulesList, ageRulesQuery } from '../../features/age-rules/age-rules.tsx'
import { AdminPage } from './admin-page.tsx'

export const queries = () => [ageRulesQuery]

export const Component = () => (
  <AdminPage title="Age Rules" subtitle="How each governing body counts a player's league age">
    <AgeRulesList />
  </AdminPage>
)
