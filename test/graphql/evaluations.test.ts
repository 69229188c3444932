import { beforeEach, expect, test } from 'vitest'
import { evaluations } from '../../functions/domain/evaluations/entity.ts'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { removeChildrenOfOpportunity } from '../../functions/lifecycle/removal/opportunities.ts'
import { removeChildrenOfPlayer } from '../../functions/lifecycle/removal/players.ts'
import { queryPartition, transactWrite } from '../../functions/store/store.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const INVITE = 'mutation ($id: ID!, $user: ID!) { inviteEvaluator(opportunityID: $id, userID: $user) { isPending } }'
const SHEET = 'playerID name jerseyNumber score notes'

let organizer: UserItem
let evaluator: UserItem
let family: UserItem
let id: string
let player: string
beforeEach(async () => {
  const eve = given.user({ name: 'Eve Evaluator' })
  ;[organizer, evaluator, family] = await Promise.all([given.user(), eve, given.user()])
  id = (await given.opportunity({ creator: organizer })).id
  player = (await given.player({ claimer: family, name: 'Jordan Sample' })).id
  const registration = await given.registration(family, { opportunityID: id, playerID: player, jerseyNumber: '7' })
  await as(organizer).approveRegistration({ registrationID: registration.id })
})
const invite = () => as(organizer).send(INVITE, { id, user: evaluator.userID })
const accepted = async () => {
  await invite()
  await as(evaluator).acceptEvaluator({ opportunityID: id })
}
const results = async (who: UserItem) =>
  (await as(who).opportunity({ id }, 'registrations { playerID evaluations { evaluatorName score notes } }'))
    .registrations
const stored = async () => (await queryPartition(opportunities().get({ opportunityID: id }), true)).of(evaluations)

test('an evaluator can score players after accepting, sees last names as initials, and only the organizer reads the scores', async () => {
  await expectRefusal(as(evaluator).evaluationSheet({ opportunityID: id }), 'FORBIDDEN')
  expect((await invite()).inviteEvaluator).toEqual({ isPending: true })
  await expectRefusal(
    as(evaluator).evaluationSheet({ opportunityID: id }),
    'FORBIDDEN',
    "You aren't an evaluator of this opportunity.",
  )
  await expectRefusal(as(evaluator).saveEvaluation({ opportunityID: id, playerID: player, score: 4 }), 'FORBIDDEN')
  await as(evaluator).acceptEvaluator({ opportunityID: id })
  const row = { playerID: player, name: 'Jordan S.', jerseyNumber: '7' }
  expect(await as(evaluator).evaluationSheet({ opportunityID: id }, SHEET)).toEqual([
    { ...row, score: null, notes: null },
  ])
  await as(evaluator).saveEvaluation({ opportunityID: id, playerID: player, score: 4, notes: 'Quick hands' })
  expect(await as(evaluator).evaluationSheet({ opportunityID: id }, SHEET)).toEqual([
    { ...row, score: 4, notes: 'Quick hands' },
  ])
  expect(await as(organizer).evaluationSheet({ opportunityID: id }, SHEET)).toMatchObject([{ score: null }])
  const said = { evaluatorName: 'Eve Evaluator', score: 4, notes: 'Quick hands' }
  expect(await results(organizer)).toEqual([{ playerID: player, evaluations: [said] }])
  expect(await results(family)).toEqual([{ playerID: player, evaluations: [] }])
  expect(await results(evaluator)).toEqual([])
})

test('scores are from 1 to 5 and for approved players, and an empty evaluation is deleted', async () => {
  await accepted()
  for (const score of [0, 6, -1])
    await expectRefusal(as(evaluator).saveEvaluation({ opportunityID: id, playerID: player, score }), 'BAD_USER_INPUT')
  await expectRefusal(
    as(evaluator).saveEvaluation({ opportunityID: id, playerID: player, notes: 'x'.repeat(501) }),
    'BAD_USER_INPUT',
  )
  const { id: other } = await given.player({ claimer: family })
  await given.registration(family, { opportunityID: id, playerID: other })
  await expectRefusal(
    as(evaluator).saveEvaluation({ opportunityID: id, playerID: other, score: 3 }),
    'NOT_FOUND',
    'Player not found',
  )
  await as(evaluator).saveEvaluation({ opportunityID: id, playerID: player, score: 5 })
  await as(evaluator).saveEvaluation({ opportunityID: id, playerID: player, score: null, notes: '' })
  expect(await stored()).toEqual([])
})

