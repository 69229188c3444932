import { valibotResolver } from '@hookform/resolvers/valibot'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  useForm,
  useFormContext,
} from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import * as v from 'valibot'
import * as shellTexts from '#messages/shell'
import { ApiError } from '../api/api-error.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { removeDraft, storeDraft, storedDraft } from './drafts.ts'
import { type Conflict, changesIn, merge, type SavedRecord } from './edited-record.ts'
import { Field, type FieldProps } from './field.tsx'
import { FormConflicts, FormErrorSummary, type SummarizedError } from './form-notices.tsx'
import { DrawerContext, useUnsavedChanges } from './navigation-guard.ts'
import { Skeleton } from './skeleton.tsx'

type Schema = GenericSchema<FieldValues, FieldValues>

/** For `register` of an optional number: an empty input is null, not NaN. */
export const optionalNumber = { setValueAs: (value: unknown) => (value === '' || value == null ? null : Number(value)) }

/** Whether a field is preparing its value, as a photo that is made smaller. The form is sent when it has it. */
export const PreparingContext = createContext({ isPreparing: false, setPreparing: (_isPreparing: boolean) => {} })

/** How long a refused form waits for the newer record before it shows the refusal. */
const RENDERED_WITHIN_MS = 5_000

type Edited = {
  /** The version of the record that the values are of. */
  version: string
  /** Fields that make sense only together: one user changes all of them, and the other none. */
  units?: readonly (readonly string[])[]
}

/** With `edited`, the form of an existing record: newer values of the record are merged into the form, see `Form`. */
export function useValidatedForm<Shape extends Schema>(
  schema: Shape,
  defaultValues: DefaultValues<InferInput<Shape>>,
  edited?: Edited,
) {
  const form = useForm<InferInput<Shape>, unknown, InferOutput<Shape>>({
    resolver: valibotResolver(schema),
    defaultValues,
    // Without it, the resolver stops at the first of the rules that compare fields.
    criteriaMode: 'all',
    shouldFocusError: false,
  })
  const saved: SavedRecord = { version: edited?.version, values: defaultValues }
  const [seen] = useState(() => ({ ...saved }))
  return Object.assign(form, { saved, seen, units: edited?.units ?? [] })
}

type ValidatedForm<Values extends FieldValues, Output> = UseFormReturn<Values, unknown, Output> & {
  /** The newest saved record. */
  saved: SavedRecord
  /** The saved record that the user's changes are based on. */
  seen: SavedRecord
  units: readonly (readonly string[])[]
}

type FormProps<Values extends FieldValues, Output> = {
  form: ValidatedForm<Values, Output>
  /** Errors it throws are shown: an ApiError's fields at their inputs, all others above the form. */
  onSubmit: (values: Output) => Promise<unknown> | unknown
  children: ReactNode
  /** Wraps a server message, for example 'Error: …'. */
  describeError?: (error: Error) => string
  /**
   * Stores the changed fields in this tab under this name, across reload and sign-in, until it is submitted or discarded. Never use it for
   * passwords.
   */
  draft?: string
  /** Submitting saves nothing, as a preview does, and so does not end the draft. */
  keepsDraft?: boolean
  /** Asks before leaving a changed form. Always on in a drawer. */
  warnOnLeave?: boolean
  /** A preview, next to the form if the window is wide enough. */
  beside?: ReactNode
  className?: string
} & Pick<ComponentProps<'form'>, 'aria-label'>

