import { numberIn, pluralIn } from '../count-forms.ts'

export const plural = /*#__PURE__*/ pluralIn('es')
export const number = /*#__PURE__*/ numberIn('es')
