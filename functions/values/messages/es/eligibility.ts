import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const nameAlreadyRegistered = ({ status, name }: { status: Value; name: Value }) =>
  select(status, {
    APPROVED: `La inscripción de ${name} ya está hecha (aprobada)`,
    REJECTED: `La inscripción de ${name} ya está hecha (rechazada)`,
    other: `La inscripción de ${name} ya está hecha (pendiente)`,
  })
export const alreadyRegistered = 'Ya se inscribió'
export const ofAge = (age: Value) => `${age} años`
export const agesMinMax = ({ min, max }: { min: Value; max: Value }) => `de ${min} a ${max} años`
export const agesMin = (min: Value) => `desde ${min} años`
export const agesMaxUnder = (max: Value) => `hasta ${max} años`
export const cannotRegister = ({ name, age, ages }: { name: Value; age: Value; ages: Value }) =>
  `${name} tiene ${age} años y no se puede inscribir (${ages})`
export const canRegister = ({ name, age, ages }: { name: Value; age: Value; ages: Value }) =>
  `${name} tiene ${age} años y se puede inscribir (${ages})`
export const tooYoungAge = (age: Value) => `Tiene ${age} años: no llega a la edad mínima`
export const tooOldAge = (age: Value) => `Tiene ${age} años: pasa de la edad límite`
export const isAnotherSport = ({ sport, name }: { sport: Value; name: Value }) =>
  select(sport, {
    BASEBALL: `Esto es béisbol, y el equipo de ${name} juega sóftbol`,
    other: `Esto es sóftbol, y el equipo de ${name} juega béisbol`,
  })
export const playsSoftball = 'Juega sóftbol'
export const playsBaseball = 'Juega béisbol'
export const nameCanRegister = (name: Value) => `${name} se puede inscribir: se aceptan todas las edades`
export const fits = 'Se puede inscribir'
export const thisIsForAges = ({ ages, name }: { ages: Value; name: Value }) =>
  `Edades que se piden: ${ages}. No tenemos la edad de ${name}, así que el organizador la revisará`
export const minAndUp = (min: Value) => `${min} o más`
export const maxAndUnder = (max: Value) => `${max} o menos`
export const minOrMax = ({ min, max }: { min: Value; max: Value }) => `${min} o ${max}`
export const forAllAges = 'Para jugadores de todas las edades'
export const nameRegisterOrganizerChecks = ({ name, ages }: { name: Value; ages: Value }) =>
  `${name} se puede inscribir (${ages}). Las reglas difieren, así que el organizador revisará el cumpleaños`
export const organizerChecksBirthday = 'El organizador revisará el cumpleaños'
export const nameAgeTodayBut = ({ name, age, ages }: { name: Value; age: Value; ages: Value }) =>
  `${name} tiene hoy ${age} años, pero cuenta la edad de liga (${ages}). Se revisa al inscribirse`
export const leagueAgeCounts = 'Cuenta la edad de liga'
export const playersLeagueAge = (ages: Value) => `Para jugadores con edad de liga de ${ages} años`
export const fixTheAge = 'Corregir la edad'
export const whatFitsAge = (age: number) => `Qué hay para ${age} años`
