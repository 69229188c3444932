import { expect, test } from 'vitest'
import { paths } from '../../../web/paths.ts'
import {
  allMailsTo,
  confirmAddress,
  demoClient,
  focused,
  navigate,
  newcomer,
  people,
  tabTo,
  unique,
  visit,
} from '../../support/browser.ts'
import { addAxe, passesOnPhone } from '../accessibility/axe.ts'
import { agree, fill, heading, openDialog, pick, press } from './keys.ts'

test("an admin's morning by keyboard: five claims, a visitor's report, a stolen team, a duplicate, and a child to erase, each in the audit log by name", async () => {
  const admin = demoClient(people.admin)
  const place = { locationCity: 'Austin', state: 'TX' }
  const [name, second] = [unique('Claimants'), unique('Contenders')]
  const [coveted, free, stolen] = [unique('Coveted Cranes'), unique('Free Finches'), unique('Taken Terns')]
  const [duplicate, kept, child] = [unique('Duplicate Ducks'), unique('Kept Kites'), unique('Dee Deleted')]
  const [claimer, other, owner, thief, finder] = await Promise.all([
    newcomer('Clare Claimer'),
    newcomer('Otto Other'),
    newcomer(unique('Otis Owner')),
    newcomer(unique('Theo Thief')),
    newcomer('Fay Finder'),
  ])
  await Promise.all([claimer, thief, finder].map(confirmAddress))
  const teamOf = async (person: typeof admin, of: string): Promise<string> =>
    (await person.createTeam({ input: { name: of, ...place } })).id
  const [teamID, freeID, secondID] = [
    await teamOf(admin, name),
    await teamOf(admin, free),
    await teamOf(claimer, second),
  ]
  const [covetedID, stolenID] = [await teamOf(owner, coveted), await teamOf(owner, stolen)]
  await teamOf(owner, duplicate)
  const keptID = await teamOf(owner, kept)
  const theft = await thief.createClaimRequest({ resourceType: 'team', resourceID: stolenID })
  await admin.approveClaim({ claimID: theft.id })
  const { id: childID } = await owner.createPlayer({ input: { name: child } })
  await owner.deletePlayer({ id: childID })

  const before = await admin.adminQueues({}, 'pendingClaims openReports')

  // Two compete for one team.
  const page = await visit({ path: paths.team(teamID), as: claimer })
  await press(page, 'button', 'Claim Team')
  await page.getByText(/An admin reviews your claim; until then/).waitFor()
  await agree(page, 'Claim Team')
  await focused(page, 'link', 'Post a Tryout')
  const disputer = await visit({ path: paths.team(teamID), as: other })
  await disputer.getByText('Claimed', { exact: true }).waitFor()
  expect(await disputer.getByRole('button', { name: 'Claim Team' }).count()).toBe(0)
  await openDialog(disputer, 'Not right? Dispute this claim')
  await fill(disputer, 'Message', 'It is mine.')
  await press(disputer, 'button', 'Send to an admin')
  await disputer.getByText('Your claim request was sent. An admin will review it.').waitFor()
  await focused(disputer, 'button', 'Not right? Dispute this claim')
  await other.createClaimRequest({ resourceType: 'team', resourceID: secondID })
  await thief.createClaimRequest({ resourceType: 'team', resourceID: covetedID })
  await finder.claimTeam({ teamID: freeID })

  // A visitor reports a team and leaves an address.
  const address = `visitor-${Date.now()}@fungo.example`
  const visitor = await visit({ path: paths.team(keptID) })
  await openDialog(visitor, 'Report this team')
  await fill(visitor, "What's wrong?", 'I do not like it.')
  await fill(visitor, 'Your email', address)
  await press(visitor, 'button', 'Send Report')
  await visitor.getByText('Thank you. An admin will look at it.').waitFor()

  const decider = await visit({ as: people.admin })
  await addAxe(decider)
  await decider.goto(paths.admin())
  const waiting = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
  const reports = waiting(before.openReports + 1, 'open report', 'open reports')
  await decider.getByRole('link', { name: reports }).waitFor()
  await press(decider, 'link', `${before.pendingClaims + 5} claims to review`)
  await heading(decider, 'Claim Requests')
  await decider.getByRole('row', { name: other.email }).getByText(`Claimed by ${claimer.email}`).first().waitFor()
  await decider.getByText(`Also claimed by ${other.email}`).waitFor()
  const approve = decider.getByRole('button', { name: `Approve the claim of ${other.email} for ${second}` })
  expect(await approve.isDisabled()).toBe(true)
  await decider
    .getByRole('row', { name: `${second} ` })
    .getByText('The user must confirm the email address before you can approve.')
    .waitFor()
  await passesOnPhone(decider)

  // The first claim is free of doubt, the second is the thief's.
  await press(decider, 'button', `Approve the claim of ${finder.email} for ${free}`)
  await decider.getByText('✅ Claim approved successfully').waitFor()
  await focused(decider, 'link', coveted)
  await press(decider, 'button', `Reject the claim of ${thief.email} for ${coveted}`)
  await agree(decider, 'Reject')
  await decider.getByText('✅ Claim rejected successfully').waitFor()
  const { claimedBy } = await admin.team({ id: covetedID }, 'claimedBy')
  expect(claimedBy).toBe(owner.id)

  await confirmAddress(other)
  await decider.reload()
  await press(decider, 'button', `Approve the claim of ${other.email} for ${second}`, 'Space')
  await decider.getByRole('alertdialog', { name: 'Approve Claim' }).waitFor()
  await agree(decider, 'Approve')
  await decider.getByText('✅ Claim approved successfully').waitFor()
  await disputer.goto(paths.team(secondID))
  await disputer.getByRole('link', { name: 'Edit Team' }).waitFor()
  await page.goto(paths.team(secondID))
  await page.getByRole('heading', { level: 1, name: second }).waitFor()
  expect(await page.getByRole('link', { name: 'Edit Team' }).count()).toBe(0)
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

  // A wrong rejection costs one Reverse.
  await press(decider, 'button', `Reverse the decision on the claim of ${claimer.email} for ${name}`)
  await agree(decider, 'Reverse')
  await decider.getByText('The claim is pending again.').waitFor()
  expect((await admin.team({ id: teamID }, 'claimedBy')).claimedBy).toBe(claimer.id)

  await decider.goto(paths.admin())
  await decider
    .getByRole('link', { name: waiting(before.pendingClaims + 1, 'claim to review', 'claims to review') })
    .waitFor()
  await press(decider, 'link', reports)
  await press(decider, 'button', `Keep ${kept}`)
  await agree(decider, 'Keep')
  const outcome = await allMailsTo(address, ['Your report was reviewed'])
  expect(outcome).toContain('An admin looked at the team and left it as it is.')
  expect(outcome).not.toMatch(new RegExp(`I do not like it|${kept}`))

  await decider.goto(`${paths.adminUsers}?search=${thief.email}`)
  await openDialog(decider, `Edit ${thief.name}`)
  await press(decider, 'button', 'Block User')
  await passesOnPhone(decider)
  await press(decider, 'button', `Hand back to ${owner.email} first`)
  await decider.getByText(`${stolen} was`).waitFor({ state: 'detached' })
  await press(decider, 'button', 'Block')
  await decider.getByText(`${thief.name} is blocked`).waitFor()
  const found = await admin.team({ id: stolenID }, 'claimedBy hidden { reason }')
  expect(found).toEqual({ claimedBy: owner.id, hidden: null })

  await decider.goto(`${paths.admin()}?search=${encodeURIComponent(duplicate)}`)
  await press(decider, 'button', `Merge ${duplicate}`)
  await pick(decider, 'Keep this team', kept, kept)
  await press(decider, 'button', `Merge into ${kept}`)
  await decider.getByText(`${duplicate} was merged into ${kept}.`).waitFor()

  await decider.goto(paths.deleted)
  await press(decider, 'button', `Erase Now: ${child}`)
  await agree(decider, 'Erase Now')
  await heading(decider, 'Erased')
  await passesOnPhone(decider)
  await press(decider, 'link', 'Open the Audit Log')
  await decider.getByRole('cell', { name: 'Erasure finished', exact: true }).waitFor()
  const deletedRecords = await admin.deletedRecords()
  expect(deletedRecords.map((it: { id: string }) => it.id)).not.toContain(childID)

  // The admin finds everything again by name. Only the erased child has none.
  for (const [record, action] of [
    [free, 'Approve claim'],
    [coveted, 'Reject claim'],
    [second, 'Approve claim'],
    [name, 'Reverse claim'],
    [kept, 'Resolve report'],
    [kept, 'Merge teams'],
    [stolen, 'Approve claim'],
  ] as const) {
    await navigate(decider, paths.adminAuditLog)
    await pick(decider, 'Record', record, record)
    await decider
      .getByRole('row')
      .filter({ hasText: action })
      .first()
      .getByRole('link', { name: 'Avery Admin' })
      .waitFor()
  }
  await decider.goto(paths.user(thief.id))
  await decider.getByRole('table', { name: 'Claims' }).getByRole('link', { name: stolen }).waitFor()
  await decider.getByText('No registrations').waitFor()
  await press(decider, 'link', `What ${thief.name} did`)
  await decider.getByText('Create claim request', { exact: true }).first().waitFor()

  const [confirm, approved, rejected] = [
    'Confirm your email address for Fungo',
    'Your claim was approved',
    'Your claim was not approved',
  ]
  await allMailsTo(finder.email, [confirm, approved])
  await allMailsTo(other.email, [confirm, approved, rejected])
  await allMailsTo(owner.email, [
    ...[confirm, `${stolen} has another owner`, `${stolen} is yours again`],
    'Your team was merged with another',
  ])
}, 300_000)
