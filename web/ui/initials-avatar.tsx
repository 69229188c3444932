import { initialsOf } from '../../functions/values/initials.ts'
import { classNames } from './class-names.ts'

const tints = ['bg-grass/20', 'bg-clay/20', 'bg-sky/20', 'bg-warn/20', 'bg-ink/12']

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
