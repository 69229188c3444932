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
import { inDays } from '../support/times.ts'

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
  await given.registration(family, { opportunityID: id, playerID: player, jerseyNumber: '7', approvedBy: organizer })
})
const invite = (options = {}) =>
  as(organizer).inviteEvaluator({ opportunityID: id, userID: evaluator.userID }, 'isPending', options)
const accept = () => as(evaluator).acceptEvaluator({ opportunityID: id })
const accepted = () => given.evaluator(organizer, id, evaluator)
const save = (input: object) => as(evaluator).saveEvaluation({ opportunityID: id, playerID: player, ...input })
const sheetOf = (who: UserItem) =>
  as(who).evaluationSheet({ opportunityID: id }, 'playerID name jerseyNumber score notes')
const results = async (who: UserItem) =>
  (await as(who).opportunity({ id }, 'registrations { playerID evaluations { evaluatorName score notes } }'))
    .registrations
const stored = async () => (await queryPartition(opportunities().get({ opportunityID: id }), true)).of(evaluations)
const atDay = (days: number) => ({ now: new Date(inDays(days)) })

test('an evaluator can score players after accepting, sees last names as initials, and only the organizer reads the scores', async () => {
  await expectRefusal(sheetOf(evaluator), 'FORBIDDEN')
  expect(await invite()).toEqual({ isPending: true })
  await expectRefusal(sheetOf(evaluator), 'FORBIDDEN', "You aren't an evaluator of this opportunity.")
  await expectRefusal(save({ score: 4 }), 'FORBIDDEN')
  await accept()
  await expectRefusal(sheetOf(family), 'FORBIDDEN', "You aren't an evaluator of this opportunity.")
  const row = { playerID: player, name: 'Jordan S.', jerseyNumber: '7' }
  expect(await sheetOf(evaluator)).toEqual([{ ...row, score: null, notes: null }])
  const said = { score: 4, notes: 'Quick hands' }
  await save(said)
  expect(await sheetOf(evaluator)).toEqual([{ ...row, ...said }])
  expect(await sheetOf(organizer)).toMatchObject([{ score: null }])
  const evaluation = { evaluatorName: 'Eve Evaluator', ...said }
  expect(await results(organizer)).toEqual([{ playerID: player, evaluations: [evaluation] }])
  expect(await results(family)).toEqual([{ playerID: player, evaluations: [] }])
  expect(await results(evaluator)).toEqual([])
})

test('scores are from 1 to 5 and for approved players, and an empty evaluation is deleted', async () => {
  await accepted()
  for (const wrong of [{ score: 0 }, { score: 6 }, { score: -1 }, { notes: 'x'.repeat(501) }])
    await expectRefusal(save(wrong), 'BAD_USER_INPUT')
  const { id: other } = await given.player({ claimer: family })
  await given.registration(family, { opportunityID: id, playerID: other })
  await expectRefusal(save({ playerID: other, score: 3 }), 'NOT_FOUND', 'Player not found')
  await save({ score: 5 })
  await save({ score: null, notes: '' })
  expect(await stored()).toEqual([])
})

test('a removed evaluator loses access, and the organizer keeps the scores', async () => {
  await accepted()
  await save({ score: 2 })
  await as(organizer).removeEvaluator({ opportunityID: id, userID: evaluator.userID })
  await expectRefusal(save({ score: 5 }), 'FORBIDDEN')
  await expectRefusal(accept(), 'NOT_FOUND', 'Invitation not found')
  expect((await results(organizer))[0].evaluations).toMatchObject([{ score: 2 }])
  expect(await as(evaluator).evaluatorInvitations()).toEqual([])
})

test('a user who declined to evaluate cannot be invited to the same opportunity for 90 days, even if it is deleted and restored', async () => {
  await invite()
  const { now } = atDay(0)
  await as(evaluator).declineEvaluator({ opportunityID: id }, undefined, { now })
  const until = new Date(now.getTime() + 90 * 86_400_000)
  const day = until.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
  const message = `This user declined. You can invite them again after ${day}.`
  for (const days of [0, 89]) await expectRefusal(invite(atDay(days)), 'CONFLICT', message)
  const { id: other } = await given.opportunity({ creator: organizer })
  await as(organizer).inviteEvaluator({ opportunityID: other, userID: evaluator.userID })
  await as(organizer).deleteOpportunity({ id })
  await removeChildrenOfOpportunity(id)
  await as(organizer).restoreRecord({ kind: 'opportunity', id })
  await expectRefusal(invite(), 'CONFLICT', message)
  expect(await invite(atDay(91))).toEqual({ isPending: true })
  await accept()
})

test('evaluatorInvitations lists an opportunity until two weeks after its start', async () => {
  await accepted()
  const remindedIn = (days: number) => as(evaluator).evaluatorInvitations({}, 'opportunityID', atDay(days))
  // The opportunity starts in a week.
  expect(await remindedIn(20)).toEqual([{ opportunityID: id }])
  expect(await remindedIn(22)).toEqual([])
})

test('evaluations are deleted with the player and with the account of the evaluator', async () => {
  await accepted()
  await save({ score: 2, notes: 'Shy' })
  await transactWrite([[players().delete({ playerID: player })]])
  await removeChildrenOfPlayer(player)
  expect(await stored()).toEqual([])

  player = (await given.player({ claimer: family })).id
  await given.registration(family, { opportunityID: id, playerID: player, approvedBy: organizer })
  await save({ score: 2 })
  await transactWrite([[users().delete({ userID: evaluator.userID })]])
  await removeChildrenOfUser(evaluator.userID)
  expect(await stored()).toEqual([])
  expect(await as(organizer).opportunityEvaluators({ opportunityID: id })).toEqual([])
})
