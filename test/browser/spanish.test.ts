import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONSENT_TEXTS } from '../../functions/domain/guardian-consent/validation.ts'
import * as accountTexts from '../../functions/values/messages/es/accounts.ts'
import * as auditLogTexts from '../../functions/values/messages/es/audit-log.ts'
import * as cancelSectionTexts from '../../functions/values/messages/es/cancel-section.ts'
import * as checkInTexts from '../../functions/values/messages/es/check-in.ts'
import * as claimTexts from '../../functions/values/messages/es/claims.ts'
import * as contactTexts from '../../functions/values/messages/es/contacts.ts'
import * as deletedRecordTexts from '../../functions/values/messages/es/deleted-records.ts'
import * as entryTexts from '../../functions/values/messages/es/entries.ts'
import * as eventTexts from '../../functions/values/messages/es/events.ts'
import * as guestPlayTexts from '../../functions/values/messages/es/guest-play.ts'
import * as invitationTexts from '../../functions/values/messages/es/invitations.ts'
import * as listTexts from '../../functions/values/messages/es/lists.ts'
import * as manageRegistrationTexts from '../../functions/values/messages/es/manage-registrations.ts'
import * as mySeasonTexts from '../../functions/values/messages/es/my-season.ts'
import * as notificationTexts from '../../functions/values/messages/es/notifications.ts'
import * as opportunityTexts from '../../functions/values/messages/es/opportunities.ts'
import * as opportunityFormTexts from '../../functions/values/messages/es/opportunity-form.ts'
import * as ownRegistrationTexts from '../../functions/values/messages/es/own-registrations.ts'
import * as placeTexts from '../../functions/values/messages/es/places.ts'
import * as playerFormTexts from '../../functions/values/messages/es/player-form.ts'
import * as playerTexts from '../../functions/values/messages/es/players.ts'
import * as reportTexts from '../../functions/values/messages/es/reports.ts'
import * as rosterTexts from '../../functions/values/messages/es/roster.ts'
import * as shellTexts from '../../functions/values/messages/es/shell.ts'
import * as siteTexts from '../../functions/values/messages/es/site.ts'
import * as teamFormTexts from '../../functions/values/messages/es/team-form.ts'
import * as teamTexts from '../../functions/values/messages/es/teams.ts'
import * as watchTexts from '../../functions/values/messages/es/watches.ts'
import * as wordTexts from '../../functions/values/messages/es/words.ts'
import { pathIn } from '../../functions/values/messages/locale.ts'
import { paths } from '../../web/paths.ts'
import { absent, demoClient, demoIDs, loaded, origin, PHONE, people, visit } from '../support/browser.ts'
import { addAxe, isWider, problems, type Screen, walk } from './accessibility/axe.ts'

const root = join(import.meta.dirname, '../..')
/** A build with each message between two invisible characters. */
const pseudo = join(root, 'dist/pseudo')

beforeAll(() => {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const config = join(root, 'test/browser/pseudo/vite.config.ts')
  execFileSync(process.execPath, [vite, 'build', '--config', config, '--outDir', pseudo], {
    env: { ...process.env, NODE_ENV: 'production', LOCALE: 'es' },
    stdio: 'ignore',
  })
})
afterAll(() => rmSync(pseudo, { recursive: true }))

/** What is the same in both languages, or written by `Intl`. */
const SAME =
  /Fungo|English|https:\/\/|\b(?:dentro de|hace) \d+ \p{L}+|(?:[Pp]asado )?[Mm]añana|[Hh]oy|[Aa]yer|\bGeoNames\b|\bCC BY 4.0\b|support@fungo\.example|\b\d+U\b|\b[A-Z]{2,4}\b|\b(ene|feb|mar|abr|may|jun|jul|ago|sep|sept|oct|nov|dic|lun|mié|jue|vie|sáb|dom|de|a|mi|[ap]\.\s?m\.)\b/gu

const START = '\u2063'
/** The innermost ones: a message may be an input of another, and its elements are in texts of their own. */
const MESSAGE = /\u2063[^\u2063\u2064]*\u2064/g

