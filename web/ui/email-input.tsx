import { type ComponentProps, useRef, useState } from 'react'
import * as kitTexts from '#messages/kit'
import { suggestedEmail } from '../../functions/values/email-typos.ts'
import { normalizedEmail } from '../../functions/values/inputs.ts'
import { TextInput } from './field.tsx'

/** An email address, which browsers must not spell or capitalize. Asks about an address that looks like a typo. */
export function EmailInput({ onBlur, ...props }: ComponentProps<typeof TextInput>) {
  const note = useRef<HTMLParagraphElement>(null)
  const [suggestion, setSuggestion] = useState<string | null>(null)

  function take() {
    const input = note.current!.previousElementSibling as HTMLInputElement
    // React sees only a value that is set as a user sets it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, suggestion)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    setSuggestion(null)
    input.focus()
  }

  return (
    <>
      <TextInput
        {...props}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        onBlur={(event) => {
          setSuggestion(suggestedEmail(normalizedEmail(event.target.value)))
          return onBlur?.(event)
        }}
      />
      <p ref={note} role="status" className="text-sm">
        {suggestion && (
          <button type="button" className="link min-h-11 text-left wrap-anywhere" onClick={take}>
            {kitTexts.meanEmail(suggestion)}
          </button>
        )}
      </p>
    </>
  )
}
