import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Rich } from '../../ui/rich.tsx'
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
      alerts.success(isOn ? m.count_families_asked({ count: askedCount }) : m.no_more_families_are_asked())
    } catch (error) {
      alerts.failed(error)
    }
  }

  if (!asks) return null
  const { isOn, fittingCount, askedCount, saidNoCount, nextAt } = asks
  const soFar = askedCount > 0 && `${m.count_families_asked_said_no({ count: askedCount, saidNo: saidNoCount })} `
  return (
    <section aria-labelledby="ask-families" className="mb-6 rounded-lg border border-line bg-surface p-5">
      <h2 id="ask-families" className="text-xl">
        {m.need_a_player_soon()}
      </h2>
      {isOn && neededBy ? (
        <>
          <p className="mt-1 max-w-prose" role="status">
            {soFar}
            {fittingCount === 0 ? (
              m.everyone_who_fits_was_asked()
            ) : nextAt ? (
              <Rich
                text={m.count_more_fit_asked_at({ count: fittingCount })}
                time={() => <Time at={nextAt} zone={timeZone} />}
              />
            ) : (
              m.count_more_fit({ count: fittingCount })
            )}{' '}
            {m.you_get_an_email_when_a_family_says()}
          </p>
          <Button className="mt-3" variant="secondary" busy={isPending} onClick={() => turn(false)}>
            {m.stop_asking()}
          </Button>
        </>
      ) : neededBy && new Date(neededBy) > new Date() ? (
        <>
          <p className="mt-1 max-w-prose">
            {soFar}
            {askedCount > 0
              ? m.count_players_more_fit({ count: fittingCount })
              : m.count_players_fit({ count: fittingCount })}{' '}
            <Rich
              text={
                waiverRequired ? m.we_email_the_best_five_with_waiver() : m.we_email_the_families_of_the_best_five()
              }
              time={() => <Time at={neededBy} zone={timeZone} />}
            />
          </p>
          <Button className="mt-3" busy={isPending} disabled={fittingCount === 0} onClick={() => turn(true)}>
            {m.ask_families()}
          </Button>
        </>
      ) : (
        <p className="mt-1 max-w-prose">
          {soFar}
          <Rich
            text={m.set_needed_by()}
            link={(text) => (
              <Link to={paths.editOpportunity(id)} className="link font-semibold">
                {text}
              </Link>
            )}
          />
        </p>
      )}
    </section>
  )
}
