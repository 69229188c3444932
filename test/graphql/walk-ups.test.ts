import { expect, test, vi } from 'vitest'
import { isWithinRateLimits } from '../../functions/services/rate-limits/rate-limits.ts'
import { as, expectAtOnce, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { inHours } from '../support/times.ts'

const WALK_UP = {
  name: 'Wanda Walker',
  birthYear: 2014,
  birthWindow: 'MAY_AUG',
  parentEmail: 'Pat.Walker@mail.example',
}
const FIELDS =
  'id status checkedInAt waiverSigned waiver { version text } contact { name email phone } player { id name visibility isClaimed }'

/** A coach whose team's tryout began an hour ago, with one spot. */
async function tryout(more: object = {}) {
  const coach = await given.user()
  const { id: teamID } = await given.team({ owner: coach })
  const { id } = await given.opportunity({ creator: coach, teamID, capacity: 1, startTime: inHours(1), ...more })
  const later = new Date(inHours(2))
  const walkUp = (input: object = {}, options = {}) =>
    as(coach).registerWalkUp({ input: { ...WALK_UP, opportunityID: id, ...input } }, FIELDS, { now: later, ...options })
  return { coach, teamID, id, later, walkUp }
}

test('a walk-up is approved, checked in, and on the lists of the organizer, with the parent to contact', async () => {
  const { coach, id, later, walkUp } = await tryout()
  const arrivedAt = new Date(later.getTime() - 30_000).toISOString()
  const registered = await walkUp({ arrivedAt, signedBy: 'Nobody Asked' })
  expect(registered).toMatchObject({
    status: 'APPROVED',
    checkedInAt: arrivedAt,
    waiverSigned: false,
    contact: { name: 'pat.walker@mail.example', email: 'pat.walker@mail.example', phone: null },
    player: { name: 'Wanda Walker', visibility: 'TEAM_ONLY', isClaimed: false },
  })
  expect(await as(coach).opportunity({ id }, 'approvedCount spotsLeft')).toEqual({ approvedCount: 1, spotsLeft: 0 })
  expect(await as(coach).evaluationSheet({ opportunityID: id }, 'name isCheckedIn')).toEqual([
    { name: 'Wanda W.', isCheckedIn: true },
  ])
  await expectRefusal(walkUp(), 'CONFLICT', 'This opportunity is full')
})

test('an admin reads the address of the invited parent, like the coach, also while the claim of the team is reviewed', async () => {
  const { coach, teamID, id, walkUp } = await tryout()
  await walkUp()
  const admin = await given.admin()
  const read = async (by: { userID: string }) =>
    (await as(by).opportunityRegistrations({ opportunityID: id }, 'contact { email }'))[0]!.contact
  const address = { email: 'pat.walker@mail.example' }
  expect([await read(admin), await read(coach)]).toEqual([address, address])
  await given.provisionalClaim(teamID)
  expect(await read(admin)).toEqual(address)
})

test('the invited family of a walk-up claims the player, and its registration is theirs', async () => {
  const { id, walkUp } = await tryout()
  const { id: registrationID, player } = await walkUp()
  const parent = await given.user({ email: WALK_UP.parentEmail.toLowerCase() })
  const code = await given.familyCode(player.id)
  await as(parent).acceptPlayerInvitation({ playerID: player.id, code, guardianConsent: '2026-11' })
  const own = await as(parent).opportunity({ id }, 'registrations { id status contact { name email } }')
  expect(own!.registrations).toEqual([
    { id: registrationID, status: 'APPROVED', contact: { name: parent.name, email: parent.email } },
  ])
})

test('the parent signs the waiver on the phone of the organizer, and without it nobody is registered', async () => {
  const { coach, walkUp } = await tryout({ waiverRequired: true })
  await expectRefusal(walkUp(), 'BAD_USER_INPUT')
  await expectRefusal(walkUp({ signedBy: 'Pat Walker', waiverHash: 'of another text' }), 'CONFLICT')
  const { id, waiver, contact } = await walkUp({ signedBy: 'Pat Walker' })
  expect(waiver.version).toBe('Fungo 1')
  expect(contact.name).toBe('Pat Walker')
  const admin = await given.admin()
  const all = await as(admin).opportunityRegistrations({ opportunityID: id.split('.')[0] }, 'waiver { signedBy }')
  expect(all).toEqual([{ waiver: { signedBy: 'Pat Walker' } }])
  expect(coach.name).not.toBe('Pat Walker')
})

test('the parent of a walk-up is not shown to the organizer of another team, nor invited by an unconfirmed organizer', async () => {
  const { walkUp } = await tryout()
  const { player } = await walkUp()
  const other = await given.user()
  const { id: teamID } = await given.team({ owner: other })
  const elsewhere = await given.opportunity({ creator: other, teamID })
  await given.registration(await given.admin(), { opportunityID: elsewhere.id, playerID: player.id })
  const [seen] = await as(other).opportunityRegistrations({ opportunityID: elsewhere.id }, 'contact { email }')
  expect(JSON.stringify(seen)).not.toContain('walker@')

  const unconfirmed = await given.user({ emailVerifiedAt: undefined })
  const team = await given.team({ owner: unconfirmed })
  const theirs = await given.opportunity({ creator: unconfirmed, teamID: team.id })
  const input = { ...WALK_UP, opportunityID: theirs.id }
  const registered = await as(unconfirmed).registerWalkUp({ input }, 'player { familyInvitedAt }')
  expect(registered.player.familyInvitedAt).toBeNull()
})

test('a walk-up arrives at the latest now, and is registered without an email if 60 families were invited today', async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  const { coach, later, walkUp } = await tryout({ capacity: 2 })
  const { checkedInAt, player } = await walkUp({ arrivedAt: inHours(3) })
  expect(checkedInAt).toBe(later.toISOString())
  const invitedAt = async (id: string) => (await as(coach).player({ id }, 'familyInvitedAt')).familyInvitedAt
  expect(await invitedAt(player.id)).not.toBeNull()
  for (let sent = 1; sent < 60; sent++) await isWithinRateLimits({ familyInvitationByUser: coach.userID }, later)
  const { player: next } = await walkUp({ name: 'Wim Walker' })
  expect(await invitedAt(next.id)).toBeNull()
  vi.unstubAllEnvs()
})

