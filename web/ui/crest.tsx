import { useId, useState } from 'react'
import { crestPaths, initialsOf, inkOn } from '../../functions/values/crests.ts'
import type { Crest as CrestName } from '../api/generated.ts'
import { classNames } from './class-names.ts'

const sizes = { small: 'size-10', medium: 'size-14', large: 'size-20', huge: 'size-20 sm:size-32' }

export type CrestTeam = { name: string; colors: readonly string[]; crest: CrestName; logoURL: string | null }
type CrestProps = { team: CrestTeam; size?: keyof typeof sizes }

/** A team's logo, or a crest with its colors and initials. */
export function Crest({ team: { name, colors, crest, logoURL }, size = 'medium' }: CrestProps) {
  const clip = useId()
  const [first = '#14633f', second = '#f2c14e'] = colors
  if (logoURL)
    return <img src={logoURL} alt="" className={classNames('shrink-0 rounded-md object-contain', sizes[size])} />
  const { outline, pattern } = crestPaths(crest)
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={classNames('shrink-0', sizes[size])}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={outline} fill={first} />
        {pattern && <path d={pattern} fill={second} />}
        <path d={outline} fill="none" stroke={second} strokeWidth={pattern ? 4 : 10} />
      </g>
      <text
        x="32"
        y="33"
        textAnchor="middle"
        dominantBaseline="central"
        className="condensed"
        fontSize="24"
        fill={inkOn(first)}
        stroke={first}
        strokeWidth="9"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** Opaque, since some stand on turf. */
const tints = [
  'bg-[color-mix(in_srgb,var(--grass)_20%,var(--surface))]',
  'bg-[color-mix(in_srgb,var(--clay)_20%,var(--surface))]',
  'bg-[color-mix(in_srgb,var(--sky)_20%,var(--surface))]',
  'bg-[color-mix(in_srgb,var(--warn)_20%,var(--surface))]',
  'bg-[color-mix(in_srgb,var(--ink)_12%,var(--surface))]',
]

const avatarSizes = { small: 'size-10 text-sm', medium: 'size-14 text-lg', large: 'size-20 text-2xl' }

type PlayerAvatarProps = { player: { name: string; photoURL: string | null }; size?: 'small' | 'large' }

/** A player's photo, or the initials. */
export function PlayerAvatar({ player: { name, photoURL }, size = 'small' }: PlayerAvatarProps) {
  // Photo URLs expire after half an hour. If the photo fails to load, show the initials until a new URL arrives.
  const [failed, setFailed] = useState<string>()
  if (!photoURL || photoURL === failed) return <InitialsAvatar name={name} size={size} />
  const className = classNames('shrink-0 rounded-md object-cover', sizes[size])
  return <img src={photoURL} alt="" onError={() => setFailed(photoURL)} className={className} />
}

/** Initials of a team or player. The tint is derived from the name. */
export function InitialsAvatar({ name, size = 'medium' }: { name: string; size?: keyof typeof avatarSizes }) {
  return (
    <span
      aria-hidden
      className={classNames('grid shrink-0 place-items-center text-ink', avatarSizes[size], tintOf(name))}
    >
      <span className="condensed">{initialsOf(name)}</span>
    </span>
  )
}

function tintOf(name: string) {
  let hash = 0
  for (const character of name) hash = (hash * 31 + character.codePointAt(0)!) >>> 0
  return `${tints[hash % tints.length]} [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]`
}
