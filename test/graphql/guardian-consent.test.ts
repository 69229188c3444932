import { describe, expect, test } from 'vitest'
import { familyInvitations } from '../../functions/domain/family-invitations/entity.ts'
import { CONSENT_TEXTS, type ConsentVersion } from '../../functions/domain/guardian-consent/consent.ts'
import { players } from '../../functions/domain/players/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { pendingClaims } from '../support/pending-claims.ts'
import { inDays } from '../support/times.ts'

const [parent, other, coach] = await Promise.all([given.user(), given.user(), given.user()])
const admin = await given.admin()
const CONSENT_VERSION = '2026-11'

const PLAYER = 'claimedBy guardianConsent { version text confirmedBy confirmedAt isExplicit } familyInvitedAt'

const consentSeenBy = async (user: UserItem, id: string) => (await as(user).player({ id }, PLAYER)).guardianConsent
const created = async (user: UserItem, input: object = {}) =>
  (await as(user).createPlayer({ input: { name: 'Jordan Sample', ...input } })).id

test('creating a player stores the guardian consent with its text and time, for its claimer and admins to read', async () => {
  const now = new Date('2026-11-22T10:00:00.000Z')
  const input = { name: 'Jordan Sample', guardianConsent: CONSENT_VERSION }
  const { id } = await as(parent).createPlayer({ input }, undefined, { now })
  const consent = {
    version: CONSENT_VERSION,
    text: CONSENT_TEXTS[CONSENT_VERSION],
    isExplicit: true,
    confirmedBy: parent.userID,
    confirmedAt: now.toISOString(),
  }
  expect(await consentSeenBy(parent, id)).toEqual(consent)
  expect(await consentSeenBy(admin, id)).toEqual(consent)
  expect(await consentSeenBy(other, id)).toBeNull()
  expect((await asAnonymous().player({ id }, PLAYER)).guardianConsent).toBeNull()
  const auditLog = await as(admin).auditLog({ kind: 'player', id }, 'changes { field after }')
  const after = `${CONSENT_VERSION} (${parent.userID})`
  expect(auditLog.at(-1)!.changes).toContainEqual({ field: 'guardianConsent', after })
})

test('creating a player confirms the consent, and its claimer confirms the text by itself later, once', async () => {
  const id = await created(parent)
  const version = '2026-11-act'
  const byAct = { version, text: CONSENT_TEXTS[version], confirmedBy: parent.userID, isExplicit: false }
  expect(await consentSeenBy(parent, id)).toMatchObject(byAct)
  const confirm = (version: string) => as(parent).confirmGuardianConsent({ playerID: id, version })
  await confirm(version)
  expect(await consentSeenBy(parent, id)).toMatchObject(byAct)
  await expectRefusal(confirm('1999-01'), 'BAD_USER_INPUT')
  await confirm(CONSENT_VERSION)
  const first = await consentSeenBy(parent, id)
  expect(first).toMatchObject({ version: CONSENT_VERSION, confirmedBy: parent.userID, isExplicit: true })
  await confirm(CONSENT_VERSION)
  expect(await consentSeenBy(parent, id)).toEqual(first)
})

test.each<[ConsentVersion, boolean]>([
  ['2026-12-es', true],
  ['2026-12-es-act', false],
])(
  'the guardian consent of a family that reads Spanish is kept as %s, whoever reads it',
  async (version, isExplicit) => {
    const inSpanish = await created(parent, { guardianConsent: version })
    const consent = { version, text: CONSENT_TEXTS[version], confirmedBy: parent.userID, isExplicit }
    expect(await consentSeenBy(parent, inSpanish)).toMatchObject(consent)
    expect(await consentSeenBy(admin, inSpanish)).toMatchObject(consent)
    expect(consent.text).toMatch(/padre, la madre o el tutor legal/)
  },
)

