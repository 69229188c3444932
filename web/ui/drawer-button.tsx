import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Drawer, useDrawer } from './drawer.tsx'

type DrawerButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & {
  /** Of the drawer. */
  title: string
  /** What the button shows if not the title. */
  shown?: ReactNode
  children: (close: () => void) => ReactNode
}

/** A button that opens a drawer. */
export function DrawerButton({ title, shown = title, children, ...button }: DrawerButtonProps) {
  const drawer = useDrawer<true>()
  return (
    <>
      <Button {...button} onClick={() => drawer.open(true)}>
        {shown}
      </Button>
      {drawer.subject && (
        <Drawer {...drawer.drawerProps} title={title}>
          {children(drawer.close)}
        </Drawer>
      )}
    </>
  )
}
