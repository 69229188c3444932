import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const SearchBox = lazyPart(() => import('../../features/search/search-box.tsx').then((part) => part.SearchBox))

/** One search for all kinds of records, on every screen. Shortcuts: '/' and Ctrl-K. */
export function SearchEverywhere() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isCtrlK && (event.key !== '/' || isTyping(event.target))) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="/ Control+K"
        onClick={() => setOpen(true)}
        className="grid size-[44px] place-items-center rounded-md hover:bg-ink/8 max-lg:ml-auto lg:order-last lg:-mr-3"
      >
        <Search aria-hidden className="size-5" />
        <span className="sr-only">{m.find_anything()}</span>
      </button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={m.search()}>
        <SearchBox onLeave={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

/** Whether the user is typing in a field, where '/' is text. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null
