import { expect, test } from 'vitest'
import { players } from '../../functions/domain/players/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { newID } from '../../functions/values/ids.ts'
import { allItems } from '../support/all-items.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { pendingClaims } from '../support/pending-claims.ts'
import { caughtUp, mailsTo, subjectsTo } from './change-stream.ts'

/** A team with a tryout, its owner, who gets the team next, whom it invites, and somebody without an account. */
async function teamAndPeople() {
  const [owner, next, invited] = await given.users(3)
  const [admin, { id: teamID }] = await Promise.all([given.admin(), given.team({ owner })])
  const { id: opportunityID } = await given.opportunity({ creator: owner, teamID })
  const { id: playerID } = await given.player({ claimer: invited, name: 'Robin Reserve' })
  const stranger = { email: `stranger-${newID()}@fungo.example` }
  return { owner, next, invited, admin, teamID, opportunityID, playerID, stranger }
}
type People = Awaited<ReturnType<typeof teamAndPeople>>

const season = { season: '2026 Fall', startDate: '2026-09-01' }
const ask = (by: UserItem, { teamID, playerID }: People) =>
  as(by).addPlayerToTeam({ input: { teamID, playerID, ...season } }, 'id waitsFor')
const offer = ({ owner, invited, teamID }: People) => as(owner).transferTeam({ teamID, userID: invited.userID })
const inviteContact = ({ owner, invited, teamID }: People) =>
  as(owner).addTeamContact({ teamID, userID: invited.userID, role: 'coach' })
const inviteStranger = ({ owner, stranger, teamID }: People) =>
  as(owner).inviteContact({ recordID: teamID, email: stranger.email, role: 'coach' })
const inviteEvaluator = ({ owner, invited, opportunityID }: People) =>
  as(owner).inviteEvaluator({ opportunityID, userID: invited.userID })

/** The coach's own player, with an invitation of its family. */
async function inviteFamily({ owner, stranger, teamID }: People) {
  const { id: playerID } = await given.player({ claimer: owner, name: 'Jamie Junior' })
  await given.rosterEntry(owner, { teamID, playerID })
  await as(owner).invitePlayerFamily({ teamID, playerID, email: stranger.email })
  return playerID
}

const transfer = async ({ owner, next, teamID }: People) =>
  as(next).acceptTransfer(await as(owner).transferTeam({ teamID, userID: next.userID }))
const loseToClaim = ({ next, teamID }: People) => given.approvedClaim(next, 'team', teamID)
const deleteTeam = ({ owner, teamID }: People) => as(owner).deleteTeam({ id: teamID })
const deleteOpportunity = ({ owner, opportunityID }: People) => as(owner).deleteOpportunity({ id: opportunityID })
const deletePlayer = ({ invited, playerID }: People) => as(invited).deletePlayer({ id: playerID })

