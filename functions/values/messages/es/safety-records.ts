import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const coachSafety = 'Seguridad del entrenador'
export const safetyRecordsHint =
  'Opcional, para entrenadores y personal del equipo. Cuando un administrador ha visto su certificado, las familias con sesión iniciada ven cada fecha junto a su nombre como contacto del equipo.'
export const datesSaved = 'Fechas guardadas.'
export const backgroundCheck = 'Verificación de antecedentes'
export const goodFor24Months = 'Vale por 24 meses.'
export const safesportTraining = 'Capacitación SafeSport'
export const goodFor12Months = 'Vale por 12 meses.'
export const saveDates = 'Guardar fechas'
export const recordExpired = ({ kind, date }: { kind: Value; date: Value }) =>
  select(kind, {
    BACKGROUND_CHECK: `La verificación de antecedentes venció el ${date}`,
    other: `La capacitación SafeSport venció el ${date}`,
  })
export const recordGoodUntil = ({ kind, date }: { kind: Value; date: Value }) =>
  select(kind, {
    BACKGROUND_CHECK: `Verificación de antecedentes hasta el ${date}`,
    other: `Capacitación SafeSport hasta el ${date}`,
  })
export const recordNotConfirmedYet = (kind: Value) =>
  select(kind, {
    BACKGROUND_CHECK: 'Verificación de antecedentes: sin confirmar todavía',
    other: 'Capacitación SafeSport: sin confirmar todavía',
  })
