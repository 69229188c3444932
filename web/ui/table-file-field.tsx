import { useState } from 'react'
import * as rosterTexts from '#messages/roster'
import { Field, inputStyle, useFieldWiring } from './field.tsx'
import { TABLE_FILES, tableText, UnreadableFile } from './table-file.ts'

/** Reads the text of a table file that the user chooses. */
export function TableFileField({ onText }: { onText: (text: string) => void }) {
  const [error, setError] = useState<string>()
  return (
    <Field label={rosterTexts.excelCsvFile} error={error}>
      <FileInput
        onChoose={async (file) => {
          setError(undefined)
          try {
            onText(await tableText(file))
          } catch (reason) {
            setError(reason instanceof UnreadableFile ? reason.message : rosterTexts.fileCantRead)
          }
        }}
      />
    </Field>
  )
}

function FileInput({ onChoose }: { onChoose: (file: File) => void }) {
  return (
    <input
      {...useFieldWiring()}
      type="file"
      accept={TABLE_FILES}
      className={inputStyle}
      onChange={({ target }) => {
        const file = target.files?.[0]
        if (file) onChoose(file)
      }}
    />
  )
}
