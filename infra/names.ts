/** 'sync-dead-letters' → 'SyncDeadLetters', a construct ID. */
export const idOf = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
