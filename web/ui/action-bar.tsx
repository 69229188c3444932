import type { ReactNode } from 'react'

/** Keeps the one primary action of a page within the thumb's reach on a phone; a panel in the flow of a larger screen. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-line bg-surface max-md:sticky max-md:bottom-0 max-md:z-20 max-md:-mx-4 max-md:border-t max-md:px-4 max-md:py-3 md:rounded-lg md:border md:p-5 lg:flex-col lg:items-stretch print:hidden">
      {children}
    </div>
  )
}
