import * as m from '../../functions/values/messages/generated.ts'
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
      return m.only_people_with_a_tie_see_this_photo_until_an_admin({ noun })
    case 'WAITS_FOR_CONFIRMATION':
      return m.others_see_this_photo_once_you_confirm_your_address({ noun })
    default:
      return m.others_see_your_first_photo_after_an_admin({ noun })
  }
}

/** Tells the author of a record that others see only its facts. */
export const FactsOnlyNote = ({ kind, isShown }: { kind: 'team' | 'opportunity'; isShown: boolean }) =>
  isShown && (
    <p role="status" className="mb-4 rounded-lg border border-warn bg-surface p-4">
      {m.others_see_only_the_facts_until_you_confirm({ kind })}
    </p>
  )
