import { expect, test } from 'vitest'
import { lazy } from '../../functions/values/lazy.ts'

test('a value is created once, but again after a promise that was rejected', async () => {
  let tries = 0
  const read = lazy(async () => {
    tries++
    if (tries === 1) throw new Error('No answer')
    return 'page'
  })
  await expect(read()).rejects.toThrow('No answer')
  expect([await read(), await read(), tries]).toEqual(['page', 'page', 2])
  const count = lazy(() => ++tries)
  expect([count(), count()]).toEqual([3, 3])
})
