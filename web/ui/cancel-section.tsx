import * as cancelSectionTexts from '#messages/cancel-section'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { confirm } from './confirm.ts'

type CancelSectionProps = {
  kind: 'event' | 'opportunity'
  name: string
  isCanceled: boolean
  /** How many families are emailed about it. */
  families: number
  setCanceled: (isCanceled: boolean) => Promise<unknown>
}

/** Cancels or reopens the record of an edit screen. */
export function CancelSection({ kind, name, isCanceled, families, setCanceled }: CancelSectionProps) {
  const emailed = families > 0 && cancelSectionTexts.familiesWillBeEmailed(families)

  async function change() {
    try {
      if (isCanceled) {
        await setCanceled(false)
        alerts.success(cancelSectionTexts.recordReopened(kind))
        return
      }
      const isDone = await confirm({
        title: cancelSectionTexts.cancelRecord(kind),
        message: [cancelSectionTexts.confirmCancel({ kind, name }), emailed].filter(Boolean).join(' '),
        actionLabel: cancelSectionTexts.cancelRecord(kind),
        cancelLabel: cancelSectionTexts.keepIt,
        destructive: true,
        action: () => setCanceled(true),
      })
      if (isDone) alerts.success(cancelSectionTexts.recordCanceled(kind))
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <section className="mt-10 grid max-w-xl justify-items-start gap-3 border-t border-line pt-6">
      <h2 className="text-xl">
        {isCanceled ? cancelSectionTexts.recordIsCanceled(kind) : cancelSectionTexts.cancelThisRecord(kind)}
      </h2>
      <p className="text-soft">
        {isCanceled ? cancelSectionTexts.staysListed(kind) : cancelSectionTexts.cancelHint(kind)}
        {isCanceled && emailed && ` ${cancelSectionTexts.ifYouReopenIt(emailed)}`}
      </p>
      <Button variant="secondary" onClick={change}>
        {isCanceled ? cancelSectionTexts.reopen : cancelSectionTexts.cancelThisRecord(kind)}
      </Button>
    </section>
  )
}
