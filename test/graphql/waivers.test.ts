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
