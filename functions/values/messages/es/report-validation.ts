import type { Value } from '../text.ts'

export const sayWhatIsWrong = 'Diga qué está mal.'
export const tooLong = (limit: Value) => `Use hasta ${limit} caracteres.`
