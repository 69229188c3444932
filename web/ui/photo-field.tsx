import { type ReactNode, useContext, useRef, useState } from 'react'
import * as kitTexts from '#messages/kit'
import * as playerFormTexts from '#messages/player-form'
import { MAX_PHOTO_BYTES, PHOTO_INVALID, PHOTO_TOO_LARGE, PHOTO_TYPES } from '../../functions/values/photo-limits.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Fieldset } from './fieldset.tsx'
import { PreparingContext, useFieldError } from './form.tsx'

type PhotoFieldProps = {
  /** Field name and button text. */
  noun?: 'photo' | 'logo'
  hint: string
  alt: string
  /** The data URL of a new photo, '' to remove the photo, undefined to keep it. */
  value: string | undefined
  onChange: (photo: string) => void
  currentURL: string | null
  /** Shown if there is no photo. */
  placeholder: ReactNode
}

/** A photo fills its square, and a logo is shown as a whole. */
const FITS = { photo: 'object-cover', logo: 'object-contain' }

export function PhotoField({ noun = 'photo', hint, alt, value, onChange, currentURL, placeholder }: PhotoFieldProps) {
  const [problem, setProblem] = useState<string>()
  const { isPreparing, setPreparing } = useContext(PreparingContext)
  const input = useRef<HTMLInputElement>(null)
  const error = useFieldError(noun)
  const shown = value ?? currentURL

  async function choose(file: File | undefined) {
    if (!file) return
    setProblem(undefined)
    setPreparing(true)
    try {
      onChange(await shrinkPhoto(file))
    } catch (failure) {
      setProblem((failure as Error).message)
    } finally {
      setPreparing(false)
      if (input.current) input.current.value = ''
    }
  }

  return (
    <Fieldset legend={playerFormTexts.photoOrLogo(noun)} name={noun} hint={hint} error={problem ?? error}>
      <div className="flex flex-wrap items-center gap-4">
        {shown ? (
          <img src={shown} alt={alt} className={classNames('size-24 shrink-0 rounded-md', FITS[noun])} />
        ) : (
          placeholder
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
            busy={isPreparing}
            busyText={playerFormTexts.preparing}
            onClick={() => input.current?.click()}
          >
            {shown ? playerFormTexts.changePhoto(noun) : playerFormTexts.chooseAPhoto(noun)}
          </Button>
          {shown && (
            <Button variant="ghost" size="small" onClick={() => onChange('')}>
              {playerFormTexts.removePhoto(noun)}
            </Button>
          )}
        </div>
      </div>
    </Fieldset>
  )
}

const MAX_SIDE_PIXELS = 1024
const JPEG_QUALITY = 0.85

/**
 * Converts a photo of any size to a JPEG data URL of at most 1,024 px per side, upright and without metadata. Rejects with a message for the
 * user.
 */
async function shrinkPhoto(file: File): Promise<string> {
  const isHEIC = await isHEICPhoto(file)
  if (!isHEIC && !PHOTO_TYPES.some((type) => type === file.type)) throw new Error(PHOTO_INVALID())
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    if (isHEIC) throw new Error(kitTexts.browserCannotReadHeic)
    throw new Error(file.size >= MAX_PHOTO_BYTES ? PHOTO_TOO_LARGE() : PHOTO_INVALID())
  })
  const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error(PHOTO_INVALID())
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}

/** Whether it is a photo of an iPhone in its own format, which only Safari reads. Some systems do not know its type. */
async function isHEICPhoto(file: File) {
  if (/^image\/hei[cf]/.test(file.type)) return true
  const head = await file
    .slice(4, 12)
    .text()
    .catch(() => '')
  return /^ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1)$/.test(head)
}