/** The texts and names of elements that are not messages. */
async function untranslated(page: Page): Promise<string[]> {
  const [visible, ...names] = await page.evaluate(() => {
    const texts = []
    const names = [document.title]
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      if (!(node instanceof Element)) {
        if (node.parentElement!.checkVisibility() && !node.parentElement!.closest('script, style, svg, [translate=no]'))
          texts.push(node.textContent)
      } else for (const name of ['aria-label', 'placeholder', 'title', 'alt']) names.push(node.getAttribute(name) ?? '')
    }
    return [texts.join('\n'), ...names]
  })
  let rest = [visible, ...new Set(names)].join('\n')
  while (MESSAGE.test(rest)) rest = rest.replaceAll(MESSAGE, '|')
  return rest
    .replaceAll(SAME, '|')
    .split(/[·|,:()\n]|\.\s/)
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text))
}

/** The texts that do not fit into their controls, or of which a part is hidden. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!
    const cut: string[] = []
    for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')) {
      const { paddingLeft, paddingRight, font } = getComputedStyle(field)
      const text = 'options' in field ? field.selectedOptions[0]?.text : !field.value && field.placeholder
      pen.font = font
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (text && field.clientWidth > 1 && pen.measureText(text).width > room + 1)
        cut.push(text.replaceAll(/[\u2063\u2064]/g, ''))
    }
    const range = document.createRange()
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      if (
        !node.textContent!.trim() ||
        !node.parentElement!.checkVisibility() ||
        node.parentElement!.closest('svg, .sr-only')
      )
        continue
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      for (let box = node.parentElement; box; box = box.parentElement) {
        const { overflowX, display } = getComputedStyle(box)
        const edges = box.getBoundingClientRect()
        if (/auto|scroll/.test(overflowX) || (edges.width > 0 && edges.width <= 1)) break
        const holds =
          display !== 'contents' && (overflowX !== 'visible' || box.matches('button, th, td, legend, summary'))
        if (!holds || (left >= edges.left - 1 && right <= edges.right + 1)) continue
        cut.push(node.textContent!.replaceAll(/[\u2063\u2064]/g, ''))
        break
      }
    }
    return cut
  })

const fill = (label: string, value: string) => (page: Page) => page.getByLabel(label).first().fill(value)

/** Types into the field and waits for its options. */
const listOf = (name: string, typed: string) => async (page: Page) => {
  await page.getByRole('combobox', { name }).first().pressSequentially(typed)
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
}

let ids: Awaited<ReturnType<typeof demoIDs>>
/** A player whom nobody has claimed. */
let unclaimed: string
beforeAll(async () => {
  ids = await demoIDs()
  const { players } = await demoClient(people.user).send('{ players(perPage: 100) { id viewerCanClaim } }')
  unclaimed = players.find((it: { viewerCanClaim: boolean }) => it.viewerCanClaim).id
})

