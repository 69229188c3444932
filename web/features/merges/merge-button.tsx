import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { MergedKind } from './merged-pair.tsx'

const MergeForm = lazyPart(() => import('./merge-form.tsx'), 'MergeForm')

type MergeButtonProps = {
  kind: MergedKind
  id: string
  name: string
  /** Includes the record's name in the label, for screens with several of these buttons. */
  isNamed?: boolean
  onMerged?: (intoID: string) => void
}

/** For admins: merges a duplicate into another record. */
export function MergeButton({ kind, id, name, isNamed, onMerged }: MergeButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={isNamed ? 'ghost' : 'secondary'}
        size="small"
        onClick={() => setOpen(true)}
        aria-label={isNamed ? `Merge ${name}` : undefined}
      >
        Merge…
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={`Merge ${name}`}>
        <MergeForm
          kind={kind}
          id={id}
          name={name}
          onDone={(intoID: string) => {
            setOpen(false)
            onMerged?.(intoID)
          }}
        />
      </Drawer>
    </>
  )
}