describe('a claim', () => {
  test('that takes effect at once stores its guardian consent, and a rejection removes it', async () => {
    const id = await created(admin, { guardianConsent: CONSENT_VERSION })
    expect(await consentSeenBy(admin, id)).toBeNull()
    await as(parent).claimPlayer({ playerID: id, guardianConsent: CONSENT_VERSION })
    expect(await consentSeenBy(parent, id)).toMatchObject({ confirmedBy: parent.userID })
    await as(admin).rejectClaim({ claimID: (await pendingClaims(id))[0]!.id })
    expect((await players().get({ playerID: id }).go({ consistent: true })).data?.guardianConsent).toBeUndefined()
  })

  test('that waits for an admin stores its guardian consent on approval', async () => {
    const id = await created(admin)
    await transactWrite([[players().patch({ playerID: id }).set({ isReleased: true })]])
    await as(parent).claimPlayer({ playerID: id, guardianConsent: CONSENT_VERSION })
    expect(await consentSeenBy(admin, id)).toBeNull()
    await as(admin).approveClaim({ claimID: (await pendingClaims(id))[0]!.id })
    expect(await consentSeenBy(parent, id)).toMatchObject({ confirmedBy: parent.userID })
  })

  test("by a new owner confirms its own consent and does not inherit the old owner's", async () => {
    const id = await created(parent, { guardianConsent: CONSENT_VERSION })
    await given.approvedClaim(other, 'player', id)
    expect(await as(other).player({ id }, PLAYER)).toMatchObject({
      claimedBy: other.userID,
      guardianConsent: { version: '2026-11-act', confirmedBy: other.userID },
    })
  })

  test('without a text confirms it by itself, and the roster of a coach confirms none', async () => {
    const id = await created(admin)
    await as(parent).claimPlayer({ playerID: id })
    expect(await consentSeenBy(parent, id)).toMatchObject({ version: '2026-11-act', confirmedBy: parent.userID })

    const { id: teamID, divisionID } = await given.team({ owner: coach, division: 'A', ageGroup: '10U' })
    const roster = { teamID, divisionID, season: '2026 Fall', rows: [{ name: 'Jamie Sample' }] }
    const { rows } = await as(coach).importRoster(roster, 'rows { player { id } }')
    expect(await consentSeenBy(coach, rows[0].player.id)).toBeNull()
  })
})

test("a coach sees whether a rostered player's guardian is invited, and the guardian confirms with the claim", async () => {
  const { id: teamID } = await given.team({ owner: coach })
  const { id } = await given.player({ claimer: coach })
  await given.rosterEntry(coach, { teamID, playerID: id })
  const byAct = expect.objectContaining({ confirmedBy: coach.userID, isExplicit: false })
  const ofCoach = { claimedBy: coach.userID, guardianConsent: byAct }
  expect(await as(coach).player({ id }, PLAYER)).toEqual({ ...ofCoach, familyInvitedAt: null })
  const code = await given.familyInvitation(coach, { teamID, playerID: id })
  const { data: invitation } = await familyInvitations().get({ playerID: id }).go({ consistent: true })
  expect(await as(coach).player({ id }, PLAYER)).toEqual({ ...ofCoach, familyInvitedAt: invitation!.createdAt })
  expect((await as(other).player({ id }, PLAYER)).familyInvitedAt).toBeNull()
  const later = new Date(inDays(15))
  expect((await as(coach).player({ id }, PLAYER, { now: later })).familyInvitedAt).toBeNull()
  const opened = (given: string, options = {}) =>
    asAnonymous().playerInvitation({ playerID: id, code: given }, 'playerName teamName coachName', options)
  const [{ name: teamName }, { name: coachName }] = [await as(coach).team({ id: teamID }, 'name'), coach]
  expect(await opened(code)).toEqual({ playerName: 'Jordan S.', teamName, coachName })
  expect(await opened(code.slice(1))).toBeNull()
  expect(await opened(code, { now: later })).toBeNull()

  await as(parent).acceptPlayerInvitation({ playerID: id, code, guardianConsent: CONSENT_VERSION })
  expect(await opened(code)).toBeNull()
  expect(await as(parent).player({ id }, PLAYER)).toMatchObject({
    guardianConsent: { confirmedBy: parent.userID },
    familyInvitedAt: null,
  })
})
