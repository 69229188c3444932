import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'
import { confirm } from './confirm.ts'
import { willBeEmailed } from './will-be-emailed.ts'

type CancelSectionProps = {
  noun: 'event' | 'opportunity'
  name: string
  isCanceled: boolean
  /** How many families are emailed about it. */
  families: number
  /** What no longer works after canceling. */
  consequence?: string
  setCanceled: (isCanceled: boolean) => Promise<unknown>
}

/** Cancels or reopens the record of an edit screen. */
export function CancelSection({ noun, name, isCanceled, families, consequence, setCanceled }: CancelSectionProps) {
  const emailed = families > 0 ? ` ${willBeEmailed(families)}` : ''
  const Noun = noun === 'event' ? 'Event' : 'Opportunity'

  async function change() {
    try {
      if (isCanceled) {
        await setCanceled(false)
        alerts.success(`${Noun} reopened`)
        return
      }
      const isDone = await confirm({
        title: `Cancel ${noun}`,
        message: `Are you sure you want to cancel ${name}?${consequence ? ` ${consequence}` : ''} You can undo this.${emailed}`,
        actionLabel: `Cancel ${noun}`,
        cancelLabel: 'Keep it',
        destructive: true,
        action: () => setCanceled(true),
      })
      if (isDone) alerts.success(`${Noun} canceled`)
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <section className="mt-10 grid max-w-xl justify-items-start gap-3 border-t border-line pt-6">
      <h2 className="text-xl">{isCanceled ? `This ${noun} is canceled` : `Cancel this ${noun}`}</h2>
      <p className="text-soft">
        {!isCanceled && (noun === 'event' ? 'Rained out? ' : 'Rain or too few players? ')}
        It stays listed, marked as canceled{noun === 'opportunity' && ", and isn't accepting registrations"}.
        {isCanceled && emailed && ` If you reopen it: ${willBeEmailed(families)}`}
      </p>
      <Button variant="secondary" onClick={change}>
        {isCanceled ? 'Reopen' : `Cancel this ${noun}`}
      </Button>
    </section>
  )
}