/** The screens that are in Spanish, with their dialogs and form errors. Add those of a feature when it is. */
const walks: { who: string; as?: { email: string }; screens: () => readonly Screen[] }[] = [
  {
    who: 'a visitor',
    screens: () => [
      '/nowhere',
      paths.home,
      [paths.home, shellTexts.menu],
      `${paths.find()}?ageGroup=12U&sport=BASEBALL&near=30.27,-97.74&place=Austin,%20TX`,
      `${paths.find()}?ageGroup=15U&sport=SOFTBALL&near=39.25,-114.89&place=Ely,%20NV`,
      paths.teams,
      `${paths.teams}?search=zzzz&ageGroup=12U`,
      `${paths.teams}?view=map&state=TX&ageGroup=12U&sport=BASEBALL&seasonUpTo=1000`,
      `${paths.teams}?view=map&near=30.27,-97.74&place=Austin`,
      `${paths.teams}?near=43.6,-116.2&place=Boise&within=10&sport=SOFTBALL`,
      paths.team(ids.team),
      [paths.team(ids.team), reportTexts.reportThis('team'), reportTexts.sendReport],
      ...['divisions', 'roster', 'events', 'opportunities', 'contacts', 'nothing'].map((tab) =>
        paths.team(ids.team, tab),
      ),
      paths.players,
      [`${paths.players}?position=Catcher`, listTexts.filters],
      paths.player(ids.player),
      paths.player(ids.player, 'teams'),
      paths.player(ids.player, 'opportunities'),
      `${paths.player(unclaimed)}#invitation=ABCD-EFGH`,
      paths.events,
      [paths.events, listTexts.filters],
      `${paths.events}?search=zzzz`,
      paths.event(ids.event),
      paths.opportunities,
      [paths.opportunities, watchTexts.watch],
      [`${paths.opportunities}?age=12&near=30.27,-97.74`, listTexts.filters],
      paths.opportunity(ids.opportunity),
      '/teams/tx/austin',
      '/teams/tx/austin/12u-softball',
      '/tryouts/tx/austin',
      '/teams/tx/nowhere',
      paths.user(ids.user),
      ...[paths.team, paths.player, paths.event, paths.opportunity, paths.user].map((path) => path('nobody')),
      paths.legal,
      paths.privacyPolicy,
      paths.termsOfService,
      paths.cookiePolicy,
      [paths.login, shellTexts.login],
      paths.login,
      `${paths.login}?forgot`,
      [`${paths.login}?forgot`, accountTexts.sendResetLink],
      paths.signUp,
      [
        paths.signUp,
        fill(accountTexts.password, 'chalk'),
        fill(accountTexts.confirmPassword, 'line'),
        accountTexts.createAccount,
      ],
      `${paths.resetPassword}#email=a@fungo.example&code=1`,
      [`${paths.resetPassword}#email=a@fungo.example&code=1`, accountTexts.saveNewPassword],
      paths.resetPassword,
      paths.verifyEmail,
    ],
  },
  {
    who: 'a family',
    as: people.parent,
    screens: () => [
      [paths.home, shellTexts.menu, 'Parker Parent'],
      [paths.mySeason, notificationTexts.notifications],
      paths.players,
      paths.profile,
      `${paths.profile}?tab=teams`,
      `${paths.profile}?tab=players`,
      paths.accountSettings,
      [paths.accountSettings, accountTexts.deleteMyAccount],
      [paths.accountSettings, shellTexts.logOut],
      `${paths.accountSettings}?tab=password`,
      [`${paths.accountSettings}?tab=password`, accountTexts.setUpTwoStep],
      [`${paths.accountSettings}?tab=password`, accountTexts.changePassword],
      `${paths.accountSettings}?tab=preferences`,
      paths.deleted,
      paths.erasure('nobody'),
      paths.newPlayer,
      [paths.newPlayer, playerFormTexts.createPlayer],
      paths.editPlayer(ids.player),
      paths.player(ids.player),
      paths.player(ids.player, 'teams'),
      paths.player(ids.player, 'opportunities'),
      paths.player(ids.player, 'management'),
      [
        paths.player(ids.player, 'management'),
        playerTexts.addTeam,
        playerTexts.addToTeam,
        listOf(deletedRecordTexts.team, 'Cedar'),
      ],
      [paths.player(ids.player, 'management'), playerTexts.deletePlayer],
      [paths.player(ids.player, 'management'), deletedRecordTexts.eraseNow],
      [paths.opportunities, watchTexts.watch],
      [paths.opportunity(ids.opportunity), ownRegistrationTexts.withdraw],
      paths.register(ids.opportunity),
      [paths.register(ids.opportunity), invitationTexts.register, listOf(siteTexts.player, 'parent')],
      [
        paths.register(ids.opportunity),
        async (page) => {
          await page.getByRole('button', { name: 'Riley Parent' }).click()
          await page.getByText('Riley tiene 14 años').first().waitFor()
        },
      ],
      paths.team(ids.team, 'contacts'),
      [paths.team(ids.team), claimTexts.notRightDispute],
      [paths.teams, mySeasonTexts.createATeam, teamTexts.createTeam],
    ],
  },
  {
    who: 'a coach on a team',
    as: people.coach,
    screens: () => [
      [paths.teams, mySeasonTexts.createATeam, teamTexts.createTeam],
      paths.team(ids.team, 'settings'),
      [paths.team(ids.team, 'settings'), teamTexts.deleteTeam],
      paths.manageTeam(ids.team),
      [paths.manageTeam(ids.team), wordTexts.edit],
      [paths.manageTeam(ids.team), wordTexts.deleteText],
      paths.manageTeam(ids.team, 'roster'),
      [paths.manageTeam(ids.team, 'roster'), rosterTexts.addPlayerButton, listOf(siteTexts.player, 'parent')],
      [paths.manageTeam(ids.team, 'roster'), rosterTexts.importAList, rosterTexts.preview],
      [paths.manageTeam(ids.team, 'roster'), rosterTexts.moveAnotherSeason],
      [paths.manageTeam(ids.team, 'roster'), wordTexts.edit, fill(playerTexts.endDate, '1990-01-01'), wordTexts.save],
      [paths.manageTeam(ids.team, 'roster'), wordTexts.remove],
      paths.manageTeam(ids.team, 'contacts'),
      [
        paths.manageTeam(ids.team, 'contacts'),
        teamTexts.addContact,
        (page) => page.getByRole('dialog').getByRole('button', { name: contactTexts.addContactButton }).click(),
        listOf(accountTexts.user, 'uma'),
      ],
      paths.manageTeam(ids.team, 'settings'),
      [paths.manageTeam(ids.team, 'settings'), teamFormTexts.chooseAShield],
      paths.manageTeam(ids.team, 'nothing'),
      paths.manageTeam('nobody'),
    ],
  },
  {
    who: 'a user without players',
    as: people.user,
    screens: () => [
      paths.mySeason,
      [`${paths.profile}?tab=players`, shellTexts.menu, 'Uma User'],
      paths.team(ids.team),
      paths.player(ids.player, 'management'),
      paths.player(unclaimed),
      `${paths.players}?view=map&near=30.27,-97.74&within=25&place=Austin`,
      paths.editPlayer('nobody'),
      paths.register(ids.opportunity),
      paths.register('nobody'),
    ],
  },
  {
    who: 'an organizer',
    as: people.coach,
    screens: () => [
      paths.createOpportunity(ids.team),
      [paths.createOpportunity(ids.team), opportunityTexts.createOpportunity, listOf(placeTexts.cityOrTown, 'Cedar')],
      paths.editOpportunity(ids.opportunity),
      [
        paths.editOpportunity(ids.opportunity),
        fill(opportunityFormTexts.title, ''),
        opportunityFormTexts.updateOpportunity,
        async (page) => {
          await page.getByRole('combobox', { name: opportunityFormTexts.teamOptional }).fill('')
          await listOf(opportunityFormTexts.teamOptional, 'Cedar')(page)
        },
      ],
      [paths.editOpportunity(ids.opportunity), cancelSectionTexts.cancelThisRecord('opportunity')],
      paths.editOpportunity('nobody'),
      paths.opportunity(ids.opportunity),
      [paths.opportunity(ids.guestNeed), guestPlayTexts.invite],
      paths.manageRegistrations(ids.opportunity),
      [paths.manageRegistrations(ids.opportunity), manageRegistrationTexts.reject],
      [paths.manageRegistrations(ids.opportunity), manageRegistrationTexts.emailApproved, wordTexts.send],
      [paths.manageRegistrations(ids.opportunity), manageRegistrationTexts.detailsOf('').trim()],
      [
        paths.manageRegistrations(ids.opportunity),
        manageRegistrationTexts.detailsOf('').trim(),
        manageRegistrationTexts.feePaidBy(''),
      ],
      paths.manageEntries(ids.tournament),
      [paths.manageEntries(ids.tournament), entryTexts.emailTeams, wordTexts.send],
      [
        paths.manageEntries(ids.tournament),
        entryTexts.moveTeam(''),
        (page) => page.getByRole('dialog').getByRole('button', { name: entryTexts.move }).click(),
      ],
      [paths.manageEntries(ids.tournament), entryTexts.insuranceOf({ name: '', shown: '' }).split(':')[0]!],
      [paths.manageEntries(ids.tournament), entryTexts.doesNotMake],
      paths.checkIn(ids.opportunity),
      [paths.checkIn(ids.opportunity), checkInTexts.qrCode],
      [
        paths.checkIn(ids.opportunity),
        checkInTexts.addWalkUp,
        (page) => page.getByRole('dialog').getByRole('button', { name: checkInTexts.checkInPlayer }).click(),
      ],
      paths.evaluate(ids.opportunity),
      paths.evaluate('nobody'),
      paths.createEvent(ids.team),
      [paths.createEvent(ids.team), eventTexts.createEvent],
      paths.editEvent(ids.event),
      [paths.editEvent(ids.event), auditLogTexts.showHistory, cancelSectionTexts.cancelThisRecord('event')],
      paths.event(ids.event),
      paths.event(ids.tournament),
      paths.teamCheckIn(ids.tournament),
    ],
  },
]

