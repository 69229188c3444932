import type { Value } from '../text.ts'

export const saved = 'Guardado'
export const scoreOfPlayer = (name: Value) => `Calificación de ${name}`
export const scoreForName = ({ score, name }: { score: Value; name: Value }) => `${score} para ${name}`
export const notesOnName = (name: Value) => `Notas sobre ${name}`
export const privateNotes = 'Notas privadas'
export const nameWasntSaved = ({ name, reason }: { name: Value; reason: Value }) =>
  `No se guardó la calificación de ${name}: ${reason}`
export const tryAgainEvaluation = 'Intentar de nuevo'
export const removeEvaluator = 'Quitar al evaluador'
export const noLongerScores = (name: Value) =>
  `${name} ya no podrá calificar jugadores. Las calificaciones hasta ahora se conservan.`
export const evaluatorRemoved = 'Se quitó al evaluador.'
export const evaluators = 'Evaluadores'
export const scorePlayersButton = 'Calificar jugadores'
export const evaluatorsHint =
  'Dan a los jugadores aprobados una calificación del 1 al 5 y notas privadas, que solo usted lee. Ven nombres y números.'
export const thisAccount = 'Esta cuenta'
export const inviteAnEvaluator = 'Invitar a un evaluador'
export const evaluations = 'Evaluaciones'
export const savedAtOnce =
  'Cada calificación y nota se guarda al momento. Toque de nuevo una calificación para quitarla.'
export const whoSeesScores = 'Solo usted y el organizador ven lo que escribe.'
export const searchPeople = 'Buscar por nombre o correo...'
export const inviteByEmail = 'Invitar por correo'
