import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Time } from '../../ui/time.tsx'
import { askFamiliesMutation, familyAsksQuery } from './queries.ts'

export type GuestNeed = { id: string; neededBy: string | null; timeZone: string; waiverRequired: boolean }

/** For the organizer of a guest need: has families asked in waves, and shows how far that is. */
export function AskFamilies({ need }: { need: GuestNeed }) {
  const { id, neededBy, timeZone, waiverRequired } = need
  const { data: asks } = useQuery(familyAsksQuery(id))
  const { mutateAsync: setAsking, isPending } = useMutation(askFamiliesMutation(id))

  async function turn(isOn: boolean) {
    try {
      const { askedCount } = await setAsking(isOn)
      alerts.success(isOn ? `${counted(askedCount, 'family')} asked.` : 'No more families are asked.')
    } catch (error) {
      alerts.failed(error)
    }
  }

  if (!asks) return null
  const { isOn, fittingCount, askedCount, saidNoCount, nextAt } = asks
  const soFar = askedCount > 0 && `${counted(askedCount, 'family')} asked, ${saidNoCount} said no. `
  return (
    <section aria-labelledby="ask-families" className="mb-6 rounded-lg border border-line bg-surface p-5">
      <h2 id="ask-families" className="text-xl">
        Need a player soon?
      </h2>
      {isOn && neededBy ? (
        <>
          <p className="mt-1 max-w-prose" role="status">
            {soFar}
            {fittingCount === 0 ? (
              'Everyone who fits was asked.'
            ) : (
              <>
                {fittingCount} more {fittingCount === 1 ? 'fits' : 'fit'}
                {nextAt && (
                  <>
                    . The next are asked <Time at={nextAt} zone={timeZone} />
                  </>
                )}
                .
              </>
            )}{' '}
            You get an email when a family says yes.
          </p>
          <Button className="mt-3" variant="secondary" busy={isPending} onClick={() => turn(false)}>
            Stop Asking
          </Button>
        </>
      ) : neededBy && new Date(neededBy) > new Date() ? (
        <>
          <p className="mt-1 max-w-prose">
            {soFar}
            {counted(fittingCount, 'player')} {askedCount > 0 ? 'more ' : ''}
            {fittingCount === 1 ? 'fits' : 'fit'}. We email the families of the best five now and of the next five every
            15 minutes, until one says yes or <Time at={neededBy} zone={timeZone} />. The first yes takes the spot
            {waiverRequired && ', held for an hour until the waiver is signed'}. You hear nothing of a family before it
            says yes. You can invite and ask 20 families a day.
          </p>
          <Button className="mt-3" busy={isPending} disabled={fittingCount === 0} onClick={() => turn(true)}>
            Ask Families
          </Button>
        </>
      ) : (
        <p className="mt-1 max-w-prose">
          {soFar}
          <Link to={paths.editOpportunity(id)} className="link font-semibold">
            Set 'Needed by'
          </Link>
          , and we can ask the families who fit, five at a time. The first yes takes the spot.
        </p>
      )}
    </section>
  )
}