test('a removed evaluator loses access, and the organizer keeps the scores', async () => {
  await accepted()
  await as(evaluator).saveEvaluation({ opportunityID: id, playerID: player, score: 2 })
  await as(organizer).removeEvaluator({ opportunityID: id, userID: evaluator.userID })
  await expectRefusal(as(evaluator).saveEvaluation({ opportunityID: id, playerID: player, score: 5 }), 'FORBIDDEN')
  await expectRefusal(as(evaluator).acceptEvaluator({ opportunityID: id }), 'NOT_FOUND', 'Invitation not found')
  expect((await results(organizer))[0].evaluations).toMatchObject([{ score: 2 }])
  expect(await as(evaluator).evaluatorInvitations({}, 'userID')).toEqual([])
})

test('a user who declined to evaluate cannot be invited to the same opportunity for 90 days', async () => {
  const now = Date.now()
  const inDays = (days: number) => new Date(now + days * 86_400_000)
  await invite()
  await as(evaluator).declineEvaluator({ opportunityID: id }, undefined, { now: inDays(0) })
  const inviteIn = (days: number) => as(organizer).send(INVITE, { id, user: evaluator.userID }, { now: inDays(days) })
  const again = inDays(90).toLocaleDateString('en-US', {
    ...({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const),
  })
  const message = `This user declined. You can invite them again after ${again}.`
  await expectRefusal(inviteIn(0), 'CONFLICT', message)
  await expectRefusal(inviteIn(89), 'CONFLICT', message)
  const { id: other } = await given.opportunity({ creator: organizer })
  await as(organizer).inviteEvaluator({ opportunityID: other, userID: evaluator.userID })
  expect((await inviteIn(91)).inviteEvaluator).toEqual({ isPending: true })
  await as(evaluator).acceptEvaluator({ opportunityID: id })
})

test('a user who declined to evaluate cannot be invited again after the opportunity is deleted and restored', async () => {
  await invite()
  await as(evaluator).declineEvaluator({ opportunityID: id })
  await as(organizer).deleteOpportunity({ id })
  await removeChildrenOfOpportunity(id)
  await as(organizer).restoreRecord({ kind: 'opportunity', id })
  await expectRefusal(invite(), 'CONFLICT')
})

test('evaluatorInvitations lists an opportunity until two weeks after its start', async () => {
  await accepted()
  const remindedIn = async (days: number) => {
    const now = new Date(Date.now() + days * 86_400_000)
    const evaluatorInvitations = await as(evaluator).evaluatorInvitations({}, 'opportunityID', { now })
    return evaluatorInvitations
  }
  // The opportunity starts in a week.
  expect(await remindedIn(20)).toEqual([{ opportunityID: id }])
  expect(await remindedIn(22)).toEqual([])
})

test('evaluations are deleted with the player and with the account of the evaluator', async () => {
  await accepted()
  await as(evaluator).saveEvaluation({ opportunityID: id, playerID: player, score: 2, notes: 'Shy' })
  await transactWrite([[players().delete({ playerID: player })]])
  await removeChildrenOfPlayer(player)
  expect(await stored()).toEqual([])

  player = (await given.player({ claimer: family })).id
  const registration = await given.registration(family, { opportunityID: id, playerID: player })
  await as(organizer).approveRegistration({ registrationID: registration.id })
  await as(evaluator).saveEvaluation({ opportunityID: id, playerID: player, score: 2 })
  await transactWrite([[users().delete({ userID: evaluator.userID })]])
  await removeChildrenOfUser(evaluator.userID)
  expect(await stored()).toEqual([])
  const listed = await as(organizer).send('query ($id: ID!) { opportunityEvaluators(opportunityID: $id) { userID } }', {
    id,
  })
  expect(listed.opportunityEvaluators).toEqual([])
})
