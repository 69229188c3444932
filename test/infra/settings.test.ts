import { writeFileSync } from 'node:fs'
import { App } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { settingsOf } from '../../infra/settings.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

function settingsWith(file: object, context: Record<string, string> = {}) {
  const folder = temporaryFolder()
  writeFileSync(`${folder}/league.json`, JSON.stringify(file))
  return settingsOf(new App({ context: { stage: 'league', ...context }, outdir: folder }).node, folder)
}

test('a stage of any name has its settings in a file, which the command line overrides', () => {
  const file = { monthlyBudget: 80, waf: true, claimMode: 'review' }
  expect(settingsWith(file)).toMatchObject({ stage: 'league', ...file })
  expect(settingsWith(file, { claimMode: 'instant' })).toMatchObject({ monthlyBudget: 80, claimMode: 'instant' })
})

test('a file with an unknown setting or a wrong value is refused with the name, and so is an odd stage', () => {
  expect(() => settingsWith({ monthlyBuget: 80 })).toThrow('league.json: there is no setting monthlyBuget.')
  expect(() => settingsWith({ monthlyBudget: '80 dollars' })).toThrow('monthlyBudget must be a whole number from 1.')
  expect(() => settingsWith({}, { stage: 'My League' })).toThrow('The stage must be a short name')
})
