import { expect, test } from 'vitest'
import { paths } from '../../web/paths.ts'
import { absent, confirmAddress, mailsTo, mailTo, newcomer, unique, visit } from '../support/browser.ts'
import { inDays } from '../support/times.ts'
import { letterSuffix } from './by-links.ts'

const CANCELED = 'An invitation was canceled'
const linkIn = ({ text }: { text: string }) => {
  const { pathname, hash } = new URL(/https?:\S+invitation=\S+/.exec(text)![0])
  return pathname + hash
}

test('a transfer with three open invitations: two are canceled with a mail, and the family of a player keeps its own', async () => {
  const [owner, next, evaluator] = [
    await newcomer('Otto Owner', 'coach'),
    await newcomer('Nina Next', 'coach'),
    await newcomer('Eva Evaluator', 'coach'),
  ]
  const family = await newcomer('Fay Family', 'player_parent')
  const manager = `mona-${Date.now()}@fungo.example`
  for (const person of [owner, next, evaluator, family]) await confirmAddress(person)
  const team = { id: '', name: unique('Swifts') }
  const place = { city: 'Austin', state: 'TX' }
  team.id = (await owner.createTeam({ input: { name: team.name, locationCity: 'Austin', state: 'TX' } })).id
  await owner.addDivision({ input: { teamID: team.id, division: 'AA', ageGroup: '12U' } })
  const title = unique('Swifts tryout')
  const input = { type: 'TRYOUT', title, teamID: team.id, location: 'Riverside Park', startTime: inDays(9), ...place }
  const opportunityID = (await owner.createOpportunity({ input })).id
  const child = `Sky${letterSuffix()} Swift`
  const playerID = (await owner.createPlayer({ input: { name: child, age: 12, locationCity: 'Austin', state: 'TX' } }))
    .id
  await owner.addPlayerToTeam({
    input: { teamID: team.id, playerID, startDate: inDays(0).slice(0, 10), season: '2026 Fall' },
  })

  await owner.inviteEvaluator({ opportunityID, userID: evaluator.id })
  await owner.inviteContact({ recordID: team.id, email: manager, role: 'manager' })
  await owner.invitePlayerFamily({ playerID, teamID: team.id, email: family.email })
  const toManager = await mailTo(manager, /^You are invited to manage a team$/)
  const toFamily = await mailTo(family.email, /A coach asks you to claim a player profile/)
  const scorer = await visit({ path: paths.mySeason, as: evaluator })
  const waiting = scorer.getByRole('region', { name: 'Waiting for you' })
  await waiting.getByText(/You are asked to evaluate the players of/).waitFor()

  await owner.transferTeam({ teamID: team.id, userID: next.id })
  const heir = await visit({ path: paths.mySeason, as: next })
  await heir.getByRole('button', { name: new RegExp(`^Accept .*${team.name}`) }).click()
  await heir.getByText(`${team.name} is yours!`).waitFor()

  // The evaluator's and the manager's end.
  for (const address of [evaluator.email, manager]) await mailTo(address, new RegExp(`^${CANCELED}$`))
  await scorer.reload()
  await scorer.getByRole('heading', { level: 1 }).waitFor()
  await absent(waiting)
  const opened = await visit({ path: linkIn(toManager) })
  await opened.getByRole('heading', { level: 1, name: team.name }).waitFor()
  const ended = opened.getByRole('region', { name: 'Invitation' })
  await ended.getByRole('heading', { name: 'This invitation is no longer open' }).waitFor()
  expect(await ended.getByRole('link').count()).toBe(0)

  // The family's holds under the new owner.
  const atHome = await visit({ path: linkIn(toFamily), as: family })
  await atHome.getByRole('button', { name: 'Claim the profile' }).click()
  await atHome.getByLabel(/parent or legal guardian/).check()
  await atHome.getByRole('button', { name: 'Claim the profile' }).click()
  await atHome.getByText(/is your player now!/).waitFor()

  for (const { email } of [owner, next, evaluator, family, { email: manager }]) {
    const own = await mailsTo(email)
    expect(
      own.filter(({ subject }) => subject === CANCELED),
      email,
    ).toHaveLength([evaluator.email, manager].includes(email) ? 1 : 0)
    for (const { subject, text } of own) expect(`${subject} ${text}`).not.toMatch(/undefined|\[object|Error:/)
    for (const { subject, text } of own.filter((mail) => mail.subject === CANCELED))
      expect(`${subject} ${text}`).toContain(email === manager ? team.name : title)
  }
})
