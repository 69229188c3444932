import * as m from '../../functions/values/messages/generated.ts'
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
  const emailed = families > 0 && m.count_families_will_be_emailed_about_this_change({ count: families })

  async function change() {
    try {
      if (isCanceled) {
        await setCanceled(false)
        alerts.success(m.record_reopened({ kind }))
        return
      }
      const isDone = await confirm({
        title: m.cancel_record({ kind }),
        message: [m.are_you_sure_you_want_to_cancel_name({ kind, name }), emailed].filter(Boolean).join(' '),
        actionLabel: m.cancel_record({ kind }),
        cancelLabel: m.keep_it(),
        destructive: true,
        action: () => setCanceled(true),
      })
      if (isDone) alerts.success(m.record_canceled({ kind }))
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <section className="mt-10 grid max-w-xl justify-items-start gap-3 border-t border-line pt-6">
      <h2 className="text-xl">{isCanceled ? m.this_record_is_canceled({ kind }) : m.cancel_this_record({ kind })}</h2>
      <p className="text-soft">
        {isCanceled ? m.it_stays_listed_marked_as_canceled({ kind }) : m.rained_out_it_stays_listed({ kind })}
        {isCanceled && emailed && ` ${m.if_you_reopen_it({ sentence: emailed })}`}
      </p>
      <Button variant="secondary" onClick={change}>
        {isCanceled ? m.reopen() : m.cancel_this_record({ kind })}
      </Button>
    </section>
  )
}
