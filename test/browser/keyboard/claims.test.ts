import { expect, test } from 'vitest'
import { paths } from '../../../web/paths.ts'
import { confirmAddress, demoClient, focused, newcomer, people, tabTo, unique, visit } from '../../support/browser.ts'
import { agree, fill, openDialog, press } from './keys.ts'

test('a team claim is made, disputed, and decided by keyboard', async () => {
  const admin = demoClient(people.admin)
  const name = unique('Keyboard Claimants')
  const team = await admin.createTeam({ input: { name, locationCity: 'Austin', state: 'TX' } })
  const claimer = await newcomer('Clare Claimer')
  const other = await newcomer('Otto Other')
  const second = unique('Keyboard Contenders')
  const theirs = await claimer.createTeam({ input: { name: second, locationCity: 'Austin', state: 'TX' } })
  await Promise.all([claimer, other].map(confirmAddress))
  const page = await visit({ path: paths.team(team.id), as: claimer })
  await press(page, 'button', 'Claim Team')
  await agree(page, 'Claim Team')
  await focused(page, 'link', 'Edit Team')

  const disputer = await visit({ path: paths.team(team.id), as: other })
  await openDialog(disputer, 'Not right? Dispute this claim')
  await fill(disputer, 'Message', 'It is mine.')
  await press(disputer, 'button', 'Send to an admin')
  await disputer.getByText('Your claim request was sent. An admin will review it.').waitFor()
  await focused(disputer, 'button', 'Not right? Dispute this claim')

  await other.createClaimRequest({ resourceType: 'team', resourceID: theirs.id })
  const decider = await visit({ path: paths.adminClaims, as: people.admin })
  await press(decider, 'button', `Approve the claim of ${other.email} for ${second}`, 'Space')
  await agree(decider, 'Approve')
  await decider.getByText('✅ Claim approved successfully').waitFor()
  await focused(decider, 'button', `Approve the claim of ${other.email} for ${name}`)
  await press(decider, 'button', `Reject the claim of ${other.email} for ${name}`)
  await agree(decider, 'Reject')
  await decider.getByText('✅ Claim rejected successfully').waitFor()
  // The next row is the claim that took effect.
  await focused(decider, 'link', name)
  await press(decider, 'button', `Approve the claim of ${claimer.email} for ${name}`)
  await press(decider, 'button', 'Undo')
  await decider.getByText(`The claim of ${claimer.email} is pending again.`).waitFor()
  await press(decider, 'button', `Reject the claim of ${claimer.email} for ${name}`)
  await agree(decider, 'Reject')
  await decider.getByRole('link', { name }).first().waitFor({ state: 'detached' })
  expect(await decider.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await tabTo(decider, 'combobox', 'Status', 'Shift+Tab')
  await decider.keyboard.type('rej')
  await decider.getByRole('link', { name }).first().waitFor()
})
