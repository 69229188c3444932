import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placeLine } from '../../../functions/values/place-line.ts'
import { query } from '../../api/client.ts'
import type { MergedPart } from '../../api/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { CancelButton } from '../../ui/drawer.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { matchesByPage } from '../../ui/matches-by-page.ts'
import { sportText } from '../../ui/sport.ts'
import { type MergedKind, MergedPair } from './merged-pair.tsx'
import {
  type MergePlanFragment,
  MergePlayersDocument,
  MergeTeamsDocument,
  PlayersToMergeDocument,
  type PlayersToMergeQueryVariables,
  TeamsToMergeDocument,
} from './merges.generated.ts'

type MergeFormProps = { kind: MergedKind; id: string; name: string; onDone: (intoID: string) => void }

export function MergeForm({ kind, id, name, onDone }: MergeFormProps) {
  const [into, setInto] = useState<Candidate | null>(null)
  const [isSwapped, setSwapped] = useState(false)
  const otherID = into?.id ?? ''
  const ends = isSwapped ? { kind, fromID: otherID, intoID: id } : { kind, fromID: id, intoID: otherID }
  const [gone, kept] = isSwapped ? [into?.name, name] : [name, into?.name]
  const plan = useQuery(mergePlanQuery(ends))
  const { mutateAsync: merge, isPending } = useMutation(mergeMutation)

  async function send() {
    try {
      await merge(ends)
      alerts.success(`${gone} was merged into ${kept}.`)
      onDone(ends.intoID)
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    // The list of matches fits below the field.
    <div className={classNames('grid content-start gap-4', !into && 'min-h-112')}>
      <p className="text-soft">
        The one that goes is deleted, and everything that belongs to it moves to the one that stays. Its links lead
        there.
      </p>
      <Field label={`Merge with this ${kind}`} required>
        <Combobox
          search={(text, signal) => candidates(kind, id, text, signal)}
          value={into}
          onChange={(chosen) => {
            setInto(chosen)
            setSwapped(false)
          }}
          keyOf={(candidate) => candidate.id}
          labelOf={(candidate) => candidate.name}
          detailOf={({ detail }) => detail}
          minCharacters={2}
          moreText={`Show more ${kind}s`}
          placeholder={`Search for a ${kind}...`}
        />
      </Field>
      {into && <MergedPair {...ends} onSwap={() => setSwapped(!isSwapped)} />}
      {into && <Loaded query={plan}>{(found) => <Plan plan={found} />}</Loaded>}
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <Button variant="danger" disabled={!into || !plan.data} busy={isPending} busyText="Merging..." onClick={send}>
          {into ? `Merge into ${kept}` : 'Merge'}
        </Button>
      </div>
    </div>
  )
}

const words: Record<MergedPart, readonly [one: string, many: string]> = {
  DIVISIONS: ['division', 'divisions'],
  ROSTER_ENTRIES: ['roster entry', 'roster entries'],
  ROSTER_REQUESTS: ['roster request', 'roster requests'],
  CONTACTS: ['contact', 'contacts'],
  CONTACT_INVITATIONS: ['contact invitation', 'contact invitations'],
  ENTRIES: ['tournament entry', 'tournament entries'],
  EVENTS: ['event', 'events'],
  OPPORTUNITIES: ['opportunity', 'opportunities'],
  REGISTRATIONS: ['registration', 'registrations'],
  CLAIMS: ['claim request', 'claim requests'],
  FAMILY_INVITATIONS: ['family invitation', 'family invitations'],
  SOURCE_RECORDS: ['record of the governing body', 'records of the governing body'],
}

function Plan({ plan: { moves, conflicts } }: { plan: MergePlanFragment }) {
  return (
    <>
      <section aria-label="What moves">
        <h3 className="mb-2 text-lg">What moves</h3>
        {moves.length === 0 ? (
          <p className="text-soft">There's nothing to move.</p>
        ) : (
          <ul className="list-disc pl-5">
            {moves.map(({ part, count }) => (
              <li key={part} className="tabular-nums">
                {count} {words[part][count === 1 ? 0 : 1]}
              </li>
            ))}
          </ul>
        )}
      </section>
      {conflicts.length > 0 && (
        <section aria-label="Conflicts" className="rounded-md border border-warn p-3">
          <h3 className="mb-2 text-lg text-warn">Conflicts</h3>
          <ul className="list-disc pl-5">
            {conflicts.map((conflict) => (
              <li key={conflict} className="wrap-anywhere">
                {conflict}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** A record to merge into. `detail` distinguishes records with the same name. */
type Candidate = { id: string; name: string; detail: string }
type Ends = { kind: MergedKind; fromID: string; intoID: string }

const detailOf = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ')

/** Records that match the text, without the one being merged. */
const candidates = (kind: MergedKind, fromID: string, text: string, signal: AbortSignal) =>
  matchesByPage<Candidate>(
    (paging, signal) => found(kind, { text, ...paging }, signal),
    signal,
    (candidate) => candidate.id !== fromID,
  )

async function found(kind: MergedKind, variables: PlayersToMergeQueryVariables, signal: AbortSignal) {
  if (kind === 'team')
    return (await query(TeamsToMergeDocument, variables, { signal })).teams.map(({ id, name, sport, ...place }) => ({
      id,
      name,
      detail: detailOf(placeLine(place.locationCity, place.state), sport && sportText(sport)),
    }))
  return (await query(PlayersToMergeDocument, variables, { signal })).players.map(({ id, name, age, ...place }) => ({
    id,
    name,
    detail: detailOf(placeLine(place.locationCity, place.state), age !== null && `Age ${age}`),
  }))
}

const merge = ({ kind, ...ends }: Ends, dryRun: boolean): Promise<MergePlanFragment> =>
  kind === 'team'
    ? query(MergeTeamsDocument, { ...ends, dryRun }).then(({ mergeTeams }) => mergeTeams)
    : query(MergePlayersDocument, { ...ends, dryRun }).then(({ mergePlayers }) => mergePlayers)

/** Dry run: what the merge would move. */
const mergePlanQuery = (ends: Ends) =>
  queryOptions({
    queryKey: ['merge', ends],
    queryFn: () => merge(ends, true),
    enabled: ends.fromID !== '' && ends.intoID !== '',
  })

const mergeMutation = mutationOptions({ mutationFn: (ends: Ends) => merge(ends, false) })