/**
 * What someone else saves while the form is open is taken over. If the user changed the same field, both values are shown. If the API refuses
 * an update because of a newer version, the form sends the merged changes again, unless there is something to ask.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  describeError = (error) => error.message,
  draft,
  keepsDraft = false,
  warnOnLeave = false,
  beside,
  className,
  ...rest
}: FormProps<Values, Output>) {
  const { isSubmitting, isDirty, submitCount, errors } = form.formState
  const [attempt, setAttempt] = useState(0)
  const [isPreparing, setPreparing] = useState(false)
  const preparing = useMemo(() => ({ isPreparing, setPreparing }), [isPreparing])
  const element = useRef<HTMLFormElement>(null)
  const hasUnsaved = useRef(false)
  const onNewer = useRef<() => void>(undefined)
  const drawer = useContext(DrawerContext)
  hasUnsaved.current = isDirty && !isSubmitting
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  useDraft(form, draft, setConflicts)

  /** Returns whether the user has nothing to decide. */
  function takeSaved() {
    const { seen, saved, units } = form
    const current = form.getValues()
    const merged = merge(seen.values, current, saved.values, units)
    Object.assign(seen, saved)
    setConflicts(merged.conflicts)
    if (isDirty || Object.keys(changesIn(merged.values, current)).length > 0)
      resetTo(form, saved.values as Values, merged.values as Values)
    return merged.conflicts.length === 0
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per version, and not while the form sends its values
  useEffect(() => {
    onNewer.current?.()
    if (!isSubmitting && form.saved.version !== form.seen.version) takeSaved()
  }, [form.saved.version, isSubmitting])

  // A server error applies to the submitted values, so clear it on change.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => form.getFieldState('root.server' as Path<Values>).error && form.clearErrors('root.server'),
      }),
    [form],
  )

  async function send(values: Output): Promise<void> {
    hasUnsaved.current = false
    setConflicts([])
    try {
      await onSubmit(values)
      if (draft && !keepsDraft) removeDraft(draft)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const { version, ...refused } = error instanceof ApiError ? error.fields : {}
      if (version) {
        // The failed mutation has refetched the record. A busy screen renders it later.
        if (form.saved.version === form.seen.version) {
          await new Promise<void>((done) => {
            onNewer.current = done
            setTimeout(done, RENDERED_WITHIN_MS)
          })
        }
        if (form.saved.version !== form.seen.version) return takeSaved() ? form.handleSubmit(send)() : undefined
      }
      const fields = Object.entries(refused)
      for (const [name, messages] of fields) form.setError(name as Path<Values>, { message: messages[0] ?? '' })
      if (fields.length === 0) form.setError('root.server', { message: describeError(error) })
    }
  }

  const fields = (
    <form
      {...rest}
      ref={element}
      noValidate
      className={classNames('grid max-w-xl gap-5', className)}
      onSubmit={(event) => {
        if (isSubmitting || isPreparing) return event.preventDefault()
        form.clearErrors('root.server')
        void form
          .handleSubmit(send)(event)
          .finally(() => setAttempt((count) => count + 1))
      }}
    >
      {submitCount > 0 && !isSubmitting && (
        <FormErrorSummary errors={listed(errors, element.current)} attempt={attempt} />
      )}
      {conflicts.length > 0 && (
        <FormConflicts
          conflicts={conflicts}
          saved={form.seen.values}
          form={element.current}
          attempt={attempt}
          onUseSaved={(used) => {
            for (const name of used.fields)
              form.setValue(name as Path<Values>, form.seen.values[name] as never, { shouldDirty: true })
            setConflicts(conflicts.filter((it) => it !== used))
          }}
        />
      )}
      {children}
      {(drawer ? drawer.isOpen : warnOnLeave) && <LeaveGuard {...{ hasUnsaved, draft }} isSending={isSubmitting} />}
    </form>
  )
  return (
    <FormProvider {...(form as unknown as UseFormReturn)}>
      <PreparingContext value={preparing}>
        {beside ? (
          <div className="grid gap-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
            {fields}
            <div className="max-lg:hidden print:hidden">
              <div className="sticky top-24">{beside}</div>
            </div>
          </div>
        ) : (
          fields
        )}
      </PreparingContext>
    </FormProvider>
  )
}

type LeaveGuardProps = { hasUnsaved: RefObject<boolean>; isSending: boolean; draft: string | undefined }

