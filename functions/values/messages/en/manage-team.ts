import type { Value } from '../text.ts'

export const errorLoadingTeam = 'Error loading team'
export const backToTeam = 'Back to Team'
export const manageName = (name: Value) => `Manage ${name}`
export const teamManagement = 'Team management'
export const viewTeam = 'View Team'
export const claimUnderReview = 'Claim under review'
export const claimInReview = 'This claim is being reviewed'
export const ownerCanEdit = (date: Value) =>
  `The owner can add and edit right away. What was here before, such as contacts, the roster, and team-only opportunities, can be managed once an admin approves the claim, or after ${date} if no listed contact objects.`
export const ownerAddEditUntil =
  'The owner can add and edit right away. What was here before, such as contacts, the roster, and team-only opportunities, can be managed once an admin approves the claim.'
