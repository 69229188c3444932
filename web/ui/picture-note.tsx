import * as kitTexts from '#messages/kit'
import type { PictureStatus } from '../api/generated.ts'

type PictureNoteProps = {
  noun: 'photo' | 'logo'
  /** Null without a picture. */
  status: PictureStatus | null
}

/** Tells those who manage a player or team what others see of its photo or logo. */
export function PictureNote({ noun, status }: PictureNoteProps) {
  const text = textOf({ noun, status })
  return text && <p className="text-sm text-soft">{text}</p>
}

function textOf({ noun, status }: PictureNoteProps) {
  switch (status) {
    case 'SHOWN':
      return null
    case 'WAITS_FOR_REVIEW':
      return kitTexts.onlyPeopleTieSee(noun)
    case 'WAITS_FOR_CONFIRMATION':
      return kitTexts.othersSeePhotoOnce(noun)
    default:
      return kitTexts.othersSeeFirstPhoto(noun)
  }
}

/** Tells those who manage a record that others see only its facts. */
export const FactsOnlyNote = ({ kind, isShown }: { kind: 'team' | 'event' | 'opportunity'; isShown: boolean }) =>
  isShown && (
    <p role="status" className="mb-4 rounded-lg border border-warn bg-surface p-4">
      {kitTexts.othersSeeOnlyFacts(kind)}
    </p>
  )
