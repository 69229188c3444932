import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { classNames } from '../../ui/class-names.ts'
import { LanguageSwitch } from './language-switch.tsx'

/** A disclosure instead of an ARIA menu: it contains an ordinary link and an ordinary button. */
export function UserMenu({ name }: { name: string }) {
  const signOut = useSignOut()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the menu on navigation
  useEffect(() => setOpen(false), [pathname])
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  const entry = 'flex min-h-11 w-full items-center rounded-sm px-3 text-left hover:bg-ink/8'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape only closes the menu
    <div
      ref={root}
      className="relative lg:-mr-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="user-menu"
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full max-w-full items-center gap-2 rounded-md px-3 font-semibold hover:bg-ink/8 lg:max-w-52"
      >
        <span className="truncate">{name}</span>
        <ChevronDown aria-hidden className={classNames('size-5 shrink-0 transition', isOpen && 'rotate-180')} />
      </button>
      <ul
        id="user-menu"
        className={classNames(
          'right-0 rounded-md border border-line bg-surface p-1 lg:absolute lg:mt-1 lg:min-w-44 lg:shadow-raised',
          !isOpen && 'hidden',
        )}
      >
        <li>
          <Link to={paths.profile} className={entry}>
            {m.my_profile()}
          </Link>
        </li>
        <li>
          <LanguageSwitch className={entry} />
        </li>
        <li>
          <button type="button" className={entry} onClick={() => signOut(paths.home)}>
            {m.sign_out()}
          </button>
        </li>
      </ul>
    </div>
  )
}
