import { type FormEvent, useState } from 'react'
import type { SyncGoverningBodyInput, UploadSyncFilesInput } from '../../api/generated.ts'
import { Button } from '../../ui/button.tsx'
import { csv } from '../../ui/csv.ts'
import { download } from '../../ui/download.ts'
import { Field, inputStyle, useFieldWiring } from '../../ui/field.tsx'
import { TABLE_FILES, tableText, UnreadableFile } from '../../ui/table-file.ts'
import { uploadDryRunMutation, useDryRun } from './queries.ts'
import { DryRunResult, SyncError } from './run-details.tsx'

const columns = {
  teams: 'external_id name sport city state season_year division_external_id age_group division website'.split(' '),
  events: 'external_id name start_date end_date venue city state postal_code event_type divisions url status'.split(
    ' ',
  ),
  contacts: 'team_external_id name role email'.split(' '),
  players:
    'external_id display_name age_group positions bats_throws city state team_external_id season guardian_consent'.split(
      ' ',
    ),
}
type Kind = keyof typeof columns
const kinds = Object.keys(columns) as Kind[]

const MAX_BYTES = 5 * 1024 * 1024
/** Lambda's request limit, minus room for the headers. */
const MAX_SENT_BYTES = 6 * 1024 * 1024 - 64 * 1024
/** Size of the request. The files are JSON within JSON, where a quote takes four bytes and a line break three. */
const sentBytes = (files: UploadSyncFilesInput) => new Blob([JSON.stringify(JSON.stringify(files))]).size

/** The file's text. A file that is no table is refused by the name of its kind. */
const namedText = (kind: string, file: File) =>
  tableText(file).catch((reason) => {
    throw reason instanceof UnreadableFile ? new UnreadableFile(`${kind}.csv: ${reason.message}`) : reason
  })

type UploadFormProps = {
  /** Whether a sync is running. */
  isBusy: boolean
  onApply: (input: SyncGoverningBodyInput) => Promise<void>
}

/** Imports CSV or Excel files after a dry run. */
export function UploadForm({ isBusy, onApply }: UploadFormProps) {
  const [files, setFiles] = useState<Partial<Record<Kind, File>>>({})
  const [problem, setProblem] = useState<string>()
  const { isChecking, ...dryRun } = useDryRun(uploadDryRunMutation)
  const error = problem ?? dryRun.error?.message

  function choose(kind: Kind, file: File | undefined) {
    setFiles(({ [kind]: _, ...others }) => (file ? { ...others, [kind]: file } : others))
    setProblem(undefined)
    dryRun.reset()
  }

  async function check(event: FormEvent) {
    event.preventDefault()
    const chosen = Object.entries(files)
    const bytes = chosen.reduce((sum, [, { size }]) => sum + size, 0)
    if (chosen.length === 0) return setProblem('Please choose at least one CSV file.')
    if (bytes > MAX_BYTES) return setProblem('The files must be smaller than 5 MB in total.')
    try {
      const texts = await Promise.all(chosen.map(async ([kind, file]) => [kind, await namedText(kind, file)] as const))
      const input: UploadSyncFilesInput = Object.fromEntries(texts)
      if (sentBytes(input) > MAX_SENT_BYTES)
        return setProblem('The files are too large to upload together. Please split them.')
      dryRun.start(input)
    } catch (reason) {
      setProblem(reason instanceof UnreadableFile ? reason.message : "A file couldn't be read. Please choose it again.")
    }
  }

  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="py-1.5 font-semibold">CSV Files</summary>
      <form onSubmit={check} aria-label="CSV Files">
        <p className="mb-3 text-soft">
          Any of the four files, up to 5 MB in total. A dry run shows what they would change first.
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          {kinds.map((kind) => (
            <FeedFile key={kind} kind={kind} isChecking={isChecking} onChoose={(file) => choose(kind, file)} />
          ))}
        </div>
        {error && <SyncError message={error} className="mt-3" />}
        <Button type="submit" variant="secondary" className="mt-4" busy={isChecking} busyText="Checking...">
          Dry Run of Files
        </Button>
      </form>
      <DryRunResult
        run={dryRun.run}
        isBusy={isBusy}
        onApply={() => {
          dryRun.reset()
          void onApply(dryRun.input!)
        }}
      />
    </details>
  )
}

function FileInput({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File | undefined) => void }) {
  return (
    <input
      {...useFieldWiring()}
      type="file"
      accept={TABLE_FILES}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.files?.[0])}
      className={`${inputStyle} file:mr-3 file:rounded-sm file:border-0 file:bg-ink/10 file:px-2 file:py-1 file:font-semibold file:text-ink`}
    />
  )
}

type FeedFileProps = { kind: Kind; isChecking: boolean; onChoose: (file: File | undefined) => void }

const FeedFile = ({ kind, isChecking, onChoose }: FeedFileProps) => (
  <div>
    <Field label={`${kind}.csv`} hint={`Columns: ${columns[kind].join(', ')}`}>
      <FileInput disabled={isChecking} onChoose={onChoose} />
    </Field>
    <button
      type="button"
      className="link min-h-6 text-sm"
      onClick={() => download(`${kind}.csv`, csv([columns[kind]]))}
    >
      Download the template for {kind}
    </button>
  </div>
)
