import { parseSync } from 'rolldown/utils'
import { parse, print, visit } from 'graphql'
import { readFileSync, writeFileSync } from 'node:fs'
const schema = parse(readFileSync('schema.graphql', 'utf8')).definitions
const obj = Object.fromEntries(schema.filter(d => d.kind === 'ObjectTypeDefinition').map(d => [d.name.value, d]))
const tn = t => t.kind === 'NamedType' ? t.name.value : tn(t.type)
const root = { query: obj.Query, mutation: obj.Mutation }
let total = 0, done = 0
const why = {}
function run(file) {
  let src = readFileSync(file, 'utf8')
  for (let pass = 0; pass < 6; pass++) { const next = once(file, src, pass === 0); if (next === src) break; src = next }
  writeFileSync(file, src)
}
function once(file, src, isFirst) {
  const ast = parseSync(file, src).program
  const parents = new Map(); const nodes = []
  ;(function walk(n, p) { if (!n || typeof n.type !== 'string') return; parents.set(n, p); nodes.push(n)
    for (const k in n) { const v = n[k]; if (Array.isArray(v)) v.forEach(x => walk(x, n)); else if (v && typeof v === 'object' && k !== 'parent') walk(v, n) } })(ast, null)
  const up = n => parents.get(n)
  const text = n => src.slice(n.start, n.end)
  const docText = n => n?.type === 'Literal' && typeof n.value === 'string' ? n.value : n?.type === 'TemplateLiteral' && !n.expressions.length ? n.quasis[0].value.cooked : null
  const decls = {}
  for (const n of nodes) if (n.type === 'VariableDeclarator' && n.id.type === 'Identifier') (decls[n.id.name] ??= []).push(n)
  const refs = name => nodes.filter(n => n.type === 'Identifier' && n.name === name && !(up(n).type === 'VariableDeclarator' && up(n).id === n) && !(up(n).type === 'MemberExpression' && up(n).property === n && !up(n).computed) && !(up(n).type === 'Property' && up(n).key === n && !up(n).shorthand))
  const unused = (n, depth = 0) => {
    const p = up(n)
    if (!p || depth > 8) return false
    if (p.type === 'AwaitExpression') { const q = up(p); return q.type === 'ExpressionStatement' || (q.type === 'ArrayExpression' && false) || (q.type === 'ArrowFunctionExpression' && q.body === p && unused(q, depth + 1)) }
    if (p.type === 'ExpressionStatement') return true
    if (p.type === 'UnaryExpression' && p.operator === 'void') return true
    if (p.type === 'CallExpression' && p.callee.name === 'expectRefusal' && p.arguments[0] === n) return true
    if (p.type === 'CallExpression' && p.callee.name === 'expect' && p.arguments[0] === n) { const q = up(p); return q.type === 'MemberExpression' && q.property.name === 'rejects' }
    if (p.type === 'ArrayExpression') { const c = up(p); return isAll(c) && unused(c, depth + 1) }
    if (p.type === 'SpreadElement') { const a = up(p); const c = up(a); return a.type === 'ArrayExpression' && isAll(c) && unused(c, depth + 1) }
    if (p.type === 'CallExpression' && isAll(p)) return unused(p, depth + 1)
    if (p.type === 'ArrowFunctionExpression' && p.body === n) {
      const c = up(p)
      if (c.type === 'CallExpression' && c.arguments.includes(p) && (c.callee.property?.name === 'map' || (c.callee.property?.name === 'from' && c.callee.object.name === 'Array'))) return unused(c, depth + 1)
      if (c.type === 'VariableDeclarator' && c.id.type === 'Identifier' && decls[c.id.name].length === 1 && up(up(c)).type !== 'ExportNamedDeclaration') {
        const r = refs(c.id.name); return r.length > 0 && r.every(x => up(x).type === 'CallExpression' && up(x).callee === x && unused(up(x), depth + 1))
      }
      return false
    }
    return false
  }
  const isAll = c => c?.type === 'CallExpression' && c.callee.type === 'MemberExpression' && c.callee.object.name === 'Promise' && ['all', 'allSettled'].includes(c.callee.property.name) && c.callee.property.name === 'all'
  const edits = []; const touched = new Set()
  for (const n of nodes) {
    if (n.type !== 'CallExpression' || n.callee.type !== 'MemberExpression' || n.callee.property.name !== 'send' || n.callee.computed) continue
    let d = docText(n.arguments[0]), constant = null
    if (d === null && n.arguments[0]?.type === 'Identifier') { const ds = decls[n.arguments[0].name]; if (ds?.length === 1) { d = docText(ds[0].init); constant = ds[0] } }
    if (d === null) { continue }
    const skip = w => { if (isFirst) { (why[w] ??= []).push(`${file}:${src.slice(0, n.start).split('\n').length}`) } }
    if (isFirst) total++
    let doc; try { doc = parse(d) } catch { skip('unparsable'); continue }
    if (doc.definitions.length !== 1 || doc.definitions[0].kind !== 'OperationDefinition') { skip('many definitions'); continue }
    const op = doc.definitions[0]
    if (op.selectionSet.selections.length !== 1) { skip('many fields'); continue }
    const f = op.selectionSet.selections[0]
    if (f.kind !== 'Field' || f.alias || f.directives.length || op.variableDefinitions.some(v => v.defaultValue)) { skip('alias'); continue }
    const def = root[op.operation].fields.find(x => x.name.value === f.name.value)
    if (!def) { skip('no such field'); continue }
    if (f.arguments.some(a => !def.arguments.some(x => x.name.value === a.name.value))) { skip('no such arg'); continue }
    let nestedVars = false
    if (f.selectionSet) visit(f.selectionSet, { Variable() { nestedVars = true } })
    if (nestedVars) { skip('nested vars'); continue }
    if (n.typeArguments) { skip('generic'); continue }
    const name = f.name.value
    // usage
    let target = n, isUnused = unused(n), wrap = null, extra = []
    if (!isUnused) {
      const p = up(n)
      if (p.type !== 'AwaitExpression') { skip('used: ' + p.type); continue }
      let q = up(p), par = p
      if (q.type === 'ParenthesizedExpression') { par = q; q = up(q) }
      if (q.type === 'VariableDeclarator' && q.id.type === 'ObjectPattern' && q.id.properties.length === 1 && q.id.properties[0].type === 'Property' && q.id.properties[0].key.name === name) {
        const v = q.id.properties[0].value
        extra.push([q.id.start, q.id.end, text(v)])
        target = p; wrap = s => `await ${s}`
      } else if (q.type === 'MemberExpression' && q.object === par && !q.computed && q.property.name === name) {
        const r = up(q)
        const needs = (r.type === 'MemberExpression' && r.object === q) || (r.type === 'CallExpression' && r.callee === q)
        target = q; wrap = s => needs ? `(await ${s})` : `await ${s}`
      } else if (q.type === 'CallExpression' && q.callee.name === 'expect' && q.arguments[0] === par && up(q).type === 'MemberExpression' && ['toEqual', 'toMatchObject'].includes(up(q).property.name)) {
        const c = up(up(q)); const o = c.arguments[0]
        if (o?.type === 'ObjectExpression' && o.properties.length === 1 && o.properties[0].key?.name === name && !o.properties[0].computed) {
          const v = o.properties[0].value
          const isScalar = v.type === 'Literal' || v.type === 'Identifier' || v.type === 'MemberExpression' || v.type === 'UnaryExpression'
          if (up(q).property.name === 'toMatchObject' && isScalar) extra.push([up(q).property.start, up(q).property.end, 'toBe'])
          else if (v.type === 'Literal') extra.push([up(q).property.start, up(q).property.end, 'toBe'])
          extra.push([o.start, o.end, text(v)]); target = p; wrap = s => `await ${s}`
        } else { skip('expect other'); continue }
      } else { skip('used await: ' + q.type); continue }
    }
    // selection
    let sel = null
    if (f.selectionSet) {
      const t = obj[tn(def.type)]
      const hasId = t?.fields.some(x => x.name.value === 'id')
      const raw = d.slice(f.selectionSet.loc.start + 1, f.selectionSet.loc.end - 1).replace(/\s+/g, ' ').trim()
      if (!(hasId && raw === 'id')) sel = raw
      if (isUnused && op.operation === 'mutation') sel = null
      if (sel && constant && refs(n.arguments[0].name).length > 1 && sel.length > 20) { skip('const used often'); continue }
      if (sel && sel.length > 150) { skip('long selection'); continue }
    }
    // arguments
    const vars = n.arguments[1]
    const identity = f.arguments.every(a => a.value.kind === 'Variable' && a.value.name.value === a.name.value)
    let args
    const mapping = {}
    let bad = false
    const value = a => {
      if (a.kind === 'Variable') return mapping[a.name.value]
      if (a.kind === 'StringValue' || a.kind === 'EnumValue') return `'${a.value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`
      if (a.kind === 'NullValue') return 'null'
      if (a.kind === 'ListValue') return `[${a.values.map(value).join(', ')}]`
      if (a.kind === 'ObjectValue') return `{ ${a.fields.map(x => { const v = value(x.value); return v === undefined ? null : pair(x.name.value, v) }).filter(Boolean).join(', ')} }`
      return String(a.value)
    }
    const pair = (k, v) => v === k ? k : `${k}: ${v}`
    if (!vars) { args = f.arguments.length ? `{ ${f.arguments.map(a => { const v = value(a.value); return v === undefined ? null : pair(a.name.value, v) }).filter(Boolean).join(', ')} }` : '' }
    else if (vars.type === 'ObjectExpression' && vars.properties.every(p => p.type === 'Property' && !p.computed)) {
      if (src.slice(vars.start, vars.end).includes('//')) { skip('comment'); continue }
      for (const p of vars.properties) mapping[p.key.name ?? p.key.value] = p.shorthand ? p.key.name : p.method ? (bad = true) : text(p.value)
      if (bad) { skip('method'); continue }
      const usedVars = new Set(); for (const a of f.arguments) visit(a.value, { Variable(v) { usedVars.add(v.name.value) } })
      if (Object.keys(mapping).some(k => !usedVars.has(k))) { skip('extra variable'); continue }
      const out = f.arguments.map(a => { const v = value(a.value); return v === undefined ? null : pair(a.name.value, v) }).filter(Boolean)
      args = identity ? text(vars) : out.length ? `{ ${out.join(', ')} }` : ''
    } else if (identity && f.arguments.length) args = text(vars)
    else if (vars.type === 'Identifier') {
      for (const v of op.variableDefinitions) mapping[v.variable.name.value] = `${vars.name}.${v.variable.name.value}`
      args = `{ ${f.arguments.map(a => pair(a.name.value, value(a.value))).join(', ')} }`
    } else { skip('variables: ' + vars.type); continue }
    const opts = n.arguments[2] ? text(n.arguments[2]) : null
    const q = sel && (sel.includes("'") ? `"${sel}"` : `'${sel}'`)
    const list = [args || (q || opts ? '{}' : ''), q ?? (opts ? 'undefined' : null), opts].filter(Boolean)
    const call = `${text(n.callee.object)}.${name}(${list.join(', ')})`
    const range = [target.start, target.end]
    // only if no nested send edit overlaps
    const all = [[...range, wrap ? wrap(call) : call], ...extra]
    if (all.some(([s, e]) => edits.some(([s2, e2]) => s < e2 && s2 < e))) continue
    edits.push(...all); done++
  }
  edits.sort((a, b) => b[0] - a[0])
  for (const [s, e, t] of edits) src = src.slice(0, s) + t + src.slice(e)
  return src
}
for (const f of process.argv.slice(2)) run(f)
console.log(total, done)
for (const [w, l] of Object.entries(why).sort((a, b) => b[1].length - a[1].length)) console.log(l.length, w, l.slice(0, 4).join(' '))