test.each(walks)(
  'every text that $who sees is a message, passes axe in light and dark, and fits a phone and a finger',
  async ({ as, screens }) => {
    const page = await visit({ path: '/es/robots', as, viewport: PHONE })
    await addAxe(page)
    const answers: Promise<string>[] = []
    page.on('response', (response) => {
      // Fails for the requests of a screen that the next one replaces.
      if (/\/query\b/.test(response.url())) answers.push(response.text().catch(() => ''))
    })
    await page.route(
      (url) => url.origin === origin && /^\/(es|assets)\b/.test(url.pathname),
      (route) => {
        const { pathname } = new URL(route.request().url())
        const file = pathname.startsWith('/assets/') ? join(pseudo, pathname) : join(pseudo, 'index.html')
        return existsSync(file) ? route.fulfill({ path: file }) : route.continue()
      },
    )
    const found = await walk(page, screens(), {
      locale: 'es',
      async ready(page) {
        await page.getByRole('contentinfo').getByText(START).first().waitFor()
        await loaded(page)
      },
      async check() {
        const texts = [...(await untranslated(page)), ...(await cutOff(page))]
        // What the page showed had been answered by now, also if it arrived during this check.
        const own = await page.evaluate(() => localStorage.user)
        const known = [own, ...(await Promise.all(answers)), ...Object.values(CONSENT_TEXTS)].join('\n')
        return texts.filter((text) => !known.includes(JSON.stringify(text.trim()).slice(1, -1)))
      },
    })
    expect(found).toEqual([])
  },
)

