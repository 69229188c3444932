import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const SIGNED = 'waiver { version hash text signedAt signedBy }'

test('a registration keeps the version, the text, and the signer of its waiver, whatever becomes of the team and its text', async () => {
  const [owner, parent, stranger] = await Promise.all([given.user(), given.user({ name: 'Pat Parent' }), given.user()])
  const team = await given.team({ owner })
  const tryout = async () => (await given.opportunity({ creator: owner, teamID: team.id, waiverRequired: true })).id
  const [first, second] = [await tryout(), await tryout()]
  const { id: general } = await given.opportunity({ creator: owner, waiverRequired: true })
  const shown = async (id: string) => as(parent).opportunity({ id }, 'waiverText waiverHash')
  const setText = (waiverText: string | null) => as(owner).updateTeam({ id: team.id, input: { waiverText } })
  const versionOf = async () => (await as(owner).team({ id: team.id }, 'waiver { version isOwn }')).waiver
  const register = async (opportunityID: string, waiverHash?: string) => {
    const player = await given.player({ claimer: parent })
    const input = { opportunityID, playerID: player.id, waiverSigned: true, waiverHash }
    return as(parent).registerForOpportunity({ input }, `id ${SIGNED}`)
  }
  const ours = await register(first)
  expect(ours.waiver).toMatchObject({ version: 'Fungo 1', signedBy: 'Pat Parent' })
  expect(await versionOf()).toEqual({ version: 'Fungo 1', isOwn: false })

  await setText('Our rules.')
  expect(await shown(first)).toEqual({ waiverText: 'Our rules.', waiverHash: hashOf('Our rules.') })
  expect((await shown(general)).waiverText).toBe(ours.waiver.text)
  await expectRefusal(register(first, ours.waiver.hash), 'CONFLICT')
  const signed = await register(first, hashOf('Our rules.'))
  expect(signed.waiver).toMatchObject({ version: '1', hash: hashOf('Our rules.'), text: 'Our rules.' })

  await setText('Our rules.')
  expect(await versionOf()).toEqual({ version: '1', isOwn: true })
  await setText('Our new rules.')
  await setText(null)
  expect(await versionOf()).toEqual({ version: 'Fungo 1', isOwn: false })
  await setText('Our newest rules.')
  expect((await register(second)).waiver).toMatchObject({ version: '3', text: 'Our newest rules.' })

  const read = async (reader: typeof owner) =>
    (await as(reader).opportunity({ id: first }, `registrations { id ${SIGNED} }`)).registrations
  await as(owner).deleteTeam({ id: team.id })
  const again = (await read(parent)).find(({ id }: { id: string }) => id === signed.id)
  expect(again!.waiver).toEqual(signed.waiver)
  const seen = (await read(owner)).map(({ waiver }) => `${waiver.version}, signed by ${waiver.signedBy}`)
  expect(seen).toEqual(['1, signed by null', 'Fungo 1, signed by null'])
  expect(await read(stranger)).toEqual([])
  const { registrationsMade } = JSON.parse(await as(parent).exportMyData())
  expect(registrationsMade).toContainEqual(
    expect.objectContaining({ waiverVersion: '1', waiverHash: hashOf('Our rules.'), waiverSignedBy: parent.userID }),
  )
})

test('the waiver is of at most 10,000 characters', async () => {
  const owner = await given.user()
  const { id } = await given.team({ owner })
  await expectRefusal(as(owner).updateTeam({ id, input: { waiverText: 'x'.repeat(10_001) } }), 'BAD_USER_INPUT')
})

