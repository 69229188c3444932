import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'

type RowMenuProps = {
  /** The row's name. */
  name: string
  children: ReactNode
}

/** The actions of a row that are needed less often, below one button. */
export function RowMenu({ name, children }: RowMenuProps) {
  const id = useId()
  return (
    <>
      <Button variant="ghost" size="small" popoverTarget={id} aria-label={`More for ${name}`}>
        More
      </Button>
      {/* A dialog that one of them opens takes the focus. */}
      <section
        id={id}
        popover="auto"
        aria-label={`More for ${name}`}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
        }}
        className="m-0 w-64 flex-col items-stretch gap-1 rounded-lg border border-line bg-surface p-2 text-ink shadow-raised open:flex [position-area:bottom_span-left] [position-try-fallbacks:flip-block]"
      >
        {children}
      </section>
    </>
  )
}
