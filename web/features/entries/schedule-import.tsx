import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import * as entryTexts from '#messages/entries'
import * as rosterTexts from '#messages/roster'
import * as scheduleTexts from '#messages/schedule'
import * as wordTexts from '#messages/words'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { TextArea } from '../../ui/field.tsx'
import { Form, FormField, required, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { TableFileField } from '../../ui/table-file-field.tsx'
import { divisionName } from './enter-team.tsx'
import { readSchedule, type ScheduleRow } from './parse-schedule.ts'
import { type EnteredEvent, scheduleQuery } from './queries.ts'
import { ReplaceScheduleDocument } from './schedule.generated.ts'
import { Games } from './schedule-by-day.tsx'

const schema = v.object({ text: required(scheduleTexts.pasteASchedule) })

/** What is previewed. */
type Read = { text: string; rows: readonly ScheduleRow[] }

/** The organizer pastes or uploads all games, previews them, and publishes them in place of the earlier ones. */
export function ScheduleImport({ event }: { event: EnteredEvent }) {
  const { data: scheduled } = useQuery(scheduleQuery(event.id))
  const form = useValidatedForm(schema, { text: '' })
  const [read, setRead] = useState<Read>()

  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setRead(undefined) }), [form])

  if (!scheduled) return null
  const { games } = scheduled.schedule

  function preview({ text }: { text: string }) {
    const divisions = event.divisions.map((it) => ({ id: it.id, names: [divisionName(it), it.ageGroup] }))
    const rows = readSchedule(text, { ...scheduled!, entries: event.entries, divisions })
    setRead(rows ? { text, rows } : undefined)
    if (!rows) form.setError('text', { message: scheduleTexts.nameTheColumns }, { shouldFocus: true })
  }

  return (
    <Section title={scheduleTexts.schedule} className="mt-8">
      <div className="grid gap-6">
        <Games games={games} zone={event.timeZone} />
        {games.length > 0 && <RemoveSchedule eventID={event.id} version={scheduled.schedule.version} />}
        <Form
          form={form}
          aria-label={scheduleTexts.schedule}
          draft={`schedule-${event.id}`}
          keepsDraft
          warnOnLeave
          className="max-w-none!"
          onSubmit={preview}
        >
          <FormField name="text" label={scheduleTexts.allGames} hint={scheduleTexts.columnsHint} required>
            <TextArea {...form.register('text')} rows={6} spellCheck={false} className="font-mono" />
          </FormField>
          <TableFileField onText={(text) => form.setValue('text', text, { shouldDirty: true })} />
          <SubmitButton variant="secondary" busyText={rosterTexts.reading} className="justify-self-start">
            {rosterTexts.preview}
          </SubmitButton>
        </Form>
        {read && (
          <Preview
            eventID={event.id}
            version={scheduled.schedule.version}
            rows={read.rows}
            onDone={() => {
              // The text may have been changed while the games were sent.
              if (form.getValues('text').trim() === read.text) form.reset()
            }}
          />
        )}
      </div>
    </Section>
  )
}

/** Empties the schedule, after a question. */
function RemoveSchedule({ eventID, version }: { eventID: string; version: string }) {
  const { mutateAsync: update } = useMutation(mutationOf(ReplaceScheduleDocument))
  const ask = () =>
    confirmWithAlerts({
      title: scheduleTexts.confirmRemove,
      message: scheduleTexts.removeEffects,
      actionLabel: scheduleTexts.removeSchedule,
      destructive: true,
      action: () => update({ id: eventID, input: { version, games: [] } }),
      done: scheduleTexts.removed,
    })
  return (
    <Button variant="secondary" onClick={ask} className="justify-self-start">
      {scheduleTexts.removeSchedule}
    </Button>
  )
}

type PreviewProps = { eventID: string; version: string; rows: readonly ScheduleRow[]; onDone: () => void }

function Preview({ eventID, version, rows, onDone }: PreviewProps) {
  const { mutateAsync: update, isPending } = useMutation(mutationOf(ReplaceScheduleDocument))
  const games = rows.flatMap(({ game }) => game ?? [])

  async function publish() {
    try {
      await update({ id: eventID, input: { version, games } })
      alerts.success(scheduleTexts.published(games.length))
      onDone()
    } catch (error) {
      alerts.failed(error)
    }
  }

  return (
    <section aria-label={rosterTexts.preview} className="grid gap-4">
      <Table
        caption={rosterTexts.preview}
        columns={COLUMNS}
        rows={rows.map((row, at) => ({ ...row, at }))}
        keyOf={({ at }) => `${at}`}
      />
      {games.length > 0 && (
        <>
          <p className="text-soft">{scheduleTexts.publishHint}</p>
          <Button busy={isPending} onClick={publish} className="justify-self-start">
            {scheduleTexts.publishGames(games.length)}
          </Button>
        </>
      )}
    </section>
  )
}

const COLUMNS: Column<ScheduleRow & { at: number }>[] = [
  {
    header: entryTexts.teams,
    title: true,
    cell: ({ home, away }) => <span className="font-semibold">{`${home} – ${away}`}</span>,
  },
  { header: scheduleTexts.start, cell: ({ date, time }) => [date, time].filter(Boolean).join(' ') },
  { header: scheduleTexts.field, cell: ({ field }) => field || '–' },
  { header: wordTexts.division, cell: ({ division }) => division || '–' },
  {
    header: rosterTexts.result,
    cell: ({ problem }) => (
      <div className="grid justify-items-start gap-1 text-sm">
        <Badge tone={problem ? 'danger' : 'grass'}>{problem ? scheduleTexts.leftOut : scheduleTexts.game}</Badge>
        {problem && <span>{problem}</span>}
      </div>
    ),
  },
]
