import { expect, test } from 'vitest'
import { teams } from '../../functions/domain/teams/entity.ts'
import { client } from '../../functions/store/dynamo.ts'
import { queryPartition } from '../../functions/store/store.ts'

test('at most fifty DynamoDB requests run at once, and all of them complete', async () => {
  let most = 0
  let underWay = 0
  let sent = 0
  client.middlewareStack.add(
    (next) => async (args) => {
      most = Math.max(most, ++underWay)
      try {
        if (++sent % 10 === 0) throw new Error('Lost')
        return await next(args)
      } finally {
        underWay--
      }
    },
    { step: 'initialize', priority: 'low', name: 'counted' },
  )
  const answers = await Promise.allSettled(
    Array.from({ length: 400 }, (_, i) => queryPartition(teams().get({ teamID: `${i}` }))),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(360)
  expect(most).toBe(50)
  client.middlewareStack.remove('counted')
})
