import { valibotResolver } from '@hookform/resolvers/valibot'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
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
import { ApiError } from '../api/api-error.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { removeDraft, storeDraft, storedDraft } from './drafts.ts'
import { DrawerContext } from './drawer-context.ts'
import { Field, type FieldProps } from './field.tsx'
import { FormErrorSummary, type SummarizedError } from './form-error-summary.tsx'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

type Schema = GenericSchema<FieldValues, FieldValues>

/** For `register` of an optional number: an empty input is null, not NaN. */
export const optionalNumber = { setValueAs: (value: unknown) => (value === '' || value == null ? null : Number(value)) }

export function useValidatedForm<Shape extends Schema>(schema: Shape, defaultValues: DefaultValues<InferInput<Shape>>) {
  return useForm<InferInput<Shape>, unknown, InferOutput<Shape>>({
    resolver: valibotResolver(schema),
    defaultValues,
    // Without it, the resolver stops at the first of the rules that compare fields.
    criteriaMode: 'all',
    shouldFocusError: false,
  })
}

type FormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
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
  /** Asks before leaving a changed form. Always on in a drawer. */
  warnOnLeave?: boolean
  /** A preview, next to the form if the window is wide enough. */
  beside?: ReactNode
  className?: string
} & Pick<ComponentProps<'form'>, 'aria-label'>

export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  describeError = (error) => error.message,
  draft,
  warnOnLeave = false,
  beside,
  className,
  ...rest
}: FormProps<Values, Output>) {
  const { isSubmitting, isDirty, submitCount, errors } = form.formState
  const [attempt, setAttempt] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const hasUnsaved = useRef(false)
  const drawer = useContext(DrawerContext)
  hasUnsaved.current = isDirty && !isSubmitting
  useDraft(form, draft)

  // A server error applies to the submitted values, so clear it on change.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => form.getFieldState('root.server' as Path<Values>).error && form.clearErrors('root.server'),
      }),
    [form],
  )

  async function send(values: Output) {
    hasUnsaved.current = false
    try {
      await onSubmit(values)
      if (draft) removeDraft(draft)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const fields = error instanceof ApiError ? Object.entries(error.fields) : []
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
        if (isSubmitting) return event.preventDefault()
        form.clearErrors('root.server')
        form
          .handleSubmit(send)(event)
          .finally(() => setAttempt((count) => count + 1))
      }}
    >
      {submitCount > 0 && !isSubmitting && (
        <FormErrorSummary errors={listed(errors, element.current)} attempt={attempt} />
      )}
      {children}
      {(drawer ? drawer.isOpen : warnOnLeave) && <LeaveGuard {...{ hasUnsaved, draft }} isSending={isSubmitting} />}
    </form>
  )
  return (
    <FormProvider {...(form as unknown as UseFormReturn)}>
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
    </FormProvider>
  )
}

type LeaveGuardProps = { hasUnsaved: RefObject<boolean>; isSending: boolean; draft: string | undefined }

function LeaveGuard({ hasUnsaved, isSending, draft }: LeaveGuardProps) {
  const hasChanges = useCallback(() => hasUnsaved.current, [hasUnsaved])
  const onLeave = useCallback(() => draft && removeDraft(draft), [draft])
  useUnsavedChanges({ hasChanges, isSending, onLeave })
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
  return <Button {...rest} type="submit" busy={isSubmitting} {...(busyText && { busyText })} />
}

/** Unique messages in the order of the inputs on screen. Each links to the first input it applies to. */
function listed(errors: FieldErrors, form: HTMLFormElement | null): SummarizedError[] {
  const elements = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const fields = elements.map(({ dataset }) => dataset.field)
  const isAtFieldOnly = (name: string) => elements[fields.indexOf(name)]?.dataset.errorHere === 'true'
  const all = Object.entries(errors)
    .sort(([one], [other]) => fields.indexOf(one) - fields.indexOf(other))
    .flatMap(([name, error]) => {
      if (name === 'root') return errors.root?.server?.message ? [{ message: errors.root.server.message }] : []
      return typeof error?.message === 'string' && error.message
        ? [{ name, message: error.message, isAtFieldOnly: isAtFieldOnly(name) }]
        : []
    })
  return all.filter(({ message }, index) => all.findIndex((error) => error.message === message) === index)
}

/** Only these are stored, so that a draft does not undo what someone else saves in the other fields. */
const changesIn = (values: object, saved: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name])),
  )

function useDraft<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>, draft?: string) {
  useEffect(() => {
    if (!draft) return
    const kept = storedDraft<Partial<Values>>(draft)
    if (kept) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changed = changesIn(values, defaultValues ?? {})
        if (Object.keys(changed).length > 0) storeDraft(draft, changed)
        else removeDraft(draft)
      },
    })
  }, [form, draft])
}
