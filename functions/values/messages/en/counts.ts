import { numberIn, pluralIn } from '../count-forms.ts'

export const plural = /*#__PURE__*/ pluralIn('en')
export const number = /*#__PURE__*/ numberIn('en')
