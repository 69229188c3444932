import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'

export const addContactName = (name: Value) => `+ Add Contact<hidden> for ${name}</hidden>` as RichText<'hidden'>
export const addAContactForName = (name: Value) => `Add a contact for ${name}`
export const addAContact = 'Add a contact'
export const contactAddedSuccessfully = 'Contact added successfully!'
export const searchOrInvite =
  'Search by name or email. Invite someone without an account by the whole address. They accept before families see them.'
export const role = 'Role'
export const managersEdit =
  'A manager can edit the team, its roster, events, and opportunities. Other roles are only listed.'
export const adding = 'Adding...'
export const addContactButton = 'Add Contact'
export const letContactManageTeam = 'Let this contact manage the team'
export const thenEditsTeam = (name: Value) =>
  `${name} can then edit the team, its roster, events, and opportunities. We email them to accept first.`
export const removeContact = 'Remove contact'
export const confirmRemove = ({ name, access }: { name: Value; access: Value }) =>
  select(access, {
    own: `Are you sure you want to remove ${name} from the contacts? You can no longer manage the team. What you posted for it goes to the owner.`,
    theirs: `Are you sure you want to remove ${name} from the contacts? They can no longer manage the team. What they posted for it goes to the owner.`,
    other: `Are you sure you want to remove ${name} from the contacts?`,
  })
export const contactRemovedSuccessfully = 'Contact removed successfully!'
export const managesTheTeam = 'Manages the team'
export const afterTheyAccept = (access: Value) =>
  select(access, {
    manages: 'Manages the team once they accept. We emailed them.',
    other: 'Shows to families once they accept. We emailed them.',
  })
export const noLongerManages = "Doesn't manage the team now. Press Let Manage to ask them."
export const letNameManageTeam = (name: Value) => `Let ${name} manage the team`
export const letManage = 'Let Manage'
export const teamContacts = 'Team contacts'
export const contactsHint = 'Families can contact the people listed here.'
