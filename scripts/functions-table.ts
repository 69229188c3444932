import { functionNames, functions, queues, type Source } from '../functions/manifest.ts'

const list = (all: readonly string[]) => all.map((one) => `\`${one}\``).join(' ') || 'none'

function sourceText(source: Source): string {
  switch (source.type) {
    case 'http':
      return '`/query`, `/p/*`, `/feeds/*`, and public pages'
    case 'queue':
      return `queue \`${source.queue}\`, ${source.batchSize} messages at a time`
    case 'stream':
      return `the table's stream, ${source.batchSize} records at a time, ${source.tries} tries`
    case 'schedule':
      return `\`${source.expression}\`: \`${JSON.stringify(source.event)}\``
  }
}

/** Renders the manifest as docs/functions.md. */
export function functionsTable(): string {
  const rows = functionNames.map((name) => {
    const { entry, memoryMB, timeoutSeconds, storageMB, sources } = functions[name]
    const cells = [
      `[\`${name}\`](../${entry})`,
      `${memoryMB} MB`,
      `${timeoutSeconds} s`,
      `${storageMB} MB`,
      sources.map(sourceText).join('<br>'),
    ]
    return `| ${cells.join(' | ')} |`
  })
  const grants = functionNames.map((name) => {
    const { environment, secrets, permissions } = functions[name]
    return `| \`${name}\` | ${list(permissions)} | ${list(environment)} | ${list(secrets)} |`
  })
  const dead = Object.entries(queues).flatMap(([name, row]) =>
    row ? [`| \`${name}\` | ${row.tries} | \`${row.deadLetters}\` |`] : [],
  )
  return `<!-- Written by scripts/codegen.ts from functions/manifest.ts. Do not edit. -->
# Functions

| function | memory | timeout | /tmp | invoked by |
|---|---|---|---|---|
${rows.join('\n')}

| function | permissions | environment | secrets |
|---|---|---|---|
${grants.join('\n')}

| queue | tries | then |
|---|---|---|
${dead.join('\n')}
`
}
