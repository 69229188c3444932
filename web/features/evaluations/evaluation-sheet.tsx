import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as checkInTexts from '#messages/check-in'
import * as evaluationTexts from '#messages/evaluations'
import * as valueTexts from '#messages/values'
import { MAX_NOTES, SCORES } from '../../../functions/domain/evaluations/validation.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextArea } from '../../ui/field.tsx'
import { EvaluationSheetDocument, type EvaluationSheetQuery, SaveEvaluationDocument } from './evaluations.generated.ts'

type EvaluationRow = EvaluationSheetQuery['evaluationSheet'][number]

export const evaluationSheetQuery = (opportunityID: string) =>
  queryOf(EvaluationSheetDocument, { opportunityID }, ({ evaluationSheet: rows, evaluatorInvitations }) => {
    const own = evaluatorInvitations.find((it) => it.opportunityID === opportunityID)
    return { rows, title: own?.opportunityTitle ?? null }
  })

type SheetProps = {
  opportunityID: string
  rows: readonly EvaluationRow[]
  /** Whether the viewer organizes a team's opportunity, and so can offer roster spots. */
  canOffer: boolean
}

/** Approved players with the viewer's score and notes. Each is saved separately. */
export function EvaluationSheet({ opportunityID, rows, canOffer }: SheetProps) {
  if (rows.length === 0) return <EmptyState title={checkInTexts.noApprovedPlayersYet} drawing="glove" />
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {rows.map((row) => (
        <Row key={row.playerID} row={row} opportunityID={opportunityID} canOffer={canOffer} />
      ))}
    </ul>
  )
}

function Row({ row, opportunityID, canOffer }: Omit<SheetProps, 'rows'> & { row: EvaluationRow }) {
  const { playerID, name, jerseyNumber, age, positions, isCheckedIn } = row
  const {
    mutate: save,
    mutateAsync: saveLater,
    isPending,
    isSuccess,
    error,
    variables,
  } = useMutation({
    ...mutationOf(SaveEvaluationDocument),
    // One at a time, so that they arrive in order.
    scope: { id: `evaluation ${opportunityID} ${playerID}` },
  })
  const [score, setScore] = useState(row.score)
  const [notes, setNotes] = useState(row.notes ?? '')

  const savedNotes = error ? row.notes : (variables?.notes ?? row.notes)
  const hasUnsavedNotes = notes.trim() !== (savedNotes ?? '')
  const withNotes = { opportunityID, playerID, score, notes: notes.trim() }

  // Back leaves without a blur.
  const saveOnLeave = useRef(() => {})
  useEffect(() => {
    saveOnLeave.current = () => {
      if (hasUnsavedNotes) saveLater(withNotes).catch(alerts.failed)
    }
  })
  useEffect(() => () => saveOnLeave.current(), [])

  function choose(value: number) {
    const next = value === score ? null : value
    setScore(next)
    save({ opportunityID, playerID, score: next, notes: notes.trim() })
  }

  const facts = [age !== null && valueTexts.ageYears(age), positionsText(positions)].filter(Boolean).join(' · ')
  return (
    <li className="grid gap-2 p-3">
      <div className="flex flex-wrap items-center gap-2">
        {jerseyNumber && <span className="text-xl font-semibold tabular-nums">#{jerseyNumber}</span>}
        <span className="font-semibold wrap-anywhere">{name}</span>
        {isCheckedIn && <Badge tone="grass">{checkInTexts.here}</Badge>}
        <span className="text-sm text-soft">{facts}</span>
        {canOffer && score !== null && (
          <Link
            to={paths.manageRegistrations(opportunityID, [playerID])}
            aria-label={checkInTexts.offerRosterSpotTo(name)}
            className="link inline-flex min-h-6 items-center text-sm"
          >
            {checkInTexts.offerRosterSpot}
          </Link>
        )}
        <span role="status" className="ml-auto text-sm text-soft">
          {isPending ? accountTexts.saving : isSuccess && evaluationTexts.saved}
        </span>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{evaluationTexts.scoreOfPlayer(name)}</legend>
        {SCORES.map((value) => (
          <Button
            key={value}
            variant={score === value ? 'primary' : 'secondary'}
            aria-pressed={score === value}
            aria-label={evaluationTexts.scoreForName({ score: value, name })}
            className="min-w-11 tabular-nums"
            onClick={() => choose(value)}
          >
            {value}
          </Button>
        ))}
      </fieldset>
      <TextArea
        aria-label={evaluationTexts.notesOnName(name)}
        placeholder={evaluationTexts.privateNotes}
        rows={2}
        className="min-h-18!"
        maxLength={MAX_NOTES}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
        onBlur={() => hasUnsavedNotes && save(withNotes)}
      />
      {error && !isPending && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-warn">
          {evaluationTexts.nameWasntSaved({ name, reason: error.message })}
          <Button variant="secondary" size="small" onClick={() => save(variables)}>
            {evaluationTexts.tryAgainEvaluation}
          </Button>
        </div>
      )}
    </li>
  )
}
