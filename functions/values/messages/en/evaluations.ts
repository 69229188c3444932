import type { Value } from '../text.ts'

export const saved = 'Saved'
export const scoreOfPlayer = (name: Value) => `Score of ${name}`
export const scoreForName = ({ score, name }: { score: Value; name: Value }) => `${score} for ${name}`
export const notesOnName = (name: Value) => `Notes on ${name}`
export const privateNotes = 'Private notes'
export const nameWasntSaved = ({ name, reason }: { name: Value; reason: Value }) => `${name} wasn't saved: ${reason}`
export const tryAgainEvaluation = 'Try Again'
export const removeEvaluator = 'Remove evaluator'
export const noLongerScores = (name: Value) => `${name} can no longer score players. The scores so far stay.`
export const evaluatorRemoved = 'Evaluator removed.'
export const evaluators = 'Evaluators'
export const scorePlayersButton = 'Score Players'
export const evaluatorsHint =
  'They give approved players a score from 1 to 5 and private notes, which only you read. They see first names and numbers.'
export const thisAccount = 'This account'
export const inviteAnEvaluator = 'Invite an evaluator'
export const evaluations = 'Evaluations'
export const savedAtOnce = 'Each score and note is saved at once. Tap a score again to remove it.'
export const whoSeesScores = 'Only you and the organizer see what you say.'
export const searchPeople = 'Search by name or email...'
export const inviteByEmail = 'Invite by email'