test('a walk-up needs an opportunity of a team that is on, a fitting age, and a spot that nobody else takes', async () => {
  const { coach, id, walkUp } = await tryout({ minAge: 9, maxAge: 10 })
  await expectRefusal(walkUp({ birthYear: 2008 }), 'BAD_USER_INPUT')
  await expectRefusal(walkUp({ parentEmail: ' ' }), 'BAD_USER_INPUT', "Enter a parent's email address")
  const birthYear = new Date().getUTCFullYear() - 10
  await expectAtOnce(['Ann Walker', 'Ben Walker', 'Cal Walker'].map((name) => walkUp({ name, birthYear })))
  const edit = (input: object) => as(coach).updateOpportunity({ id, input })
  await edit({ cancelled: true })
  await expectRefusal(walkUp({ birthYear }), 'CONFLICT', 'This opportunity was canceled')
  await edit({ cancelled: false, capacity: 2, visibility: 'HIDDEN' })
  const draft = "This opportunity is a draft and isn't accepting registrations"
  await expectRefusal(walkUp({ birthYear }), 'CONFLICT', draft)
  await edit({ visibility: 'PUBLIC' })
  beforeNextTransaction(() => edit({ visibility: 'HIDDEN' }))
  await expectRefusal(walkUp({ birthYear }), 'CONFLICT', draft)
  await edit({ visibility: 'PUBLIC' })
  const admin = await given.admin()
  beforeNextTransaction(() => as(admin).hideRecord({ kind: 'opportunity', id, reason: 'Spam' }))
  await expectRefusal(walkUp({ birthYear }), 'NOT_FOUND', 'Opportunity not found')
  const general = await given.opportunity({ creator: coach })
  await expectRefusal(
    walkUp({ opportunityID: general.id }),
    'CONFLICT',
    "Only a team's opportunity takes players without a registration",
  )
})
