import { select } from '../select.ts'
import type { RichText, Value } from '../text.ts'

export const addContactName = (name: Value) => `+ Agregar contacto<hidden> de ${name}</hidden>` as RichText<'hidden'>
export const addAContactForName = (name: Value) => `Agregar un contacto de ${name}`
export const addAContact = 'Agregar un contacto'
export const contactAddedSuccessfully = '¡El contacto se agregó!'
export const searchOrInvite =
  'Busque por nombre o correo. A quien no tiene cuenta, invítelo con su dirección completa. Las familias lo ven después de que acepta.'
export const role = 'Función'
export const managersEdit =
  'Un encargado puede editar el equipo, su plantel, sus eventos y sus oportunidades. Las demás funciones solo aparecen en la lista.'
export const adding = 'Agregando...'
export const addContactButton = 'Agregar contacto'
export const letContactManageTeam = 'Permitir que este contacto administre el equipo'
export const thenEditsTeam = (name: Value) =>
  `${name} podrá editar el equipo, su plantel, sus eventos y sus oportunidades. Antes le escribiremos para que acepte.`
export const removeContact = 'Quitar contacto'
export const confirmRemove = ({ name, access }: { name: Value; access: Value }) =>
  select(access, {
    own: `¿Seguro que quiere quitar a ${name} de los contactos? Usted ya no podrá administrar el equipo. Lo que publicó para el equipo pasa al responsable.`,
    theirs: `¿Seguro que quiere quitar a ${name} de los contactos? Ya no podrá administrar el equipo. Lo que publicó para el equipo pasa al responsable.`,
    other: `¿Seguro que quiere quitar a ${name} de los contactos?`,
  })
export const contactRemovedSuccessfully = '¡El contacto se quitó!'
export const managesTheTeam = 'Administra el equipo'
export const afterTheyAccept = (access: Value) =>
  select(access, {
    manages: 'Administrará el equipo cuando acepte. Le enviamos un correo.',
    other: 'Las familias verán este contacto cuando acepte. Le enviamos un correo.',
  })
export const noLongerManages = 'No administra el equipo ahora. Use “Permitir administrar” para pedírselo.'
export const letNameManageTeam = (name: Value) => `Permitir que ${name} administre el equipo`
export const letManage = 'Permitir administrar'
export const teamContacts = 'Contactos del equipo'
export const contactsHint = 'Las familias pueden comunicarse con las personas de esta lista.'
