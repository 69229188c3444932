import type { ReactNode } from 'react'

/** Keeps a page's primary action within reach at the bottom of a phone; a normal panel on larger screens. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-line bg-surface max-md:sticky max-md:bottom-0 max-md:z-20 max-md:-mx-4 max-md:border-t max-md:px-4 max-md:py-3 md:rounded-lg md:border md:p-5 lg:flex-col lg:items-stretch print:hidden">
      {children}
    </div>
  )
}
