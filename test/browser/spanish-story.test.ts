import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_PASSWORD } from '../../scripts/seed.ts'
import {
  allMailsTo,
  clear,
  confirmAddress,
  demoClient,
  downloaded,
  loaded,
  mailsTo,
  mailTo,
  newcomer,
  origin,
  people,
  pushSocket,
  unique,
  visit,
} from '../support/browser.ts'
import { readCalendar } from '../support/calendar.ts'
import { englishWords } from '../support/english-words.ts'
import { allowPush } from '../support/phone-push.ts'
import { startPushReceiver } from '../support/push-receiver.ts'
import { inHours } from '../support/times.ts'

const PHONE = { width: 390, height: 844 }
const place = { location: 'Leddy Park', city: 'Burlington', state: 'VT' }

/** What people wrote, which stays as it is. */
const written = ['Casey Coach', 'Ana Ortiz', 'Luz Ortiz', 'Luz O.', 'Leddy Park', 'Burlington, VT', 'Burlington']

/** The lines with an English word, except the codes of states. */
const inEnglish = (lines: readonly string[]) =>
  lines.filter((line) => !/^[A-Z]{2}$/.test(line) && englishWords(line, written).length > 0)

/** The lines with letters of Spanish, except the switch of languages. */
const inSpanish = (lines: readonly string[]) => lines.filter((line) => line !== 'Español' && /[¿¡áéíóúñ]/i.test(line))

