import { expect, test } from 'vitest'
import { LambdaFunction } from '../../scripts/local/lambda.ts'
import { functionFile } from './handlers.ts'

const settings = { name: 'test', timeoutSeconds: 0.3, memoryMB: 64, concurrency: 1 }
const start = (source: string, log: (line: string) => void = () => {}) =>
  new LambdaFunction({ ...settings, file: functionFile(source).file }, () => ({}), log)

test('a function that times out is terminated, and the next event starts a new one', async () => {
  const one = start(`
    let calls = 0
    export const handler = async ({ slow }, context) => {
      calls++
      if (slow) for (;;) {}
      return { calls, left: context.getRemainingTimeInMillis() }
    }`)
  expect(await one.invoke({})).toMatchObject({ calls: 1, left: expect.any(Number) })
  await expect(one.invoke({ slow: true })).rejects.toMatchObject({ kind: 'TimedOut' })
  expect(await one.invoke({})).toMatchObject({ calls: 1 })
  await one.stop(0)
})

test('a bundle that does not load is an error', async () => {
  const one = start(`import './nowhere.mjs'`)
  await expect(one.invoke({})).rejects.toMatchObject({ kind: 'Crashed' })
  await one.stop(0)
})

test('the output of a function is logged line by line', async () => {
  const lines: string[] = []
  const one = start(`export const handler = async () => console.log('{"a":1}\\n{"b":2}')`, (line) => lines.push(line))
  await one.invoke({})
  await one.stop(0)
  expect(lines).toEqual(['{"a":1}', '{"b":2}'])
})

test('a stopping function finishes its current event', async () => {
  const one = start(`export const handler = () => new Promise((resolve) => setTimeout(() => resolve('done'), 100))`)
  const answer = one.invoke({})
  while (!one.isBusy()) await new Promise(setImmediate)
  await new Promise((resolve) => setTimeout(resolve, 60))
  await one.stop(20_000)
  expect(await answer).toBe('done')
  await expect(one.invoke({})).rejects.toMatchObject({ kind: 'Stopped' })
})

test('idle threads stop, except for one of a function with staysWarm, and start again on demand', async () => {
  const { file } = functionFile(`export const handler = async () => 'done'`)
  const idle = (staysWarm: boolean) =>
    new LambdaFunction(
      { ...settings, file, staysWarm },
      () => ({}),
      () => {},
      50,
    )
  const [cold, warm] = [idle(false), idle(true)]
  expect([cold.size(), warm.size()]).toEqual([0, 1])
  expect([await cold.invoke({}), await warm.invoke({})]).toEqual(['done', 'done'])
  await expect.poll(() => cold.size(), { timeout: 15_000 }).toBe(0)
  expect(warm.size()).toBe(1)
  expect(await cold.invoke({})).toBe('done')
  await Promise.all([cold.stop(0), warm.stop(0)])
})

test('isInDemand is true under concurrent events and false for a few events in a row', async () => {
  const one = start(`export const handler = async () => 'done'`)
  for (let asked = 0; asked < 4; asked++) await one.invoke({})
  expect(one.isInDemand()).toBe(false)
  await Promise.all(Array.from({ length: 8 }, () => one.invoke({})))
  expect(one.isInDemand()).toBe(true)
  await expect.poll(() => one.isInDemand(), { timeout: 10_000 }).toBe(false)
  await one.stop(0)
})

test('after a reload the new code handles events', async () => {
  const one = start(`let made; export const handler = async () => (made ??= Math.random())`)
  const before = await one.invoke({})
  expect(await one.invoke({})).toBe(before)
  one.reload()
  expect(await one.invoke({})).not.toBe(before)
  await one.stop(0)
})
