// Compiles functions/values/messages/<locale>/<feature>.json with Paraglide JS: each message becomes a typed function.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
// @ts-expect-error The package has no types.
import plugin from '@inlang/plugin-message-format'
import { LOCALES, type Locale } from '../functions/values/messages/locale.ts'
// What the package exports needs a database: see decision 32.
import { compileMessage } from '../node_modules/@inlang/paraglide-js/dist/compiler/compile-message.js'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'functions/values/messages')

type Part = { type: string; name: string; arg?: { name: string } }
type Variant = {
  messageBundleId: string
  messageLocale: Locale
  matches: { type: string; key: string }[]
  pattern: Part[]
}
type Declaration = { type: string; name: string; value?: { arg: { name: string } } }

export type CompiledMessage = {
  feature: string
  key: string
  /** A function of the inputs in JavaScript. */
  code: Record<Locale, string>
  inputs: Record<string, string>
  tags: string[]
}

export const messageFiles = () => globSync(join(folder, '*/*.json')).sort()

/**
 * What is stored by its key, and the texts of mails and pages. They are a module of their own, which the query Lambda loads when it needs one.
 */
const LATER = ['notices', 'mail', 'email-link-pages']

/** All messages in the order of their files. Throws if a translation is missing or has other inputs, tags, or forms than it may have. */
export async function compileMessages(kind: 'shown' | 'later' = 'shown'): Promise<CompiledMessage[]> {
  const all = [...new Set(messageFiles().map((file) => basename(file, '.json')))]
  const features = all.filter((feature) => LATER.includes(feature) === (kind === 'later'))
  const compiled = (await Promise.all(features.map(compileFeature))).flat()
  const faults = compiled.flatMap(({ key, feature }, index) => {
    const first = compiled.findIndex((other) => other.key === key)
    return first === index ? [] : [`${key} is in ${compiled[first]!.feature} and in ${feature}`]
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return compiled
}

async function compileFeature(feature: string): Promise<CompiledMessage[]> {
  const files = LOCALES.map((locale) => ({ locale, content: readFileSync(join(folder, locale, `${feature}.json`)) }))
  const settings = { baseLocale: 'en', locales: [...LOCALES] }
  const read = await plugin.importFiles!({ files, settings } as never)
  const variants = read.variants as unknown as Variant[]
  const declarations = new Map<string, Declaration[]>()
  for (const { id, declarations: own } of read.bundles as { id: string; declarations: Declaration[] }[]) {
    const known = declarations.get(id) ?? []
    declarations.set(id, [...known, ...own.filter(({ name }) => !known.some((it) => it.name === name))])
  }

  return [...declarations].map(([key, declared]) => {
    const byLocale = LOCALES.map((locale) =>
      variants.filter((it) => it.messageBundleId === key && it.messageLocale === locale),
    )
    const faultIn = (is: string): never => {
      throw new Error(`functions/values/messages/*/${feature}.json: ${key} ${is}`)
    }
    if (byLocale.some((own) => own.length === 0)) faultIn('is not in every language')
    for (const own of byLocale) {
      if (own.length > 1 && own.at(-1)!.matches.some(({ type }) => type !== 'catchall-match'))
        faultIn('needs a last variant for all other values (*)')
    }
    // Another language may select by more: articles and endings depend on the kind of record.
    const [named, ...others] = byLocale.map((own) => new Set(own.flatMap((it) => namesIn(it, declared))))
    if (others.some((other) => !named!.isSubsetOf(other))) faultIn('lacks inputs or tags in another language')

    const tags = [...new Set(byLocale.flat().flatMap(tagsIn))]
    const inputs = declared.filter(({ type }) => type === 'input-variable').map(({ name }) => name)
    return {
      feature,
      key,
      code: Object.fromEntries(
        LOCALES.map((locale, index) => [locale, codeOf(key, locale, declared, byLocale[index]!)]),
      ),
      inputs: Object.fromEntries(inputs.map((name) => [name, isNumber(name, declared) ? 'number' : 'Value'])),
      tags,
    } as CompiledMessage
  })
}

const tagsIn = ({ pattern }: Variant) => pattern.filter(({ type }) => type === 'markup-start').map(({ name }) => name)
/** The tags, and the inputs that are shown or select the variant. */
function namesIn(variant: Variant, declared: Declaration[]): string[] {
  const named = [
    ...variant.pattern.flatMap(({ arg }) => (arg ? [arg.name] : [])),
    ...variant.matches.flatMap(({ type, key }) => (type === 'literal-match' ? [key] : [])),
  ]
  return [...tagsIn(variant), ...named.map((name) => declared.find((it) => it.name === name)?.value?.arg.name ?? name)]
}

const isNumber = (name: string, declared: Declaration[]) =>
  declared.some((it) => it.type === 'local-variable' && it.value?.arg.name === name)

function codeOf(key: string, locale: Locale, declared: Declaration[], variants: Variant[]) {
  const tagged = variants.map((variant) => ({
    ...variant,
    pattern: variant.pattern.map((part) => {
      if (part.type === 'markup-start') return { type: 'text', value: `<${part.name}>` }
      return part.type === 'markup-end' ? { type: 'text', value: `</${part.name}>` } : part
    }),
  }))
  const isUsed = ({ name }: Declaration) =>
    variants.some(
      ({ matches, pattern }) =>
        matches.some(({ key }) => key === name) || pattern.some(({ arg }) => arg?.name === name),
    )
  const used = declared.filter((it) => it.type !== 'local-variable' || isUsed(it))
  const { code } = compileMessage(used as never, { bundleId: key, locale } as never, tagged as never, new Map())
  return code
    .replaceAll(/\/\*\*.*?\*\/ ?/gs, '')
    .replaceAll('i?.', 'i.')
    .replaceAll(/, \{\}\)/g, ')')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(/^(\(i?\) =>) \{\s*return \((`(?:[^`\\]|\\.)*`)\)\s*\};$/, '$1 $2')
    .replace(/;$/, '')
}

/** The messages as TypeScript, each on a line. */
export function messagesModule(messages: CompiledMessage[], root = '.') {
  const lines = messages.map(({ key, code, inputs, tags }) => {
    const names = Object.entries(inputs).map(([name, type]) => `${name}: ${type}`)
    const types = [names.length > 0 ? `{ ${names.join('; ')} }` : 'object']
    if (tags.length > 0) types.push(`RichText<${tags.map((tag) => `'${tag}'`).join(' | ')}>`)
    const given = names.length > 0 || tags.length > 0 ? `<${types.join(', ')}>` : ''
    return `export const ${key} = /*#__PURE__*/ message${given}(${LOCALES.map((locale) => code[locale]).join(', ')})`
  })
  const richText = lines.some((line) => line.includes('RichText<')) ? 'type RichText, ' : ''
  return [
    '// Written by scripts/codegen.ts from the files of messages. Do not edit.',
    `import { message, ${richText}type Value } from '${root}/message.ts'`,
    `import * as registry from '${root}/registry.ts'`,
    '',
    ...lines,
    '',
  ].join('\n')
}

/** Keys that no source file of the product names. */
export function unusedMessages(messages: CompiledMessage[]): string[] {
  const sources = globSync(join(root, '{functions,web}/**/*.{ts,tsx,html}')).filter(
    (file) => !file.endsWith('generated.ts'),
  )
  const used = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\bm\.|\bstored\(')\w+/g) ?? []))
  return messages.filter(({ key }) => !used.has(key)).map(({ feature, key }) => `${feature}: ${key}`)
}