function LeaveGuard({ hasUnsaved, isSending, draft }: LeaveGuardProps) {
  const hasChanges = useCallback(() => hasUnsaved.current, [hasUnsaved])
  const onLeave = useCallback(() => draft && removeDraft(draft), [draft])
  useUnsavedChanges({ hasChanges, isSending, isKept: draft !== undefined, onLeave })
  return null
}

/** A Field that shows the form's error for `name`. */
export function FormField({ name, ...rest }: Omit<FieldProps, 'error'> & { name: string }) {
  return <Field {...rest} name={name} error={useFieldError(name)} />
}

export function useFieldError(name: string) {
  const { getFieldState, formState } = useFormContext()
  return getFieldState(name, formState).error?.message
}

export function SubmitButton({ busyText, ...rest }: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { isSubmitting } = useFormContext().formState
  const { isPreparing } = useContext(PreparingContext)
  return <Button {...rest} type="submit" busy={isSubmitting || isPreparing} {...(busyText && { busyText })} />
}

/** Unique messages in the order of the inputs on screen. Each links to the first input it applies to. */
function listed(errors: FieldErrors, form: HTMLFormElement | null): SummarizedError[] {
  const elements = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const fields = elements.map(({ dataset }) => dataset.field)
  const isAtFieldOnly = (name: string) => elements[fields.indexOf(name)]?.dataset.errorHere === 'true'
  const all = Object.entries(flat(errors))
    .sort(([one], [other]) => fields.indexOf(one) - fields.indexOf(other))
    .flatMap(([name, error]) => {
      if (name === 'root') return errors.root?.server?.message ? [{ message: errors.root.server.message }] : []
      return typeof error?.message === 'string' && error.message
        ? [{ name, message: error.message, isAtFieldOnly: isAtFieldOnly(name) }]
        : []
    })
  return all.filter(({ message }, index) => all.findIndex((error) => error.message === message) === index)
}

/** The errors of rows of fields by path: `divisions.0.max`. */
const flat = (errors: object, path = ''): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      name === 'root' || !error || 'message' in error
        ? [[path + name, error]]
        : Object.entries(flat(error, `${path}${name}.`)),
    ),
  )

/** Shows the values, as changes of the saved ones. */
function resetTo<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  saved: Values,
  values: Values,
) {
  const kept = { keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true }
  form.reset(saved, kept)
  form.reset(values, { ...kept, keepDefaultValues: true })
}

/** The changed fields, with the saved values that the user saw. */
type Draft = { changes: Record<string, unknown>; seen: Record<string, unknown> }

function useDraft<Values extends FieldValues, Output>(
  form: ValidatedForm<Values, Output>,
  draft: string | undefined,
  onConflicts: (conflicts: readonly Conflict[]) => void,
) {
  useEffect(() => {
    if (!draft) return
    const kept = storedDraft<Draft>(draft)
    if (kept) {
      const seen = { ...form.seen.values, ...kept.seen }
      const { values, conflicts } = merge(seen, { ...seen, ...kept.changes }, form.seen.values, form.units)
      form.reset(values as Values, { keepDefaultValues: true })
      onConflicts(conflicts)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const saved = form.seen.values
        const changes = changesIn(values, saved)
        const seen = Object.fromEntries(Object.keys(changes).map((name) => [name, saved[name]]))
        if (Object.keys(changes).length > 0) storeDraft(draft, { changes, seen } satisfies Draft)
        else removeDraft(draft)
      },
    })
  }, [form, draft, onConflicts])
}

/** Placeholder for a form whose record is loading. */
export const FormSkeleton = () => (
  <div role="status" className="grid max-w-xl gap-6">
    <span className="sr-only">{shellTexts.loading}</span>
    <div className="grid gap-2">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-5 w-72 max-w-full" />
    </div>
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index} className="grid gap-1.5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-11" />
      </div>
    ))}
    <Skeleton className="h-11 w-36" />
  </div>
)

/** A text that must not be blank. */
export const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))
