/** 'Chicago, IL', or as much of it as is known; empty when nothing is. */
export const placeLine = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')