test('embeds in Spanish fit a phone and pass axe', async () => {
  const page = await visit({ path: '/es/legal', viewport: PHONE })
  await addAxe(page)
  for (const path of [`/embed/team/${ids.team}`, '/embed/tryouts']) {
    await page.goto(`${path}?lang=es`)
    expect(await cutOff(page), path).toEqual([])
    expect(await isWider(page), path).toBe(false)
    expect(await problems(page), path).toEqual([])
  }
})

test('the language switch keeps the page, its filters, and an unsent form', async () => {
  const page = await visit({ path: `${paths.opportunities}?type=TRYOUT&ageGroup=12U`, as: people.parent })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await page.waitForURL(/\/es\/opportunities\?type=TRYOUT&ageGroup=12U$/)
  expect(await page.locator('html').getAttribute('lang')).toBe('es-US')
  await page.goto(`/es${paths.newPlayer}`)
  await page.locator('input[name="name"]').fill('Luz Ortega')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Parker Parent' }).click()
  await banner.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(`${origin}${paths.newPlayer}`)
  await expect.poll(() => page.locator('input[name="name"]').inputValue()).toBe('Luz Ortega')
})

test('the registrations of a coach fit on a desktop, and the header of an admin has one line', async () => {
  const { opportunity } = await demoIDs()
  for (const as of [people.coach, people.admin]) {
    const page = await visit({ path: `/es${paths.manageRegistrations(opportunity)}`, as })
    await page
      .getByRole('button', { name: /^Aprobar/ })
      .first()
      .waitFor()
    expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(70)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})

test("the code for a team's own site shows the team in Spanish", async () => {
  const page = await visit({ path: pathIn('es', paths.manageTeam(ids.team, 'settings')), as: people.coach })
  await page.getByText(`/embed/team/${ids.team}?lang=es"`).waitFor()
})

test('the screens of admins are in English and say so in Spanish', async () => {
  const page = await visit({ path: `/es${paths.adminReports}`, as: people.admin })
  await page.getByText(shellTexts.pagesInEnglish).waitFor()
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.evaluate((it) => it.closest<HTMLElement>('[lang]')!.lang)).toBe('en')
})

test('a browser that prefers Spanish is offered it once', async () => {
  const page = await visit({ path: '/legal', locale: 'es-MX' })
  await page.getByRole('region', { name: 'Idioma' }).getByRole('button', { name: 'Cerrar' }).click()
  await page.reload()
  await loaded(page)
  await absent(page.getByRole('region', { name: 'Idioma' }))
})

test('an app that is installed from a Spanish page opens in Spanish', async () => {
  const page = await visit({ path: '/es/robots' })
  const address = (await page.locator('link[rel=manifest]').getAttribute('href'))!
  const manifest = await page.evaluate((url) => fetch(url).then((response) => response.json()), address)
  expect(manifest).toMatchObject({ lang: 'es-US', start_url: '/es', description: expect.stringContaining('béisbol') })
})