test('a registration keeps the waiver in the language in which the family read it, and the own text of a team as it is written', async () => {
  const [owner, parent] = await Promise.all([given.user(), given.user()])
  const team = await given.team({ owner })
  const { id } = await given.opportunity({ creator: owner, teamID: team.id, waiverRequired: true })
  const shown = (locale: 'en' | 'es') => as(parent).opportunity({ id }, 'waiverText waiverHash', { locale })
  const register = async (waiverHash: string) => {
    const player = await given.player({ claimer: parent })
    const input = { opportunityID: id, playerID: player.id, waiverSigned: true, waiverHash }
    return (await as(parent).registerForOpportunity({ input }, `id ${SIGNED}`)).waiver
  }
  const [english, spanish] = await Promise.all([shown('en'), shown('es')])
  expect(spanish.waiverText).toMatch(/^Exención de responsabilidad/)
  expect(await register(spanish.waiverHash)).toMatchObject({ version: 'Fungo 2026-12-es', text: spanish.waiverText })
  expect(await register(english.waiverHash)).toMatchObject({ version: 'Fungo 1', text: english.waiverText })

  await as(owner).updateTeam({ id: team.id, input: { waiverText: 'Our rules.' } })
  expect((await shown('es')).waiverText).toBe('Our rules.')
  await expectRefusal(register(spanish.waiverHash), 'CONFLICT')
})

// permissions.test.ts tests that the coach cannot accept a registration for the family.
test('a coach can register a claimed player but not sign: the family accepts the waiver that it saw before an approval', async () => {
  const [coach, parent] = await Promise.all([given.user(), given.user()])
  const { id: teamID } = await given.team({ owner: coach })
  const { id: playerID } = await given.player({ claimer: parent })
  await given.rosterEntry(coach, { teamID, playerID })
  const { id: opportunityID } = await given.opportunity({ creator: coach, teamID, waiverRequired: true })
  const registered = await given.registration(coach, { opportunityID, playerID, waiverSigned: true })
  const registrationID = registered.id
  const see = async (by: { userID: string }) =>
    await as(by).opportunity(
      { id: opportunityID },
      'updatedAt waiverHash registrations { waitsForFamily waiverSigned waiver { text } viewerCanAccept }',
    )
  const waiting = { waitsForFamily: true, waiverSigned: false, waiver: null }
  expect((await see(coach)).registrations).toEqual([{ ...waiting, viewerCanAccept: false }])
  const toReview = await as(coach).opportunity({ id: opportunityID }, 'undecidedCount')
  expect(toReview, 'it is the turn of the family').toEqual({ undecidedCount: 0 })
  const approve = () => as(coach).approveRegistration({ registrationID }, 'status')
  await expectRefusal(approve(), 'CONFLICT', 'The family has to accept this registration first')
  const { updatedAt, waiverHash, registrations } = await see(parent)
  expect(registrations).toEqual([{ ...waiting, viewerCanAccept: true }])

  const accept = (more: object) =>
    as(parent).acceptRegistration({ registrationID, ...more }, 'waitsForFamily waiverSigned waiver { version text }')
  await expectRefusal(accept({}), 'BAD_USER_INPUT', 'You must accept the waiver to register')
  await as(coach).updateOpportunity({ id: opportunityID, input: { feeCents: 9900 } })
  await as(coach).updateTeam({ id: teamID, input: { waiverText: 'Quietly changed.' } })
  for (const seen of [{ opportunityUpdatedAt: updatedAt }, { waiverHash }])
    await expectRefusal(accept({ waiverSigned: true, ...seen }), 'CONFLICT')
  const now = { waiverSigned: true, waiverHash: (await see(parent)).waiverHash }
  expect(await accept(now)).toEqual({
    waitsForFamily: false,
    waiverSigned: true,
    waiver: { version: '1', text: 'Quietly changed.' },
  })
  expect(await approve()).toEqual({ status: 'APPROVED' })
})

test('a coach can register an unclaimed or own player without an acceptance', async () => {
  const coach = await given.user()
  const { id: opportunityID } = await given.opportunity({ creator: coach, waiverRequired: true })
  for (const claimer of [coach, await given.admin()]) {
    const { id: playerID } = await given.player({ claimer })
    await given.registration(coach, { opportunityID, playerID, waiverSigned: true, approvedBy: coach })
  }
})
