import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { localStore } from '../../api/storage.ts'
import { LANGUAGE, LanguageSwitch } from './language-switch.tsx'

/** Offers Spanish once to a browser that prefers it. */
export default function LanguageBanner(): ReactNode {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <section
      lang="es-US"
      aria-label="Idioma"
      className="language-banner sticky bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-4 border-t border-line bg-surface px-4 py-1 print:hidden"
    >
      <p>Fungo está disponible en español.</p>
      <LanguageSwitch label="Ver en español" className="link inline-flex min-h-11 items-center font-semibold" />
      <button
        type="button"
        aria-label="Cerrar"
        className="grid size-11 place-items-center rounded-md hover:bg-ink/8"
        onClick={() => {
          localStore.set(LANGUAGE, 'en')
          setOpen(false)
        }}
      >
        <X className="size-5" />
      </button>
    </section>
  )
}
