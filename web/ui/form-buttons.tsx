import type { ComponentProps } from 'react'
import * as kitTexts from '#messages/kit'
import { LinkButton } from './button.tsx'
import { CancelButton } from './drawer.tsx'
import { SubmitButton } from './form.tsx'

type SubmitProps = ComponentProps<typeof SubmitButton>

/** Submits the form of a drawer, or closes the drawer. */
export const DrawerButtons = (submit: SubmitProps) => (
  <div className="flex flex-wrap justify-end gap-3">
    <CancelButton />
    <SubmitButton {...submit} />
  </div>
)

/** Submits the form, or leaves its screen. Without `cancelTo`, closes its drawer. */
export const FormButtons = ({ cancelTo, ...submit }: SubmitProps & { cancelTo?: string | undefined }) => (
  <div className="flex flex-wrap gap-3">
    <SubmitButton {...submit} />
    {cancelTo ? (
      <LinkButton to={cancelTo} variant="secondary">
        {kitTexts.cancel}
      </LinkButton>
    ) : (
      <CancelButton />
    )}
  </div>
)
