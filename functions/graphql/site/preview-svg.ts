import { escapeUTF8 } from 'entities/escape'
import { crestPaths, initialsOf, inkOn } from '../../values/crests.ts'
import type { Preview } from '../../values/page-head/page-head.ts'

/** XML has no way to write these characters, not even escaped. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const escaped = (text: string) => escapeUTF8(text.replace(NOT_IN_XML, ''))

export const WIDTH = 1200
export const HEIGHT = 630
const LEFT = 450
const MARGIN = 70

/** The average letter width of the bold face, relative to the font size. */
const LETTER = 0.56
const TITLE_LINES = 3

/** With the URL of the team's logo for the renderer, if it has one. */
export type DrawnPreview = Preview & { logo?: string }

/** A link preview: the team's crest or logo, the title, date, and place, on a field with chalk lines. It contains no photo. */
export function previewSVG({ title, lines, team, logo }: DrawnPreview): string {
  const left = team ? LEFT : MARGIN
  const size = title.length > 60 ? 56 : 68
  const wrapped = wrap(title, Math.floor((WIDTH - left - MARGIN) / (size * LETTER)))
  const facts = lines.filter(Boolean).map((line) => shorten(line, Math.floor((WIDTH - left - MARGIN) / (36 * 0.52))))
  const height = wrapped.length * size * 1.15 + facts.length * 54
  const top = (HEIGHT - 60 - height) / 2 + size
  const below = top + wrapped.length * size * 1.15
  const texts = [
    ...wrapped.map((line, index) => text(line, left, top + index * size * 1.15, size, '#fbfaf7')),
    ...facts.map((line, index) => text(line, left, below + index * 54, 36, '#e3efe6', 500)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#14633f"/>
<path d="M${WIDTH} 60 ${WIDTH - 570} ${HEIGHT} M${WIDTH} 60 V${HEIGHT}" fill="none" stroke="#fbfaf7" stroke-opacity="0.14" stroke-width="8"/>
<circle cx="${WIDTH}" cy="60" r="420" fill="none" stroke="#fbfaf7" stroke-opacity="0.1" stroke-width="8"/>
${logo ? logoAt(logo) : team ? crest(team) : ''}
${texts.join('\n')}
<g transform="translate(${left} ${HEIGHT - 96})"><path d="M24 0 48 24 24 48 0 24z" fill="#fbfaf7"/><path d="m24 12 12 12-12 12-12-12z" fill="none" stroke="#14633f" stroke-width="3"/><circle cx="24" cy="36" r="4" fill="#f0936b"/></g>
${text('Fungo', left + 64, HEIGHT - 60, 36, '#fbfaf7')}
</svg>`
}

/** On a plate, because the logo may be transparent. The renderer requests the bytes by URL. */
const logoAt = (address: string) => `<rect x="${MARGIN - 10}" y="125" width="340" height="340" rx="24" fill="#fbfaf7"/>
<image x="${MARGIN}" y="135" width="320" height="320" href="${escaped(address)}"/>`

const crest = (team: CrestTeam) => `<g transform="translate(${MARGIN} 135) scale(5)">${crestSVG(team)}</g>`

type CrestTeam = Pick<NonNullable<Preview['team']>, 'name' | 'colors' | 'crest'>

/** The crest in a box of 64 by 64. */
export function crestSVG({ name, colors, crest }: CrestTeam) {
  const [first = '#14633f', second = '#f2c14e'] = colors
  const { outline, pattern } = crestPaths(crest)
  return `<clipPath id="crest"><path d="${outline}"/></clipPath>
<path d="${outline}" fill="#fbfaf7" stroke="#fbfaf7" stroke-width="2.500"/>
<g clip-path="url(#crest)"><path d="${outline}" fill="${first}"/>${pattern ? `<path d="${pattern}" fill="${second}"/>` : ''}
<path d="${outline}" fill="none" stroke="${second}" stroke-width="${pattern ? 4 : 10}"/></g>
<text x="32" y="41" text-anchor="middle" font-family="Archivo" font-weight="700" font-size="22" fill="${inkOn(first)}" stroke="${first}" stroke-width="9" stroke-linejoin="round" paint-order="stroke">${escaped(initialsOf(name))}</text>`
}

const text = (line: string, x: number, y: number, size: number, color: string, weight = 700) =>
  `<text x="${x}" y="${Math.round(y)}" font-family="Archivo" font-weight="${weight}" font-size="${size}" fill="${color}">${escaped(line)}</text>`

/** Wraps the title into at most three lines of this length. */
function wrap(title: string, letters: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of title.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (line && longer.length > letters) {
      lines.push(line)
      line = word
    } else line = longer
  }
  lines.push(line)
  const last = lines.slice(TITLE_LINES - 1).join(' ')
  return [...lines.slice(0, TITLE_LINES - 1), ...(last ? [last] : [])].map((it) => shorten(it, letters))
}

const shorten = (line: string, letters: number) => {
  const all = [...line]
  return all.length <= letters
    ? line
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
}
