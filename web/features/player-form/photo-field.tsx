import { useRef, useState } from 'react'
import { PHOTO_TYPES } from '../../../functions/domain/media/validation.ts'
import { Button } from '../../ui/button.tsx'
import { Diamond } from '../../ui/diamond.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { useFieldError } from '../../ui/form.tsx'
import { shrinkPhoto } from './shrink-photo.ts'

type PhotoFieldProps = {
  /** A data URL that was chosen, '' when the photo is to go, undefined while the photo stays as it is. */
  value: string | undefined
  onChange: (photo: string) => void
  currentURL: string | null
  /** The monogram shown instead of a missing photo. */
  playerName: string
}

export function PhotoField({ value, onChange, currentURL, playerName }: PhotoFieldProps) {
  const [problem, setProblem] = useState<string>()
  const [isShrinking, setShrinking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const error = useFieldError('photo')
  const shown = value ?? currentURL

  async function choose(file: File | undefined) {
    if (!file) return
    setProblem(undefined)
    setShrinking(true)
    try {
      onChange(await shrinkPhoto(file))
    } catch (failure) {
      setProblem((failure as Error).message)
    } finally {
      setShrinking(false)
      if (input.current) input.current.value = ''
    }
  }

  return (
    <Fieldset
      legend="Photo"
      name="photo"
      hint="JPG, PNG, or GIF, up to 5MB. Only signed-in users can see it."
      error={problem ?? error}
    >
      <div className="flex flex-wrap items-center gap-4">
        {shown ? (
          <img src={shown} alt="The player" className="size-24 shrink-0 rounded-md object-cover" />
        ) : (
          <Diamond name={playerName || '?'} size="large" />
        )}
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={PHOTO_TYPES.join(',')}
            tabIndex={-1}
            aria-hidden
            className="hidden"
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <Button
            variant="secondary"
            size="small"
            busy={isShrinking}
            busyText="Preparing..."
            onClick={() => input.current?.click()}
          >
            {shown ? 'Change photo' : 'Choose a photo'}
          </Button>
          {shown && (
            <Button variant="ghost" size="small" onClick={() => onChange('')}>
              Remove photo
            </Button>
          )}
        </div>
      </div>
    </Fieldset>
  )
}
