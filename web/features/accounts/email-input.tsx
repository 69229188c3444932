import type { ComponentProps } from 'react'
import { TextInput } from '../../ui/field.tsx'

/** An email address, which browsers must not spell or capitalize. */
export const EmailInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
)
