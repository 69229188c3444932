import type { Value } from '../text.ts'

export const sayWhatIsWrong = 'Please say what is wrong.'
export const tooLong = (limit: Value) => `Use ${limit} characters or fewer.`
