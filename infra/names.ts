/** 'sync-dead-letters' as a construct's id: 'SyncDeadLetters'. */
export const idOf = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
