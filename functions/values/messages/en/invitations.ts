import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'

export const invitation = 'Invitation'
export const invitedManageTeam = 'You are invited to manage this team'
export const noLongerOpen = 'This invitation is no longer open'
export const whyNoLongerOpen = 'It was answered or canceled, or it has expired.'
export const accepting = 'Accepting...'
export const accept = 'Accept'
export const waitingForYou = 'Waiting for you'
export const aCoach = 'A coach'
export const youWillOwnTeam =
  'If you accept, you own the team and organize its opportunities and events. Its managers stop managing it until you let them.'
export const organizerLearnsLater = 'The organizer learns who you are only if you register.'
export const register = 'Register'
export const evaluatorSees = 'You see first names and numbers. Only the organizer reads your scores and notes.'
export const scorePlayers = 'Score players'
export const nowContactOf = ({ kind, team }: { kind: Value; team: Value }) =>
  select(kind, { manager: `You're now a manager of ${team}.`, other: `You're now a contact of ${team}.` })
export const invitedAsContact = (role: Value) => `You are invited as a contact (${role})`
export const acceptEditThisTeam =
  'If you accept, you can edit the team, its roster, events, and opportunities, and families see your name and email on this page.'
export const acceptShowsNameHere = 'If you accept, families see your name and email on this page.'
export const signUpToAccept = 'Sign up to accept'
export const nameAsksContact = ({
  kind,
  name,
  division,
  role,
}: {
  kind: Value
  name: Value
  division: Value
  role: Value
}) =>
  select(kind, {
    manager: `${name} asks you to be a manager of <team></team>${division}.`,
    other: `${name} asks you to be a contact of <team></team>${division} (${role}).`,
  }) as RichText<'team'>
export const acceptEditTeam =
  "If you accept, you can edit the team, its roster, events, and opportunities, and families see your name and email on the team's page."
export const acceptShowsName = "If you accept, families see your name and email on the team's page."
export const invitationFrom = (team: Value) => `the invitation from ${team}`
export const invitationDeclined = 'Invitation declined.'
export const offerDeclined = 'Offer declined.'
export const requestDeclined = 'Request declined.'
export const evaluatorNow = "You're an evaluator now."
export const wantsToHandOver = (name: Value) => `${name} wants to hand <team></team> over to you.` as RichText<'team'>
export const theTeamName = (team: Value) => `the team ${team}`
export const teamIsYours = (team: Value) => `${team} is yours!`
export const playerIsInvited = (kind: Value) =>
  select(kind, {
    TRYOUT: '<player></player> is invited to the tryout: <opportunity></opportunity>, <time></time>.',
    other: '<player></player> is invited to play as a guest: <opportunity></opportunity>, <time></time>.',
  }) as RichText<'player' | 'opportunity' | 'time'>
export const registerFor = ({ name, title }: { name: Value; title: Value }) => `Register ${name} for ${title}`
export const invitationTo = ({ name, title }: { name: Value; title: Value }) => `the invitation of ${name} to ${title}`
export const anOpportunity = 'an opportunity'
export const askedEvaluatePlayers = 'You are asked to evaluate the players of <title></title>.' as RichText<'title'>
export const youEvaluate = 'You are an evaluator of the players of <title></title>.' as RichText<'title'>
export const evaluationOf = (title: Value) => `the evaluation of ${title}`
export const asksToJoinRoster = '<player></player> asks to join the roster of <team></team>.' as RichText<
  'player' | 'team'
>
export const asksToAddPlayer = '<team></team> asks to add <player></player> to its roster.' as RichText<
  'team' | 'player'
>
export const nameOnTeam = ({ name, team }: { name: Value; team: Value }) => `${name} on ${team}`
export const onRosterOf = ({ name, team }: { name: Value; team: Value }) => `${name} is on the roster of ${team}!`
export const theOwner = 'The owner'
export const aTeam = 'a team'
