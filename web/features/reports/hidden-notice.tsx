import * as reportTexts from '#messages/reports'

type HiddenNoticeProps = { kind: 'team' | 'player' | 'event' | 'opportunity'; hidden: { reason: string } | null }

/** Tells a record's owner that an admin hid it, and why. */
export const HiddenNotice = ({ kind, hidden }: HiddenNoticeProps) =>
  hidden && (
    <div role="status" className="mb-4 rounded-lg border border-warn bg-surface p-4">
      <p className="font-semibold">{reportTexts.adminHidThis(kind)}</p>
      <p className="wrap-anywhere text-soft">{reportTexts.reasonText(hidden.reason)}</p>
    </div>
  )
