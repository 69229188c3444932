import { expect, test } from 'vitest'
import { paths } from '../../../web/paths.ts'
import {
  absent,
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

test("an admin's morning by keyboard: five claims, two reports, a stolen team, a duplicate, and a child to erase", async () => {
  const admin = demoClient(people.admin)
  const place = { locationCity: 'Austin', state: 'TX' }
  const [name, second] = [unique('Claimants'), unique('Contenders')]
  const [coveted, free, stolen] = [unique('Coveted Cranes'), unique('Free Finches'), unique('Taken Terns')]
  const [duplicate, kept, child] = [unique('Duplicate Ducks'), unique('Kept Kites'), unique('Dee Deleted')]
  const reported = unique('Reported Rovers')
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
  const [duplicateID, keptID] = [await teamOf(owner, duplicate), await teamOf(owner, kept)]
  const venue = { location: 'Park', city: 'Austin', state: 'TX', eventType: 'Tournament' }
  await owner.createEvent({ input: { name: 'Cup', date: '2031-05-01T09:00', ...venue, teamID: duplicateID } })
  const reportedID = await teamOf(admin, reported)
  await finder.reportRecord({ kind: 'team', id: reportedID, reason: 'It is not a real team.' })
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
  await absent(disputer.getByRole('button', { name: 'Claim Team' }))
  await openDialog(disputer, 'Not right? Dispute this claim')
  await fill(disputer, 'Message', 'It is mine.')
  await press(disputer, 'button', 'Send to an admin')
  await disputer.getByText('Your claim request was sent. An admin will review it.').waitFor()
  await disputer.getByText('Your claim is waiting for admin review.').waitFor()
  await other.createClaimRequest({ resourceType: 'team', resourceID: secondID })
  await thief.createClaimRequest({ resourceType: 'team', resourceID: covetedID })
  await finder.claimTeam({ teamID: freeID })

  // A visitor reports a team and leaves an address.
  const visitor = await visit({ path: paths.team(keptID) })
  await openDialog(visitor, 'Report this team')
  await fill(visitor, "What's wrong?", 'I do not like it.')
  await fill(visitor, 'Your email', 'visitor@fungo.example')
  await press(visitor, 'button', 'Send Report')
  await visitor.getByText('Thank you. An admin will look at it.').waitFor()

  const decider = await visit({ as: people.admin })
  await addAxe(decider)
  await decider.goto(paths.admin())
  const reports = `${before.openReports + 1} open reports`
  await decider.getByRole('link', { name: reports }).waitFor()
  await press(decider, 'link', `${before.pendingClaims + 5} claims to review`)
  await heading(decider, 'Claim Requests')
  await decider.getByRole('row', { name: other.email }).getByText(`Claimed by ${claimer.email}`).first().waitFor()
  await decider.getByText(`Also claimed by ${other.email}`).waitFor()
  const approve = decider.getByRole('button', { name: `Approve the claim of ${other.email} for ${second}` })
  expect(await approve.isDisabled()).toBe(true)
  await decider
    .getByRole('row')
    .filter({ has: approve })
    .getByText('The user must confirm the email address before you can approve.')
    .waitFor()
  const rivals = decider.getByRole('rowgroup').filter({ has: decider.getByRole('link', { name, exact: true }) })
  expect(await rivals.getByRole('button', { name: /^Approve the claim of/ }).count()).toBe(2)

  // The first claim is free of doubt, the second is the thief's.
  await press(decider, 'button', `Approve the claim of ${finder.email} for ${free}`)
  await decider.getByText('✅ Claim approved successfully').waitFor()
  await focused(decider, 'link', coveted)
  await press(decider, 'button', `Reject the claim of ${thief.email} for ${coveted}`)
  await fill(decider, 'Reason (optional)', 'The club asked us to.')
  await press(decider, 'button', 'Reject')
  await decider.getByText('✅ Claim rejected successfully').waitFor()

  await confirmAddress(other)
  await decider.reload()
  await press(decider, 'button', `Approve the claim of ${other.email} for ${second}`, 'Space')
  const question = decider.getByRole('alertdialog', { name: 'Approve Claim' })
  await question.getByText(`${second} belongs to ${claimer.email} and will be removed from them.`).waitFor()
  await question.getByRole('button', { name: 'Approve' }).dblclick()
  await decider.getByText('✅ Claim approved successfully').waitFor()
  await absent(decider.getByText('Error approving claim'))
  await navigate(disputer, paths.team(secondID))
  await disputer.getByRole('link', { name: 'Edit Team' }).waitFor()
  await navigate(page, paths.team(secondID))
  await page.getByRole('heading', { level: 1, name: second }).waitFor()
  await absent(page.getByRole('link', { name: 'Edit Team' }))
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
  await decider.getByRole('row', { name: coveted }).getByText('Reason: The club asked us to.').waitFor()

  // A wrong rejection costs one Reverse.
  await press(decider, 'button', `Reverse the decision on the claim of ${claimer.email} for ${name}`)
  await agree(decider, 'Reverse')
  await decider.getByText('The claim is pending again.').waitFor()
  expect((await admin.team({ id: teamID }, 'claimedBy')).claimedBy).toBe(claimer.id)

  // One report ends with the team kept, the other with the team hidden for a reason.
  await navigate(decider, paths.admin())
  await press(decider, 'link', reports)
  await press(decider, 'button', `Keep ${kept}`)
  await agree(decider, 'Keep')
  await decider.getByRole('row', { name: reported }).getByText('It is not a real team.').waitFor()
  await press(decider, 'button', `Hide ${reported}`)
  await press(decider, 'button', 'Hide')
  await decider.getByRole('alertdialog').getByText('Please give a reason.').waitFor()
  await fill(decider, 'Reason', 'Not a real team.')
  await press(decider, 'button', 'Hide')
  // While the dialog is open, the rows are inert and have no role.
  await decider.getByRole('alertdialog').waitFor({ state: 'detached' })
  await decider.getByRole('button', { name: `Hide ${reported}` }).waitFor({ state: 'detached' })
  await navigate(decider, `${paths.admin()}?search=${encodeURIComponent(reported)}`)
  await decider.getByRole('row', { name: reported }).getByText('Hidden', { exact: true }).waitFor()

  await navigate(decider, `${paths.adminUsers}?search=${thief.email}`)
  await openDialog(decider, `Edit ${thief.name}`)
  await press(decider, 'button', 'Block User')
  await passesOnPhone(decider)
  await press(decider, 'button', `Hand back to ${owner.email} first`)
  await decider.getByText(`${stolen} was`).waitFor({ state: 'detached' })
  await press(decider, 'button', 'Block')
  await decider.getByText(`${thief.name} is blocked`).waitFor()
  const found = await admin.team({ id: stolenID }, 'claimedBy hidden { reason }')
  expect(found).toEqual({ claimedBy: owner.id, hidden: null })

  await navigate(decider, `${paths.admin()}?search=${encodeURIComponent(duplicate)}`)
  await press(decider, 'button', `More for ${duplicate}`)
  await press(decider, 'button', `Merge ${duplicate}`)
  await pick(decider, 'Merge with this team', kept, kept)
  await decider.getByRole('region', { name: 'What moves' }).getByText('1 event').waitFor()
  await press(decider, 'button', `Merge into ${kept}`)
  await decider.getByText(`${duplicate} was merged into ${kept}.`).waitFor()
  await decider.getByText('No teams found').waitFor()
  await visitor.goto(`${paths.team(duplicateID)}?tab=events`)
  // The heading is in the HTML, before the code has loaded that redirects to the kept team.
  await visitor.waitForURL(`${paths.team(keptID)}?tab=events`)
  await visitor.getByRole('link', { name: 'Cup' }).waitFor()

  await navigate(decider, paths.deleted)
  await press(decider, 'button', `Erase Now: ${child}`)
  await agree(decider, 'Erase Now')
  await heading(decider, 'Erased')
  await press(decider, 'link', 'Open the Audit Log')
  await decider.getByRole('cell', { name: 'Erasure finished', exact: true }).waitFor()

  // The admin finds a decision again by the name of its record.
  await navigate(decider, paths.adminAuditLog)
  await pick(decider, 'Record', name, name)
  const decision = decider.getByRole('row').filter({ hasText: 'Reverse claim' }).first()
  await decision.getByRole('link', { name: 'Avery Adams' }).waitFor()
  await navigate(decider, paths.user(thief.id))
  await decider.getByRole('table', { name: 'Claims' }).getByRole('link', { name: stolen }).waitFor()
  await decider.getByText('No registrations').waitFor()
  await press(decider, 'link', `What ${thief.name} did`)
  await decider.getByText('Create claim request', { exact: true }).first().waitFor()
})
