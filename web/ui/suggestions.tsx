import { useMutation } from '@tanstack/react-query'
import * as accountTexts from '#messages/accounts'
import * as suggestionTexts from '#messages/suggestions'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'

export type Suggestion = { field: string; value: string }

type SuggestionsProps = {
  suggestions: readonly Suggestion[]
  labelOf: (field: string) => string
  /** Formats a value. */
  textOf?: (suggestion: Suggestion) => string
  /** Accepts the feed's value. */
  take: (suggestion: Suggestion) => Promise<unknown>
  /** Keeps the record's value. */
  keep: (field: string) => Promise<unknown>
}

/** Values from the governing body's feed for fields that users have edited. The record's managers choose. */
export function Suggestions({ suggestions, labelOf, textOf = ({ value }) => value, take, keep }: SuggestionsProps) {
  const taking = useMutation({ mutationFn: take, onError: alerts.failed })
  const keeping = useMutation({ mutationFn: keep, onError: alerts.failed })
  if (suggestions.length === 0) return null
  return (
    <section aria-labelledby="suggestions" className="mb-6 rounded-md border border-line bg-page p-4">
      <h2 id="suggestions" className="font-semibold">
        {suggestionTexts.listedDifferently}
      </h2>
      <ul className="mt-2 grid gap-3">
        {suggestions.map((suggestion) => {
          const { field } = suggestion
          const text = textOf(suggestion)
          return (
            <li key={field} className="flex flex-wrap items-center justify-between gap-2">
              <p className="min-w-0">
                <span className="text-soft">{labelOf(field)}: </span>
                {text}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  busy={taking.isPending && taking.variables.field === field}
                  busyText={accountTexts.saving}
                  aria-label={suggestionTexts.value(text)}
                  onClick={() => taking.mutate(suggestion)}
                >
                  {suggestionTexts.it}
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  busy={keeping.isPending && keeping.variables === field}
                  busyText={accountTexts.saving}
                  aria-label={suggestionTexts.keepOursInsteadValue(text)}
                  onClick={() => keeping.mutate(field)}
                >
                  {suggestionTexts.keepOurs}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
