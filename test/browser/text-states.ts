import type { Page, Route } from 'playwright-core'
import { reach } from '../support/browser.ts'
import type { Row } from './texts.ts'

/** Pages that have received a mocked response. */
const mocked = new WeakSet<Page>()

async function mock(page: Page, respond: (route: Route) => Promise<void>) {
  mocked.add(page)
  await page.route('**/query/*', (route) => route.fulfill({ json: {} }))
  await page.route('**/query', respond)
}

/** Responds to the operation, or to every operation, with a server error. */
const breaks =
  (operation = '') =>
  (page: Page) =>
    mock(page, async (route) => {
      const { operationName = '' } = route.request().postDataJSON()
      if (!operationName.includes(operation)) return route.continue()
      const message = 'Something went wrong. Please try again.'
      await route.fulfill({ json: { data: null, errors: [{ message, extensions: { code: 'INTERNAL' } }] } })
    })

/** Applies the change to the server's responses to the operation. */
// biome-ignore lint/suspicious/noExplicitAny: the response to any operation
const answers = (operation: string, change: (data: any) => void) => (page: Page) =>
  mock(page, async (route) => {
    if (!String(route.request().postDataJSON().operationName).includes(operation)) return route.continue()
    const response = await route.fetch()
    const json = await response.json()
    if (json.data) change(json.data)
    await route.fulfill({ response, json })
  })

/** Never responds to the operation. */
const holds = (operation: string) => (page: Page) =>
  mock(page, async (route) => {
    if (!String(route.request().postDataJSON().operationName).includes(operation)) await route.continue()
  })

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

async function fillTeam(page: Page, { name = '', city = '', state = '' }) {
  // The draft of an earlier state keeps the form open.
  const button = page.getByRole('button', { name: 'Create a Team' })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  const form = page.getByRole('form', { name: 'Create a Team' })
  await form.getByLabel('Team Name').fill(name)
  await form.getByLabel('City').fill(city)
  await page.keyboard.press('Tab')
  await form.getByLabel('State').selectOption(state)
  await form.getByRole('button', { name: 'Create Team' }).click()
}

async function pasteSchedule(page: Page, schedule: string) {
  await page.getByLabel('All Games').fill(schedule)
  await page.getByRole('button', { name: 'Preview' }).click()
}

type Answer = { code: number } | { coords: { latitude: number; longitude: number } } | null

/** Presses Use my location with a mocked geolocation: an error code, a position, or null for a browser without it. */
async function locate(page: Page, answer: Answer) {
  await page.evaluate((given) => {
    const getCurrentPosition = (found: (it: object) => void, failed: (it: object) => void) =>
      given && ('coords' in given ? found : failed)(given)
    Object.defineProperty(navigator, 'geolocation', { value: given && { getCurrentPosition }, configurable: true })
  }, answer)
  await press('Use my location')(page)
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'geolocation'))
}

async function setPassword(page: Page, password: string, again: string) {
  await page.getByLabel('Current Password').fill('fungo-demo')
  await page.getByLabel('New Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm New Password').fill(again)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Change Password' }).click()
}

async function fillSignUp(page: Page) {
  await page.getByLabel('Full Name').fill('Ray Robot')
  await page.getByLabel('Email Address').fill('ray@fungo.example')
  await page.getByLabel('Password', { exact: true }).fill('Chalk line 7!')
  await page.getByLabel('Confirm Password').fill('Chalk line 7!')
}

/** The server's responses in a `state` of texts.ts that a page has from the start. */
const responses: Record<string, (page: Page) => Promise<unknown>> = {
  'the server fails': breaks(),
  'there is nothing yet': answers('Home', (data) => {
    for (const rows of ['teams', 'players', 'events', 'opportunities']) data[rows] = []
  }),
  'there are no seasons': answers('Seasons', (data) => {
    data.seasons = []
  }),
  'the account is gone': answers('Account', (data) => {
    data.currentUser = null
  }),
  'what was claimed and who claimed it are gone': answers('ClaimRequests', ({ claimRequests }) => {
    for (const claim of claimRequests) Object.assign(claim, { resourceName: null, user: null })
  }),
  'the opportunity is on its way': holds('Opportunity'),
}

