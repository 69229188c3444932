import { select } from '../select.ts'
import type { Value } from '../text.ts'
import { number } from './counts.ts'

export const invalidWebAddress = 'Escriba una dirección web que empiece con https://'
export const invalidSocialLink = 'Escriba direcciones https:// de Facebook, Instagram, X, YouTube, TikTok o Threads.'
export const tooManySocialLinks = 'Escriba hasta seis direcciones.'
export const twoDifferentColors = 'Elija dos colores diferentes.'
export const chooseCrest = 'Elija uno de los escudos.'
export const countWholeNumber = ({ what, limit }: { what: Value; limit: number }) =>
  select(what, {
    cents: `La cuota en centavos debe ser un número entero de 0 a ${number(limit)}.`,
    dollars: `La cuota en dólares debe ser un número entero de 0 a ${number(limit)}.`,
    tournaments: `El número de torneos debe ser un número entero de 0 a ${number(limit)}.`,
    overnightTrips: `El número de viajes con hospedaje debe ser un número entero de 0 a ${number(limit)}.`,
    rosterSize: `El número de jugadores del plantel debe ser un número entero de 0 a ${number(limit)}.`,
    other: `Las prácticas por semana deben ser un número entero de 0 a ${number(limit)}.`,
  })
export const teamNameRequired = 'El nombre del equipo es obligatorio.'
export const nameHasDivision =
  'El nombre del equipo no debe incluir una división ni un grupo de edad (por ejemplo, 12U o AA).'
export const cityRequired = 'La ciudad es obligatoria para crear un equipo.'
export const teamNameTooLong = (limit: number) =>
  `El nombre de un equipo puede tener hasta ${number(limit)} caracteres.`
