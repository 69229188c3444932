import { classNames } from '../../ui/class-names.ts'
import { Diamond } from '../../ui/diamond.tsx'

type PlayerMarkProps = { player: { name: string; photoURL: string | null }; size?: 'medium' | 'large' }

/** The player's photo for those who may see it, else the initials. */
export function PlayerMark({ player: { name, photoURL }, size = 'medium' }: PlayerMarkProps) {
  if (!photoURL) return <Diamond name={name} size={size} />
  return (
    <img
      src={photoURL}
      alt=""
      className={classNames('shrink-0 rounded-md object-cover', size === 'large' ? 'size-20' : 'size-14')}
    />
  )
}
