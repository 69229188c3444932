/** The floors of `functions`, from the ground up. Above them are the Lambdas. */
const floors = ['values', 'store', 'services', 'domain', 'lifecycle', 'notices']

/** Which folder may import which. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'functions-stand-alone',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^(web|infra|scripts)/' },
    },
    ...floors.map((floor, index) => ({
      name: `${floor}-imports-only-down`,
      severity: 'error',
      from: { path: `^functions/${floor}/` },
      to: { path: '^functions/', pathNot: `^functions/(${floors.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'features-form-no-circle',
      comment: 'What ends or moves records of several features is in `functions/lifecycle`.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^functions/domain/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'only-records-write-the-change-log',
      comment:
        'A write without a log entry leaves lists stale. `store/records` adds the entry to every write of a listed record.',
      severity: 'error',
      from: { pathNot: '^functions/store/records/' },
      to: { path: '^functions/store/change-log/entry\\.ts' },
    },
    {
      name: 'lambdas-do-not-import-each-other',
      severity: 'error',
      from: { path: '^functions/(graphql|sync|changes|retention|alerts)/' },
      to: { path: '^functions/(graphql|sync|changes|retention|alerts)/', pathNot: '^functions/$1/' },
    },
    {
      name: 'web-takes-only-validation-from-functions',
      comment:
        'Also public names, and what `functions/values` computes: logic that both sides share, in files that import no Lambda code.',
      severity: 'error',
      from: { path: '^web' },
      to: {
        path: '^functions',
        pathNot: '^functions/values/|/(validation|players/public-name)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-feature-does-not-import-another',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/([^/]+)/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'the-kit-knows-no-feature',
      severity: 'error',
      from: { path: '^web/(ui|api|session)/' },
      to: { path: '^web/(features|screens|finding)/' },
    },
    {
      name: 'features-share-the-filters',
      comment: 'Filters that the four lists share are in web/finding, between the kit and the features.',
      severity: 'error',
      from: { path: '^web/finding/' },
      to: { path: '^web/(features|screens)/' },
    },
    {
      name: 'the-session-uses-the-kit-and-the-kit-the-api',
      severity: 'error',
      from: { path: '^web/(api|ui)/' },
      to: { path: '^web/(session|ui)/', pathNot: '^web/$1/' },
    },
    {
      name: 'screens-compose-features',
      severity: 'error',
      from: { path: '^web/features/' },
      to: { path: '^web/screens/' },
    },
    {
      name: 'infra-knows-no-inside-of-a-function',
      severity: 'error',
      from: { path: '^infra/' },
      to: {
        path: '^functions/',
        pathNot:
          '^functions/(manifest|iam-actions|graphql/limits/query-limits|store/table|values/(list-filters|security-headers|photo-limits)|services/(settings|identity/session-age))\\.ts$',
      },
    },
    { name: 'imports-are-declared', severity: 'error', from: {}, to: { dependencyTypes: ['npm-no-pkg'] } },
    { name: 'nothing-runs-on-tests', severity: 'error', from: { pathNot: '^test/' }, to: { path: '^test/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The documents of another feature.
    exclude: { path: '\\.generated\\.ts$' },

    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
}
