import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import * as m from '../../../functions/values/messages/generated.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConsentNote } from '../../ui/consent-note.tsx'
import { Field, inputStyle, Select, TextArea, useFieldWiring } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { SeasonField } from '../../ui/record-fields.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { DivisionField, rosterTarget } from './division-field.tsx'
import { removeImportDraft, storedImportDraft, storeImportDraft } from './import-draft.ts'
import { keepRows, type ListRow, parseList } from './parse-list.ts'
import {
  type ImportedRow,
  type ImportTarget,
  importRosterMutation,
  previewRosterMutation,
  type RosterDivision,
} from './queries.ts'

const NEW = 'new'

/** The pasted text and its destination. */
const importInput = v.object({
  ...rosterTarget,
  text: v.pipe(
    v.string(),
    v.check((text) => parseList(text).length > 0, m.the_list_has_no_players()),
  ),
})
type ImportRosterProps = {
  teamID: string
  divisions: readonly RosterDivision[]
  seasons: readonly string[]
  season: string
  onDone: () => void
}

/** Imports a pasted list or CSV file. First previews the result of each row. */
export function ImportRoster({ teamID, divisions, seasons, season: usual, onDone }: ImportRosterProps) {
  const [draft] = useState(() => storedImportDraft(teamID))
  const draftDivision = divisions.find(({ id }) => id === draft?.divisionID)
  const form = useValidatedForm(importInput, {
    divisionID: (draftDivision ?? (divisions.length === 1 ? divisions[0] : undefined))?.id ?? '',
    season: draft && seasons.includes(draft.season) ? draft.season : usual,
    text: draft?.text ?? '',
  })
  const [previewed, setPreviewed] = useState<PreviewProps>()
  const { mutateAsync: preview } = useMutation(previewRosterMutation)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setPreviewed(undefined)
          if (values.text) storeImportDraft(teamID, values)
          else removeImportDraft(teamID)
        },
      }),
    [form, teamID],
  )

  /** Leaves the rows that were not imported in the box, with the reasons below. */
  function keepRefused({ rows, target }: Parsed, results: readonly ImportedRow[]) {
    const isRefused = (at: number) => results[at]?.outcome === 'SKIPPED'
    const first = results.filter((_, at) => isRefused(at))
    if (first.length === 0) {
      removeImportDraft(teamID)
      return onDone()
    }
    form.setValue('text', keepRows(form.getValues('text'), isRefused))
    setPreviewed({ rows: rows.filter((_, at) => isRefused(at)), target, first })
  }

  return (
    <div className="grid gap-6">
      <Form
        form={form}
        aria-label={m.import_players()}
        className="max-w-none!"
        describeError={m.error_message}
        onSubmit={async ({ text, divisionID, season }) => {
          setPreviewed(undefined)
          const [rows, target] = [parseList(text), { teamID, divisionID, season }]
          setPreviewed({ rows, target, first: await preview({ ...target, rows }) })
        }}
      >
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <DivisionField {...form.register('divisionID')} divisions={divisions} />
          <SeasonField {...form.register('season')} seasons={seasons} />
        </div>
        <FormField name="text" label={m.list_of_players()} hint={m.one_player_per_line()} required>
          <TextArea {...form.register('text')} rows={6} spellCheck={false} className="font-mono text-sm" />
        </FormField>
        <Field label={m.or_a_csv_file()}>
          <FileInput
            onText={(text) =>
              form.setValue('text', text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
            }
          />
        </Field>
        <SubmitButton variant="secondary" busyText={m.reading()} className="justify-self-start">
          {m.preview()}
        </SubmitButton>
      </Form>
      {previewed && <Preview key={previewed.rows.length} {...previewed} onImported={keepRefused} />}
    </div>
  )
}

function FileInput({ onText }: { onText: (text: string) => void }) {
  return (
    <input
      {...useFieldWiring()}
      type="file"
      accept=".csv,.tsv,.txt,text/csv,text/plain"
      className={inputStyle}
      onChange={async ({ target }) => {
        const file = target.files?.[0]
        if (file) onText(await file.text())
      }}
    />
  )
}

type Numbered = ImportedRow & { at: number }

