import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const report = 'Reportar'
export const thanks = 'Gracias. Un administrador lo revisará.'
export const whatsWrong = '¿Qué está mal?'
export const reasonPlaceholder =
  'Por ejemplo: no es real, muestra a un menor sin consentimiento o es ofensivo. Solo los administradores leen esto.'
export const yourEmail = 'Su correo electrónico'
export const emailHint = 'Opcional. Le decimos una vez qué pasó con su reporte y después borramos el correo.'
export const sendReport = 'Enviar reporte'
export const adminHidThis = (kind: Value) =>
  select(kind, {
    team: 'Un administrador ocultó este equipo. Solo lo ven su responsable y los administradores.',
    player: 'Un administrador ocultó a este jugador. Solo lo ven quien lo administra y los administradores.',
    event: 'Un administrador ocultó este evento. Solo lo ven su responsable y los administradores.',
    other: 'Un administrador ocultó esta oportunidad. Solo la ven su responsable y los administradores.',
  })
export const reasonText = (reason: Value) => `Motivo: ${reason}`
export const reportThis = (kind: Value) =>
  select(kind, {
    team: 'Reportar este equipo',
    player: 'Reportar a este jugador',
    event: 'Reportar este evento',
    opportunity: 'Reportar esta oportunidad',
    other: 'Reportar a este usuario',
  })
export const reportName = (name: Value) => `Reportar: ${name}`
