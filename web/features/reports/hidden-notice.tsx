type HiddenNoticeProps = {
  /** The kind of record within a sentence: 'team'. */
  word: string
  hidden: { reason: string } | null
}

/** Tells a record's owner that an admin hid it, and why. */
export const HiddenNotice = ({ word, hidden }: HiddenNoticeProps) =>
  hidden && (
    <div role="status" className="mb-4 rounded-lg border border-warn bg-surface p-4">
      <p className="font-semibold">An admin hid this {word}. Only its owner and admins see it.</p>
      <p className="wrap-anywhere text-soft">Reason: {hidden.reason}</p>
    </div>
  )
