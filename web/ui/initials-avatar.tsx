import { initialsOf } from '../../functions/values/initials.ts'
import { classNames } from './class-names.ts'

/** Opaque, since some stand on turf. */
const tints = [
  'bg-[color-mix(in_srgb,var(--grass)_20%,var(--surface))]',
  'bg-[color-mix(in_srgb,var(--clay)_20%,var(--surface))]',
  'bg-[color-mix(in_srgb,var(--sky)_20%,var(--surface))]',
  'bg-[color-mix(in_srgb,var(--warn)_20%,var(--surface))]',
  'bg-[color-mix(in_srgb,var(--ink)_12%,var(--surface))]',
]

const sizes = {
  small: 'size-10 text-sm',
  medium: 'size-14 text-lg',
  large: 'size-20 text-2xl',
}

/** Initials of a team or player. The tint is derived from the name. */
export function InitialsAvatar({ name, size = 'medium' }: { name: string; size?: keyof typeof sizes }) {
  return (
    <span aria-hidden className={classNames('grid shrink-0 place-items-center text-ink', sizes[size], tintOf(name))}>
      <span className="condensed">{initialsOf(name)}</span>
    </span>
  )
}

function tintOf(name: string) {
  let hash = 0
  for (const character of name) hash = (hash * 31 + character.codePointAt(0)!) >>> 0
  return `${tints[hash % tints.length]} [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]`
}
