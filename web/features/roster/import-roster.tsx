import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import * as coachRefusalTexts from '#messages/coach-refusals'
import * as eligibilityTexts from '#messages/eligibility'
import * as kitTexts from '#messages/kit'
import * as playerFormTexts from '#messages/player-form'
import * as rosterTexts from '#messages/roster'
import * as shellTexts from '#messages/shell'
import * as siteTexts from '#messages/site'
import * as teamTexts from '#messages/teams'
import { suggestedEmail } from '../../../functions/values/email-typos.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConsentNote } from '../../ui/consent-note.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { SeasonField } from '../../ui/record-fields.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { TableFileField } from '../../ui/table-file-field.tsx'
import { DivisionField, rosterTarget } from './division-field.tsx'
import { removeImportDraft, storedImportDraft, storeImportDraft } from './import-draft.ts'
import { ListColumns } from './list-columns.tsx'
import { type ChosenColumns, type ListRow, type ParsedList, parseList } from './parse-list.ts'
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
    v.check((text) => parseList(text).columns.some(({ values }) => values.length > 0), coachRefusalTexts.listNoPlayers),
  ),
})
type ImportRosterProps = {
  teamID: string
  divisions: readonly RosterDivision[]
  seasons: readonly string[]
  season: string
  onDone: () => void
}

/** What the coach chose about the list. */
type Choices = { columns: ChosenColumns; isDayFirst: boolean }
/** What is previewed: the list as it is read with these choices, and its destination. */
type Reading = { text: string; choices: Choices; list: ParsedList; target: ImportTarget }

const readList = (text: string, { columns, isDayFirst }: Choices) => parseList(text, columns, isDayFirst)

const sentRow = ({ otherParentEmail: _, unreadBirth: __, ...row }: ListRow) => row

/** Imports a pasted list or file. First previews what each column is and the result of each row. */
export function ImportRoster({ teamID, divisions, seasons, season: usual, onDone }: ImportRosterProps) {
  const [draft] = useState(() => storedImportDraft(teamID))
  const draftDivision = divisions.find(({ id }) => id === draft?.divisionID)
  const form = useValidatedForm(importInput, {
    divisionID: (draftDivision ?? (divisions.length === 1 ? divisions[0] : undefined))?.id ?? '',
    season: draft && seasons.includes(draft.season) ? draft.season : usual,
    text: draft?.text ?? '',
  })
  const [reading, setReading] = useState<Reading>()
  const latest = useRef(reading)
  const [first, setFirst] = useState<ImportedRow[]>()
  const { mutateAsync: preview } = useMutation(previewRosterMutation)

  function show(next: Reading | undefined, results?: ImportedRow[]) {
    latest.current = next
    setReading(next)
    setFirst(results)
  }

  /** Reads the list and, if it is clear what its columns are, previews its rows. */
  async function read(text: string, choices: Choices, target: ImportTarget) {
    const next = { text, choices, list: readList(text, choices), target }
    show(next)
    if (next.list.rows.length === 0) return
    const results = await preview({ ...target, rows: next.list.rows.map(sentRow) })
    if (latest.current === next) setFirst(results)
  }

  const choose = (changed: Partial<Choices>) =>
    read(reading!.text, { ...reading!.choices, ...changed }, reading!.target).catch(alerts.failed)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          latest.current = undefined
          setReading(undefined)
          setFirst(undefined)
          if (values.text) storeImportDraft(teamID, values)
          else removeImportDraft(teamID)
        },
      }),
    [form, teamID],
  )

  /** Leaves the rows that were not imported in the box, with the reasons below. */
  function keepRefused({ list, choices, target }: Reading, results: readonly ImportedRow[]) {
    const isRefused = (at: number) => results[at]?.outcome === 'SKIPPED'
    const refused = results.filter((_, at) => isRefused(at))
    if (refused.length === 0) {
      removeImportDraft(teamID)
      return onDone()
    }
    const text = list.keep(isRefused)
    form.setValue('text', text)
    show({ text, choices, list: readList(text, choices), target }, refused)
  }

  return (
    <div className="grid gap-6">
      <Form
        form={form}
        aria-label={rosterTexts.importPlayers}
        className="max-w-none!"
        describeError={kitTexts.errorMessage}
        onSubmit={({ text, divisionID, season }) =>
          read(text, { columns: {}, isDayFirst: false }, { teamID, divisionID, season })
        }
      >
        <ListFields divisions={divisions} seasons={seasons} />
        <SubmitButton variant="secondary" busyText={rosterTexts.reading} className="justify-self-start">
          {rosterTexts.preview}
        </SubmitButton>
      </Form>
      {reading && (
        <section aria-label={rosterTexts.preview} className="grid gap-6">
          <ListColumns
            list={reading.list}
            isDayFirst={reading.choices.isDayFirst}
            onChoose={(at, column) => choose({ columns: { ...reading.choices.columns, [at]: column } })}
            onDayFirst={(isDayFirst) => choose({ isDayFirst })}
          />
          {first && (
            <Preview
              key={JSON.stringify(reading.list.rows)}
              rows={reading.list.rows}
              target={reading.target}
              first={first}
              onImported={(results) => keepRefused(reading, results)}
            />
          )}
        </section>
      )}
    </div>
  )
}