const linkIn = ({ text }: { text: string }) => {
  const { pathname, hash } = new URL(/https:\S+#\S+/.exec(text)![0])
  const { contact, invitation: code } = Object.fromEntries(new URLSearchParams(hash.slice(1)))
  return { playerID: pathname.split('/').at(-1)!, contact, code }
}

/** What the emailed link invites to, for its reader without an account. */
const opened = (mail: { text: string }) => {
  const { playerID, contact, code } = linkIn(mail)
  return contact
    ? asAnonymous().contactInvitation({ id: contact, code }, 'role managesTeam team { id }')
    : asAnonymous().playerInvitation({ playerID, code }, 'playerName')
}

/** Whether the emailed link of an account or a stranger, who is not logged in, leads on. If not, it says so. */
async function isOpen(mail: { text: string }) {
  const [request] = /https:\S+\/p\/request\S+/.exec(mail.text) ?? []
  if (!request) return (await opened(mail)) !== null
  const { statusCode, body } = await openPage(request)
  if (statusCode !== 302) expect(body).toContain('This invitation is no longer open')
  return statusCode === 302
}

type Ending = [
  title: string,
  make: (people: People) => Promise<unknown>,
  end: (people: People, made: string) => Promise<unknown>,
  to: 'owner' | 'invited' | 'stranger',
  subject: string,
]

const CANCELED = 'An invitation was canceled'

test.each<Ending>([
  ['an invitation of a contact, after a transfer', inviteContact, transfer, 'invited', CANCELED],
  ['an invitation of a contact, with its team', inviteContact, deleteTeam, 'invited', CANCELED],
  ['an emailed invitation of a contact, after a transfer', inviteStranger, transfer, 'stranger', CANCELED],
  ['an emailed invitation of a contact, after a claim', inviteStranger, loseToClaim, 'stranger', CANCELED],
  ['an emailed invitation of a contact, with its team', inviteStranger, deleteTeam, 'stranger', CANCELED],
  [
    'an emailed invitation by a manager who was dismissed',
    async (people) => {
      const { owner, next, stranger, teamID } = people
      await given.teamContact(owner, { teamID, user: next, role: 'manager' })
      await as(next).inviteContact({ recordID: teamID, email: stranger.email, role: 'coach' })
    },
    ({ owner, next, teamID }) => as(owner).removeTeamContact({ teamID, userID: next.userID }),
    'stranger',
    CANCELED,
  ],
  ['an invitation of an evaluator, after a transfer', inviteEvaluator, transfer, 'invited', CANCELED],
  ['an invitation of an evaluator, with its opportunity', inviteEvaluator, deleteOpportunity, 'invited', CANCELED],
  ['the offer of a team, after a claim', offer, loseToClaim, 'invited', 'A team is no longer offered to you'],
  ['the offer of a team, with the team', offer, deleteTeam, 'invited', 'A team is no longer offered to you'],
  [
    'a roster request to a family, with the team',
    (people) => ask(people.owner, people),
    deleteTeam,
    'invited',
    'A roster request has ended',
  ],
  [
    'a roster request to a team, with the player',
    (people) => ask(people.invited, people),
    deletePlayer,
    'owner',
    'A roster request has ended',
  ],
  [
    'an emailed invitation of a family, with the player',
    inviteFamily,
    ({ owner }, id) => as(owner).deletePlayer({ id }),
    'stranger',
    CANCELED,
  ],
  [
    'an emailed invitation of a family, after the claim of another',
    inviteFamily,
    ({ next }, id) => given.approvedClaim(next, 'player', id),
    'stranger',
    CANCELED,
  ],
  [
    'a claim, with its team',
    ({ invited, teamID }) => as(invited).createClaimRequest({ resourceType: 'team', resourceID: teamID }),
    deleteTeam,
    'invited',
    'Your claim was closed',
  ],
])('%s, is canceled with a notice', async (_, make, end, to, subject) => {
  const people = await teamAndPeople()
  const made = await make(people)
  const [mail] = await mailsTo(people[to])
  if (mail) expect(await isOpen(mail), 'open').toBe(true)
  await end(people, made as string)
  expect((await subjectsTo(people[to])).filter((it) => it === subject)).toHaveLength(1)
  if (mail) expect(await isOpen(mail), 'no longer open').toBe(false)
  for (const list of ['contactInvitations', 'teamTransfers', 'pendingRosterEntries', 'pendingClaims'] as const)
    expect(await as(people.invited)[list](), 'nothing waits').toEqual([])
})

const PROFILE = () => '/profile'

test.each<
  [
    title: string,
    make: (people: People) => Promise<{ id: string }>,
    end: (people: People, made: { id: string }) => Promise<unknown>,
    to: 'owner' | 'invited',
    path: (people: People) => string,
  ]
>([
  [
    'a roster request to a family leads to its player',
    (people) => ask(people.owner, people),
    ({ invited }, { id }) => as(invited).acceptRosterEntry({ id }),
    'invited',
    ({ playerID }) => `/players/${playerID}?tab=management`,
  ],
  [
    'a roster request to a team leads to its roster',
    (people) => ask(people.invited, people),
    ({ owner }, { id }) => as(owner).acceptRosterEntry({ id }),
    'owner',
    ({ teamID }) => `/teams/${teamID}/manage?tab=roster`,
  ],
  [
    'an invitation of a contact leads to the profile',
    inviteContact,
    ({ invited }, { id }) => as(invited).acceptContact({ id }),
    'invited',
    PROFILE,
  ],
  [
    'an invitation of an evaluator leads to the profile',
    async (people) => {
      await inviteEvaluator(people)
      return { id: people.opportunityID }
    },
    ({ invited }, { id }) => as(invited).acceptEvaluator({ opportunityID: id }),
    'invited',
    PROFILE,
  ],
  [
    'the offer of a team leads to the profile',
    offer,
    async ({ owner, next, teamID }, { id }) => {
      await as(owner).cancelTransfer({ id })
      await as(owner).transferTeam({ teamID, userID: next.userID })
    },
    'invited',
    PROFILE,
  ],
])('the link of %s, until it is answered or taken back', async (_, make, end, to, path) => {
  const people = await teamAndPeople()
  const made = await make(people)
  const [mail] = await mailsTo(people[to])
  const [link] = /https:\S+\/p\/request\S+/.exec(mail!.text)!
  const leadsTo = async () => (await openPage(link)).headers?.location
  expect(await leadsTo()).toBe(`https://fungo.example${path(people)}`)
  await end(people, made)
  expect(await leadsTo()).toBeUndefined()
})

test('an invitation that was accepted, or taken back by its sender, ends without a notice', async () => {
  const people = await teamAndPeople()
  const { owner, teamID } = people
  const email = `joins-${newID()}@fungo.example`
  await as(owner).inviteContact({ recordID: teamID, email, role: 'coach' })
  const [mail] = await mailsTo({ email })
  const invited = await given.user({ email })
  const { contact: id, code } = linkIn(mail!)
  await inviteStranger(people)
  const [another] = await mailsTo(people.stranger)
  for (const wrong of [`${code}x`, linkIn(another!).code])
    expect(await asAnonymous().contactInvitation({ id, code: wrong })).toBeNull()
  await expectRefusal(as(people.next).acceptContact({ id, code }), 'FORBIDDEN')
  await as(invited).acceptContact({ id, code })
  expect(await opened(mail!), 'accepted').toBeNull()
  const pending = (await as(owner).team({ id: teamID }, 'contacts { id isPending }')).contacts.find(
    (it: { isPending: boolean }) => it.isPending,
  )
  await as(owner).removeTeamContact({ teamID, userID: pending!.id.split('.').at(-1) })
  await mailsTo(people.stranger)
  await transfer(people)
  for (const to of [invited, people.stranger]) expect(await subjectsTo(to)).not.toContain(CANCELED)
})

test('the invitations of a blocked manager are not open, and hold again when the block ends', async () => {
  const people = await teamAndPeople()
  const { owner, next: manager, invited, admin, teamID, opportunityID, stranger } = people
  await given.teamContact(owner, { teamID, user: manager, role: 'manager' })
  const child = (await given.player({ claimer: manager })).id
  await given.rosterEntry(manager, { teamID, playerID: child })
  const family = { email: `family-${newID()}@fungo.example` }
  await inviteContact({ ...people, owner: manager })
  await inviteStranger({ ...people, owner: manager })
  await as(manager).inviteEvaluator({ opportunityID, userID: invited.userID })
  await as(manager).invitePlayerFamily({ teamID, playerID: child, email: family.email })
  const mails = (await Promise.all([invited, stranger, family].map(mailsTo))).flat()
  const open = async () => Promise.all(mails.map(isOpen))
  expect(await open()).toEqual([true, true, true, true])
  await as(admin).blockUser({ id: manager.userID })
  expect(await open()).toEqual([false, false, false, false])
  const [joining, claiming] = [await given.user(stranger), await given.user(family)]
  const { contact: id, code } = linkIn(mails.find(({ to }) => to === stranger.email)!)
  const acceptContact = () => as(joining).acceptContact({ id, code })
  const { code: familyCode } = linkIn(mails.at(-1)!)
  const claim = () => as(claiming).acceptPlayerInvitation({ playerID: child, code: familyCode }, 'id')
  for (const accept of [acceptContact, claim]) await expectRefusal(accept(), 'NOT_FOUND')
  await as(admin).unblockUser({ id: manager.userID })
  for (const accept of [acceptContact, claim]) await accept()
})

test('the address of an invitation is gone with the team that it was for', async () => {
  const people = await teamAndPeople()
  await inviteStranger(people)
  await mailsTo(people.stranger)
  await deleteTeam(people)
  expect(await subjectsTo(people.stranger)).toContain(CANCELED)
  const kept = (await allItems()).filter((item) => JSON.stringify(item).includes(people.stranger.email))
  expect(kept).toEqual([])
})

/** A child whom a manager of the team has imported, with an invitation of its family. */
async function childOfTeam() {
  const { owner, next: manager, invited, admin } = await teamAndPeople()
  const { id: teamID, divisionID } = await given.team({ owner, division: 'A', ageGroup: '10U' })
  await given.teamContact(owner, { teamID, user: manager, role: 'manager' })
  const family = { email: `family-${newID()}@fungo.example` }
  const rows = [{ name: 'Jamie Rivers', parentEmail: family.email }]
  await as(manager).importRoster({ teamID, divisionID, season: season.season, rows })
  return { owner, manager, next: invited, admin, teamID, family }
}
type OfTeam = Awaited<ReturnType<typeof childOfTeam>>

const dismiss = ({ owner, manager, teamID }: OfTeam) => as(owner).removeTeamContact({ teamID, userID: manager.userID })

test('the invitation of a family by a blocked account stays closed when the account is deleted', async () => {
  const { manager, admin, family } = await childOfTeam()
  const [mail] = await mailsTo(family)
  expect(await opened(mail!)).toEqual({ playerName: 'Jamie R.' })
  await as(admin).blockUser({ id: manager.userID })
  await as(admin).deleteUser({ id: manager.userID })
  expect(await opened(mail!)).toBeNull()
  const { playerID, code } = linkIn(mail!)
  const claim = as(await given.user(family)).acceptPlayerInvitation({ playerID, code }, 'id')
  await expectRefusal(claim, 'NOT_FOUND')
})

test.each<[title: string, end: (child: OfTeam) => Promise<unknown>]>([
  ['dismisses the manager who sent it', dismiss],
  ['transfers the team', ({ owner, next, teamID }) => given.transfer(owner, teamID, next)],
  ['loses the team to a claim', ({ next, teamID }) => given.approvedClaim(next, 'team', teamID)],
])("the invitation of a team child's family ends when the owner %s", async (_, end) => {
  const child = await childOfTeam()
  const [mail] = await mailsTo(child.family)
  expect(await isOpen(mail!), 'open').toBe(true)
  await end(child)
  expect(await isOpen(mail!), 'no longer open').toBe(false)
  const { playerID, code } = linkIn(mail!)
  expect(await as(child.admin).player({ id: playerID }, 'familyInvitedAt')).toEqual({ familyInvitedAt: null })
  const claim = as(await given.user(child.family)).acceptPlayerInvitation({ playerID, code }, 'id')
  await expectRefusal(claim, 'NOT_FOUND')
})

test("the invitation of a team child's family is not sent once its sender no longer manages the team", async () => {
  const child = await childOfTeam()
  await dismiss(child)
  expect(await mailsTo(child.family)).toEqual([])
})

test("the invitation of a team child's family by an admin holds under the new owner of the team", async () => {
  const child = await childOfTeam()
  const [mail] = await mailsTo(child.family)
  const { playerID } = linkIn(mail!)
  const code = await given.familyInvitation(child.admin, { teamID: child.teamID, playerID, ...child.family })
  await given.transfer(child.owner, child.teamID, child.next)
  await as(await given.user(child.family)).acceptPlayerInvitation({ playerID, code }, 'id')
})

test("the invitation of a team child's family ends when the profile is made anonymous", async () => {
  const child = await childOfTeam()
  const [mail] = await mailsTo(child.family)
  const { playerID } = linkIn(mail!)
  // As the retention sweep does.
  await players().patch({ playerID }).set({ isReleased: true }).go()
  expect(await isOpen(mail!)).toBe(false)
})

test('an admin invites the family of a player whose claim was rejected', async () => {
  const { owner, admin, teamID, next } = await teamAndPeople()
  const { id: playerID } = await given.player({ claimer: admin })
  await given.rosterEntry(admin, { teamID, playerID })
  await as(owner).claimPlayer({ playerID })
  await as(admin).rejectClaim({ claimID: (await pendingClaims(playerID))[0]!.id })
  const code = await given.familyInvitation(admin, { teamID, playerID, email: next.email })
  expect(await as(next).acceptPlayerInvitation({ playerID, code }, 'claimedBy')).toEqual({ claimedBy: next.userID })
})

test('what a hidden team and its hidden opportunity ask is not open, and is again when they are shown', async () => {
  const people = await teamAndPeople()
  const { admin, invited, teamID: id } = people
  for (const make of [offer, inviteContact, inviteEvaluator]) await make(people)
  await ask(people.owner, people)
  const mails = (await mailsTo(invited)).filter(({ text }) => text.includes('/p/request'))
  const open = async () => Promise.all(mails.map(isOpen))
  expect(await open()).toEqual([true, true, true, true])
  await as(admin).hideRecord({ kind: 'team', id, reason: 'Spam' })
  await caughtUp()
  expect(await open()).toEqual([false, false, false, false])
  await as(admin).unhideRecord({ kind: 'team', id })
  await caughtUp()
  expect(await open()).toEqual([true, true, true, true])
})

test('a roster request and the invitation of a family hold under the new owner of the team', async () => {
  const people = await teamAndPeople()
  const { next, invited, teamID, stranger } = people
  const { id } = await ask(people.owner, people)
  const child = await inviteFamily(people)
  const family = await given.user({ email: stranger.email })
  await mailsTo(family)
  await transfer(people)
  expect(await as(invited).acceptRosterEntry({ id }, 'waitsFor')).toEqual({ waitsFor: 'team' })
  expect(await as(next).pendingRosterEntries()).toEqual([{ id }])
  await as(next).acceptRosterEntry({ id })
  const roster = (await as(next).team({ id: teamID }, 'teamHistory { player { id } }')).teamHistory
  expect(roster.map((it: { player: { id: string } }) => it.player.id)).toContain(people.playerID)

  const [mail] = (await mailsTo(family)).filter(({ text }) => text.includes('invitation='))
  const { code } = linkIn(mail!)
  await as(family).acceptPlayerInvitation({ playerID: child, code }, 'id')
  expect(await subjectsTo(family)).not.toContain(CANCELED)
  await expectRefusal(as(family).acceptPlayerInvitation({ playerID: child, code }), 'NOT_FOUND')
})
