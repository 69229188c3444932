const ID = '[0-7][0-9a-hjkmnp-tv-z]{25}'

/** The source of an expression that matches the English paths of all screens. Like the router, use it without regard to case. */
export const screenExpression = (patterns: readonly string[]) =>
  `^(${patterns
    .map((pattern) =>
      pattern
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/:\w+ID\b/g, ID)
        .replace(/:\w+/g, '[^/]+'),
    )
    .join('|')})/?$`

/** The pattern of the path, such as '/teams/:teamID', which has no ID. */
export function routePattern(pathname: string, patterns: readonly string[]): string {
  const path = pathname.replace(/^\/es(?=\/|$)/, '') || '/'
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(path)
  const parameters = (pattern: string) => pattern.split(':').length
  // '/players/new/edit' is also a '/players/:playerID/edit'.
  const [found = '/unknown'] = patterns.filter(matches).sort((a, b) => parameters(a) - parameters(b))
  return found
}
