/** 'Chicago, IL', or as much of it as is known. Empty if nothing is. A venue that only repeats its city is omitted. */
export function placeLine(...parts: (string | null | undefined)[]) {
  const [first, ...rest] = parts.filter(Boolean)
  const others = rest.join(', ')
  return !first || first === others ? others : [first, ...rest].join(', ')
}
