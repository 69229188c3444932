import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { InitialsAvatar } from '../../ui/crest.tsx'

type PlayerAvatarProps = { player: { name: string; photoURL: string | null }; size?: 'small' | 'large' }

/** The player's photo if the viewer may see it, else the initials. */
export function PlayerAvatar({ player: { name, photoURL }, size = 'small' }: PlayerAvatarProps) {
  // Photo URLs expire after half an hour. If the photo fails to load, show the initials until a new URL arrives.
  const [failed, setFailed] = useState<string>()
  if (!photoURL || photoURL === failed) return <InitialsAvatar name={name} size={size} />
  return (
    <img
      src={photoURL}
      alt=""
      onError={() => setFailed(photoURL)}
      className={classNames('shrink-0 rounded-md object-cover', size === 'large' ? 'size-20' : 'size-10')}
    />
  )
}