/** The title, the text, and the names of elements of the page. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.title, ...document.body.innerText.split('\n'), ...new Set(names)]
  })

test('a family reads each screen, mail, and calendar in Spanish from the search to a withdrawal, and the coach reads English', async () => {
  const receiver = await startPushReceiver(pushSocket)
  onTestFinished(receiver.stop)
  const coach = await newcomer('Casey Coach', 'coach')
  await confirmAddress(coach)
  await clear(coach)
  const [name, title, need] = [unique('Wrens'), unique('Wrens open day'), unique('Catcher for Saturday')]
  const [about, bring, text] = ['We look for kids who like to play.', 'Glove and water', 'Use the gate on Main Street.']
  written.push(name, title, need, about, bring, text, 'Where we meet')
  const { id: teamID } = await coach.createTeam({ input: { name, locationCity: place.city, state: place.state } })
  const ages = { minAge: 10, maxAge: 12, sport: 'BASEBALL' }
  const { id } = await coach.createOpportunity({
    input: {
      type: 'TRYOUT',
      title,
      teamID,
      ...place,
      ...ages,
      startTime: inHours(216),
      endTime: inHours(218),
      description: about,
      whatToBring: bring,
      waiverRequired: true,
      feeCents: 2_500,
      capacity: 1,
    },
  })

  const page = await visit({ path: '/es', viewport: PHONE })
  const isSpanish = async (screen: string) => {
    expect.soft(inEnglish(await linesOf(page)), screen).toEqual([])
    expect.soft(await page.locator('html').getAttribute('lang'), screen).toBe('es-US')
  }
  const search = page.getByRole('search', { name: 'Buscar' })
  await search.getByLabel('Edad').selectOption('12U')
  await search.getByLabel('Dónde').click()
  await page.keyboard.type('Burlington, VT')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/es\/find\?.*near=/)
  await page.getByRole('link', { name: title }).waitFor()
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: 'Inscribir', exact: true }).waitFor()
  await isSpanish('the opportunity')
  await page.getByRole('link', { name: 'Inscribir', exact: true }).click()

  await page.waitForURL('/es/signup')
  const email = `ana-${Date.now()}@fungo.example`
  await page.getByLabel('Nombre completo').fill('Ana Ortiz')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByLabel('Confirme la contraseña').fill(DEMO_PASSWORD)
  await page.getByLabel('No soy un robot').click()
  await page.getByText('Verificado').waitFor()
  await isSpanish('the sign-up')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.getByRole('button', { name: 'Agregar a su jugador' }).waitFor()

  const { text: welcome } = await mailTo(email, /^Confirme su correo/)
  await page.goto(/http\S+verify-email\S+/.exec(welcome)![0])
  await page.getByText('¡Gracias! Su correo está confirmado.').waitFor()
  await isSpanish('the confirmed address')
  await page.goto(`/es/opportunities/register/${id}`)

  await page.getByRole('button', { name: 'Agregar a su jugador' }).click()
  const form = page.getByRole('dialog', { name: 'Agregar a su jugador' })
  await form.getByRole('textbox', { name: 'Nombre' }).fill('Luz Ortiz')
  await form.getByLabel('Edad').fill('11')
  await form.getByLabel('Posición').selectOption('Receptor')
  await form.getByLabel('Ciudad').fill(place.city)
  await form.getByLabel('Estado').selectOption(place.state)
  await form.getByText(/usted confirma que es el padre, la madre o el tutor legal de este jugador/).waitFor()
  await isSpanish('the new player')
  await form.getByRole('button', { name: 'Crear jugador' }).click()
  await page.getByText('Luz tiene 11 años y se puede inscribir (de 10 a 12 años)').waitFor()
  await page.getByRole('button', { name: 'Inscribir', exact: true }).click()
  await page.getByText('Debe aceptar la exención de responsabilidad (waiver) para inscribirse').first().waitFor()
  await isSpanish('a form with an error')
  await page.getByLabel('He leído la exención de responsabilidad y la acepto').check()
  await page.getByRole('button', { name: 'Inscribir', exact: true }).click()
  await page.getByText('¡La inscripción en esta oportunidad está hecha!').first().waitFor()
  await isSpanish('the confirmation')
  await page.waitForURL(`/es/opportunities/${id}`)
  await page.getByRole('heading', { name: 'Luz: Pendiente' }).waitFor()
  await isSpanish('the own registration')

  const desk = await visit({ path: `/opportunities/${id}/manage-registrations`, as: coach, locale: 'es-MX' })
  const isEnglish = async (screen: string) => expect.soft(inSpanish(await linesOf(desk)), screen).toEqual([])
  await desk.getByRole('region', { name: 'Idioma' }).getByRole('button', { name: 'Cerrar' }).click()
  await desk.getByRole('button', { name: 'Approve Luz Ortiz' }).click()
  await desk.getByText('1 of 1 spots').waitFor()
  await desk.getByRole('button', { name: 'Email approved' }).click()
  const message = desk.getByRole('dialog', { name: 'Email families' })
  await message.getByLabel('Subject').fill('Where we meet')
  await message.getByLabel('Message').fill(text)
  await isEnglish('the message')
  await message.getByRole('button', { name: 'Send' }).click()
  await desk.getByText('1 family will be emailed').waitFor()
  await isEnglish('the registrations')
  const [{ player, waiver }] = await coach.opportunityRegistrations(
    { opportunityID: id },
    'player { id } waiver { version }',
  )
  expect(waiver.version).toBe('Fungo 2026-12-es')

  await mailTo(email, /^Where we meet/)
  await page.goto('/es/my-season')
  const own = page.getByRole('region', { name: 'Mis inscripciones' })
  await own.getByRole('heading', { name: 'Luz: Aprobada' }).waitFor()
  await page.getByRole('region', { name: 'Mensajes' }).getByText(text).waitFor()
  await isSpanish('My Season')
  const file = await downloaded(page, () => own.getByRole('button', { name: 'Agregar al calendario' }).click())
  expect(readCalendar(file.text).entries).toMatchObject([
    { summary: title, description: `${about}\n\nQué llevar: ${bring}` },
  ])
  expect(file.text).toContain(`URL:${origin}/es/opportunities/${id}`)
  await page.getByRole('button', { name: 'Notificaciones, 3 sin leer' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Inscripción aprobada/ })
    .waitFor()
  await isSpanish('the bell')

  await allowPush(page, id)
  await page.goto('/es/account/settings?tab=preferences')
  await page.getByRole('button', { name: 'Activar en este dispositivo' }).click()
  await page.getByText('(este dispositivo)').waitFor()
  await loaded(page)
  await isSpanish('the preferences')
  await page.goto(`/es/players/${player.id}?tab=management`)
  await page.getByRole('button', { name: 'Activar por 60 días' }).click()
  await page.getByText('Su jugador está disponible como invitado por 60 días.').waitFor()
  const { guardianConsent } = await demoClient(people.admin).player({ id: player.id }, 'guardianConsent { version }')
  expect(guardianConsent.version).toBe('2026-12-es-act')
  await page.getByRole('button', { name: 'Ver historial' }).click()
  await page.getByText('Crear jugador').waitFor()
  await loaded(page)
  await isSpanish('the player')

  const guestNeed = await coach.createOpportunity({
    input: {
      type: 'GUEST_NEED',
      title: need,
      teamID,
      ...place,
      ...ages,
      positionsNeeded: ['Catcher'],
      startTime: inHours(6),
      neededBy: inHours(4),
    },
  })
  await desk.goto(`/opportunities/${guestNeed.id}`)
  await desk.getByRole('button', { name: 'Ask Families' }).click()
  await desk.getByText('1 family asked, 0 said no.').waitFor()
  await isEnglish('the families who are asked')
  const asked = await mailTo(email, /^¿Puede Luz O\. jugar como jugador invitado\?$/)
  await page.goto(/http\S+\/p\/ask\?\S+/.exec(asked.text)![0])
  await page.getByRole('heading', { name: '¿Puede Luz O. jugar como jugador invitado?' }).waitFor()
  await isSpanish('the question')
  await page.getByRole('button', { name: 'Sí, aceptar el lugar' }).click()
  await page.getByRole('heading', { name: 'El lugar es suyo' }).waitFor()
  await isSpanish('the answer')

  await page.goto(`/es/opportunities/${id}`)
  await page.getByRole('button', { name: 'Retirar' }).click()
  await page.getByRole('alertdialog').waitFor()
  await isSpanish('the question before a withdrawal')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click()
  await page.getByText('Luz: inscripción retirada').waitFor()
  await isSpanish('the withdrawal')

  await allMailsTo(email, [
    'Confirme su correo electrónico para Fungo',
    `Inscripción recibida: ${title}`,
    `Inscripción aprobada: ${title}`,
    'Where we meet',
    '¿Puede Luz O. jugar como jugador invitado?',
    `Inscripción aprobada: ${need}`,
  ])
  const links = new Set<string>()
  for (const { subject, text, attachments } of await mailsTo(email)) {
    const calendar = attachments.map(({ content }) => content.replace('PRODID:-//Fungo//Fungo//EN', '')).join()
    expect.soft(inEnglish([subject, ...text.split('\n')]), subject).toEqual([])
    for (const [link] of `${text}\n${calendar.replaceAll('\r\n ', '')}`.matchAll(/http:[^\s)]+/g)) links.add(link)
  }
  const elsewhere = [...links].filter((link) => !/^http:\/\/[^/]+\/(es\/|p\/.*&lang=es$)/.test(link))
  expect(elsewhere).toEqual([])
  for (const link of [...links].filter((it) => /\/p\/(unsubscribe|report)/.test(it))) {
    await page.goto(link)
    await isSpanish(link)
  }
  const pushed = receiver.pushes.map((push) => push.title)
  expect(pushed).toEqual(['¿Puede su jugador jugar como jugador invitado?', `Inscripción aprobada: ${need}`])
  const toCoach = await allMailsTo(coach.email, [
    'Confirm your email address for Fungo',
    `New registration: ${title}`,
    `Spot taken: ${need}`,
    `Registration withdrawn: ${title}`,
  ])
  expect(inSpanish(toCoach.split('\n'))).toEqual([])
})