type Parsed = { rows: ListRow[]; target: ImportTarget }
/** The parsed list, its destination, and the results of the first dry run. */
type PreviewProps = Parsed & { first: ImportedRow[] }

function Preview({
  rows,
  target,
  first,
  onImported,
}: PreviewProps & { onImported: (list: Parsed, results: readonly ImportedRow[]) => void }) {
  const [choices, setChoices] = useState(() => first.map(({ player }) => player?.id ?? NEW))
  const latest = useRef(choices)
  const [shown, setShown] = useState(first)
  const again = useMutation(previewRosterMutation)
  const importMutation = useMutation(importRosterMutation)
  const { isAdmin } = useAuth()

  const chosenRows = (picked: readonly string[]) =>
    rows.map((row, at) => ({
      ...row,
      ...(picked[at] === NEW ? { isNew: (first[at]?.matches.length ?? 0) > 0 } : { playerID: picked[at] }),
    }))

  async function choose(at: number, choice: string) {
    const picked = choices.with(at, choice)
    latest.current = picked
    setChoices(picked)
    try {
      const rows = await again.mutateAsync({ ...target, rows: chosenRows(picked) })
      if (latest.current === picked) setShown(rows)
    } catch (error) {
      alerts.failed(error)
    }
  }

  async function send() {
    try {
      const result = await importMutation.mutateAsync({ ...target, rows: chosenRows(choices) })
      const left = result.filter(({ outcome }) => outcome === 'SKIPPED').length
      alerts.success(m.count_players_imported({ count: result.length - left }))
      onImported({ rows, target }, result)
    } catch (error) {
      alerts.failed(error)
    }
  }

  const count = shown.filter(({ outcome }) => outcome !== 'SKIPPED').length
  const columns: Column<Numbered>[] = [
    {
      header: m.player(),
      title: true,
      cell: ({ name }) => <span className="font-semibold">{name || m.no_name()}</span>,
    },
    { header: m.jersey(), cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
    { header: m.position(), cell: ({ position }) => storedWord(position ?? '–') },
    {
      header: m.profile(),
      cell: ({ at, name, matches }) =>
        matches.length === 0 ? (
          m.new_player()
        ) : (
          <Select
            aria-label={m.profile_of_name({ name })}
            value={choices[at]}
            onChange={(event) => choose(at, event.target.value)}
            options={[
              ...matches.map(({ id, name: full, age, locationCity, state, isClaimed }) => ({
                value: id,
                label: [
                  full,
                  age !== null && m.of_age({ age }),
                  locationCity,
                  state,
                  isClaimed && m.claimed_by_a_family(),
                ]
                  .filter(Boolean)
                  .join(', '),
              })),
              { value: NEW, label: m.new_player() },
            ]}
          />
        ),
    },
    { header: m.result(), cell: (row) => <Result row={row} /> },
  ]

  return (
    <section aria-label={m.preview()} className="grid gap-4">
      <Table
        caption={m.preview()}
        columns={columns}
        rows={shown.map((row, at) => ({ ...row, at }))}
        keyOf={({ at }) => `${at}`}
      />
      {!isAdmin && shown.some(({ outcome }) => outcome === 'CREATES') && <ConsentNote />}
      {count > 0 && (
        <Button
          busy={importMutation.isPending || again.isPending}
          busyText={m.importing()}
          onClick={send}
          className="justify-self-start"
        >
          {m.import_count_players({ count })}
        </Button>
      )}
    </section>
  )
}

const RESULTS: Record<ImportedRow['outcome'], { tone: Tone; text: string }> = {
  CREATES: { tone: 'grass', text: m.new_player() },
  JOINS: { tone: 'grass', text: m.joins() },
  ASKS: { tone: 'warn', text: m.asks_the_family_first() },
  SKIPPED: { tone: 'danger', text: m.not_imported() },
}

function Result({ row: { outcome, problems, notes, isFamilyInvited } }: { row: Numbered }) {
  const { tone, text } = RESULTS[outcome]
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <Badge tone={tone}>{text}</Badge>
      {[...problems, ...notes].map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
      {isFamilyInvited && <span className="text-soft">{m.invites_the_family()}</span>}
    </div>
  )
}