function ListFields({ divisions, seasons }: Pick<ImportRosterProps, 'divisions' | 'seasons'>) {
  const { register, setValue, formState } = useFormContext<v.InferInput<typeof importInput>>()
  return (
    <>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <DivisionField {...register('divisionID')} divisions={divisions} />
        <SeasonField {...register('season')} seasons={seasons} />
      </div>
      <FormField name="text" label={rosterTexts.listOfPlayers} hint={rosterTexts.onePlayerPerLine} required>
        <TextArea {...register('text')} rows={6} spellCheck={false} className="font-mono text-sm" />
      </FormField>
      <TableFileField
        onText={(text) => setValue('text', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      />
    </>
  )
}

type Numbered = ImportedRow & { at: number }

type PreviewProps = {
  rows: readonly ListRow[]
  target: ImportTarget
  /** The results of the first dry run. */
  first: readonly ImportedRow[]
  onImported: (results: readonly ImportedRow[]) => void
}

function Preview({ rows, target, first, onImported }: PreviewProps) {
  const [choices, setChoices] = useState(() => first.map(({ player }) => player?.id ?? NEW))
  const latest = useRef(choices)
  const [shown, setShown] = useState(first)
  const [emails, setEmails] = useState(() => rows.map(({ parentEmail }) => parentEmail))
  const again = useMutation(previewRosterMutation)
  const importMutation = useMutation(importRosterMutation)
  const { isAdmin } = useAuth()

  const chosenRows = (picked: readonly string[]) =>
    rows.map((row, at) => ({
      ...sentRow(row),
      parentEmail: emails[at],
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
      alerts.success(rosterTexts.countPlayersImported(result.length - left))
      onImported(result)
    } catch (error) {
      alerts.failed(error)
    }
  }

  const count = shown.filter(({ outcome }) => outcome !== 'SKIPPED').length
  const columns: Column<Numbered>[] = [
    {
      header: siteTexts.player,
      title: true,
      cell: ({ name }) => <span className="font-semibold">{name || rosterTexts.noName}</span>,
    },
    { header: teamTexts.jersey, cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
    {
      header: playerFormTexts.position,
      cell: ({ at, positions }) => positionsText(positions) || rows[at]!.position || '–',
    },
    {
      header: shellTexts.profile,
      cell: ({ at, name, matches }) =>
        matches.length === 0 ? (
          playerFormTexts.newPlayer
        ) : (
          <ProfileSelect name={name} matches={matches} value={choices[at]!} onChoose={(choice) => choose(at, choice)} />
        ),
    },
    {
      header: rosterTexts.result,
      cell: (row) => (
        <Result row={row} unreadBirth={rows[row.at]!.unreadBirth}>
          <ParentEmail
            row={rows[row.at]!}
            value={emails[row.at]!}
            onChoose={(email) => setEmails(emails.with(row.at, email))}
          />
        </Result>
      ),
    },
  ]

  return (
    <div className="grid gap-4">
      <Table
        caption={rosterTexts.preview}
        columns={columns}
        rows={shown.map((row, at) => ({ ...row, at }))}
        keyOf={({ at }) => `${at}`}
      />
      {!isAdmin && shown.some(({ outcome }) => outcome === 'CREATES') && <ConsentNote />}
      {count > 0 && (
        <Button
          busy={importMutation.isPending || again.isPending}
          busyText={rosterTexts.importing}
          onClick={send}
          className="justify-self-start"
        >
          {rosterTexts.importCountPlayers(count)}
        </Button>
      )}
    </div>
  )
}

type ProfileSelectProps = Pick<ImportedRow, 'name' | 'matches'> & { value: string; onChoose: (choice: string) => void }

const ProfileSelect = ({ name, matches, value, onChoose }: ProfileSelectProps) => (
  <Select
    aria-label={rosterTexts.profileOfName(name)}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
    options={[
      ...matches.map(({ id, name: full, age, locationCity, state, isClaimed }) => ({
        value: id,
        label: [
          full,
          age !== null && eligibilityTexts.ofAge(age),
          locationCity,
          state,
          isClaimed && rosterTexts.claimedByFamily,
        ]
          .filter(Boolean)
          .join(', '),
      })),
      { value: NEW, label: playerFormTexts.newPlayer },
    ]}
  />
)

type ParentEmailProps = { row: ListRow; value: string; onChoose: (email: string) => void }

/** The address to invite. Offers the second parent of the row, and asks about an address that looks like a typo. */
function ParentEmail({ row, value, onChoose }: ParentEmailProps) {
  const suggestion = suggestedEmail(value)
  return (
    <>
      {row.otherParentEmail ? (
        <Select
          aria-label={rosterTexts.parentInviteName(row.name)}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
          options={[...new Set([value, row.parentEmail, row.otherParentEmail])].map((email) => ({
            value: email,
            label: email,
          }))}
        />
      ) : (
        <span>{value}</span>
      )}
      {suggestion && (
        <button type="button" className="link min-h-11 text-left wrap-anywhere" onClick={() => onChoose(suggestion)}>
          {kitTexts.meanEmail(suggestion)}
        </button>
      )}
    </>
  )
}

const RESULTS: Record<ImportedRow['outcome'], { tone: Tone; text: string }> = {
  CREATES: { tone: 'grass', text: playerFormTexts.newPlayer },
  JOINS: { tone: 'grass', text: rosterTexts.joins },
  ASKS: { tone: 'warn', text: rosterTexts.asksFamilyFirst },
  SKIPPED: { tone: 'danger', text: rosterTexts.notImported },
}

type ResultProps = { row: Numbered; unreadBirth: string; children: ReactNode }

/** With the parent's address, if the family is invited. */
function Result({ row: { outcome, problems, notes, isFamilyInvited }, unreadBirth, children }: ResultProps) {
  const { tone, text } = RESULTS[outcome]
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <Badge tone={tone}>{text}</Badge>
      {[...problems, ...notes].map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
      {unreadBirth && <span>{rosterTexts.birthDateTextNot(unreadBirth)}</span>}
      {isFamilyInvited && (
        <>
          <span className="text-soft">{rosterTexts.invitesTheFamily}</span>
          {children}
        </>
      )}
    </div>
  )
}