/** The actions that bring a page into each other `state`. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  // Earlier on the same page.
  'the player is claimed': async () => {},
  'Claim Player is pressed': press('Claim Player'),
  // The footer has a button of the same name.
  'Log Out is pressed': (page) => page.getByRole('main').getByRole('button', { name: 'Log Out' }).click(),
  'Delete Team is pressed': press('Delete Team'),
  async 'a record is about to be deleted'(page) {
    for (const name of [/^More for /, /^Delete /]) await page.getByRole('button', { name }).first().click()
  },
  async 'the server fails on the login'(page) {
    await breaks('Login')(page)
    await page.getByLabel('Email').fill('somebody@fungo.example')
    await page.getByLabel('Password', { exact: true }).fill('fungo-demo')
    await press('Login')(page)
  },
  async 'the server fails on the mail'(page) {
    await breaks('ForgotPassword')(page)
    await page.getByLabel('Email').fill('somebody@fungo.example')
    await press('Send Reset Link')(page)
  },
  async 'short and different passwords are sent'(page) {
    await page.getByLabel('Password', { exact: true }).fill('abc')
    await page.getByLabel('Confirm Password').fill('abcd')
    await press('Create account')(page)
  },
  async 'the verification step is left out'(page) {
    await page.getByLabel(/not a robot/i).waitFor()
    await fillSignUp(page)
    await press('Create account')(page)
  },
  async 'the server fails on the sign-up'(page) {
    await breaks('SignUp')(page)
    await fillSignUp(page)
    await page.getByLabel(/not a robot/i).click()
    await page.getByText('Verified').waitFor()
    await press('Create account')(page)
  },
  async 'the verification is a forged one'(page) {
    await mock(page, (route) => {
      const postData = route.request().postDataJSON()
      if (postData.operationName !== 'Login') return route.continue()
      postData.variables.input.recaptchaToken = 'forged'
      return route.continue({ postData })
    })
    await page.getByLabel('Email').fill('somebody@fungo.example')
    await page.getByLabel('Password', { exact: true }).fill('fungo-demo')
    await press('Login')(page)
  },
  async 'the change is on its way'(page) {
    await holds('UpdateOpportunity')(page)
    await press('Update Opportunity')(page)
  },
  async 'Delete Team is pressed and meant'(page) {
    await press('Delete Team')(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Team' }).click()
  },
  async 'the server fails on the rejection'(page) {
    await breaks('RejectClaim')(page)
    await press('Reject the claim of user@fungo.example for Cedar Park Thunder')(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click()
  },
  'an empty team is sent': (page) => fillTeam(page, {}),
  'a team with an age group in its name is sent': (page) =>
    fillTeam(page, { name: 'Hawks 12U', city: 'Austin', state: 'TX' }),
  'a team of a name that is taken is sent': (page) =>
    fillTeam(page, { name: ' cedar park  THUNDER', city: 'Austin', state: 'TX' }),
  async 'the server fails on the new team'(page) {
    await breaks('CreateTeam')(page)
    await fillTeam(page, { name: 'Luckless Larks', city: 'Austin', state: 'TX' })
  },
  'a text is chosen as photo': (page) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }),
  'a photo of 6 MB is chosen': (page) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * 1024 * 1024) }),
  'an empty registration is sent': press('Register'),
  'the player is about to be searched for': (page) => page.getByRole('combobox', { name: 'Player' }).click(),
  'a player is searched for who is not there': (page) => page.getByRole('combobox', { name: 'Player' }).fill('zzzzqq'),
  'a short password is set': (page) => setPassword(page, 'abc', 'abc'),
  'different passwords are set': (page) => setPassword(page, 'chalk line 7', 'chalk line 8'),
  'a player is added without a division': press('Add Player'),
  async 'a player is added without a season'(page) {
    await page.getByLabel('Season').selectOption('')
    await press('Add Player')(page)
  },
  'a schedule without columns is pasted': (page) => pasteSchedule(page, 'Sandpipers beat Turnstones'),
  'a game without a date is pasted': (page) =>
    pasteSchedule(page, 'Date\tTeam 1\tTeam 2\nsoon\tSandpipers\tTurnstones'),
  'a contact is about to be added': press('+ Add Contact'),
  'an empty opportunity is sent': press('Create Opportunity'),
  'the place is about to be searched for': (page) => page.getByRole('combobox', { name: 'City or town' }).fill('Ce'),
  async 'the search for places fails'(page) {
    await breaks('Places')(page)
    await page.getByRole('combobox', { name: 'City or town' }).fill('Cedar')
  },
  'the browser does not tell where it is': press('Use my location'),
  'the browser does not know where it is': (page) => locate(page, { code: 2 }),
  'the browser takes too long to find itself': (page) => locate(page, { code: 3 }),
  'the browser fails to find itself': (page) => locate(page, { code: 0 }),
  'the browser cannot find itself': (page) => locate(page, null),
  async 'the server does not know the place'(page) {
    await breaks('CurrentPlace')(page)
    await locate(page, { coords: { latitude: 30.27, longitude: -97.74 } })
  },
  async 'an empty team history is sent'(page) {
    await press('+ Add to a team')(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Add to team' }).click()
  },
  async 'the server fails on the registration'(page) {
    await breaks('Register')(page)
    await page.getByText(/Blake's age isn't on file/).waitFor()
    await page.getByLabel('I have read the waiver and accept it').check()
    await page.getByRole('button', { name: 'Register', exact: true }).click()
  },
  async 'the server fails on the approval'(page) {
    await breaks('ApproveClaim')(page)
    await press('Approve the claim of coach@fungo.example for Many Mounds')(page)
  },
  async 'the server fails on the sync'(page) {
    await breaks('SyncGoverningBody')(page)
    await press('Start Sync')(page)
  },
  'an empty event is sent': press('Create Event'),
  'an empty season is sent': press('Create Season'),
}

/** All visible text of the page, with placeholders and accessible labels. */
const words = (page: Page) =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[placeholder], [aria-label]')].flatMap((element) => [
        element.getAttribute('placeholder') ?? '',
        element.getAttribute('aria-label') ?? '',
      ]),
    ]
      .join('\n')
      .replace(/[\u2018\u2019]/g, "'"),
  )

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\bN\b/g, '\\d[\\d,]*')

/** Opens the path and brings the page into the state. */
export async function openIn(page: Page, path: string, state: string) {
  const response = responses[state]
  if (response || mocked.has(page)) {
    mocked.delete(page)
    await response?.(page)
    await page.goto(path)
  } else {
    await reach(page, path)
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (!response) await states[state]!(page)
}

/** The texts of the row that the page does not show within 8 s, and those that it shows more than once. */
export async function wrongTexts(page: Page, { texts, once = [] }: Row): Promise<string[]> {
  const patterns = texts.map((text) => new RegExp(`(?<![\\w])${escaped(text)}(?![a-z])`))
  let left: readonly string[] = texts
  let repeated: string[] = []
  for (const deadline = Date.now() + 8_000; left.length > 0 && Date.now() < deadline; ) {
    const read = await words(page)
    left = texts.filter((_, index) => !patterns[index]!.test(read))
    repeated = once.filter((text) => read.split(text).length > 2)
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return [...left, ...repeated.map((text) => `${text}, more than once`)]
}
