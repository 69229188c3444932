import type { RichText, Value } from '../text.ts'

export const transferOwnership = 'Transfer ownership'
export const newOwnerAcceptsFirst =
  'The new owner accepts first. Then the team is theirs with all its opportunities and events, and neither you nor its managers can manage them, unless the new owner appoints you. If you added yourself as a contact, that ends too.'
export const offerName = (team: Value) => `Offer ${team}`
export const confirmOffer = ({ team, name }: { team: Value; name: Value }) =>
  `Do you want to offer ${team} to ${name}? We email them to accept. The offer ends after 14 days.`
export const offerTeam = 'Offer Team'
export const teamOffered = 'Team offered!'
export const newOwner = 'New owner'
export const anotherAccount = 'another account'
export const cancelTheOffer = 'Cancel the offer'
export const noLongerOffered = ({ name, team }: { name: Value; team: Value }) =>
  `${name} can no longer take over ${team}.`
export const cancelOffer = 'Cancel Offer'
export const keepOffer = 'Keep Offer'
export const offerCanceled = 'Offer canceled.'
export const offerAnswered = (name: Value) => `${name} has already answered, or the offer has ended.`
export const offeredUntil = ({ name, date }: { name: Value; date: Value }) =>
  `Offered to <name>${name}</name> until ${date}.` as RichText<'name'>
