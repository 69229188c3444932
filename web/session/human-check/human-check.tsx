import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useCallback, useImperativeHandle, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import { constant } from '../../api/query-client.ts'
import { useFieldError } from '../../ui/form.tsx'
import { HumanCheckDocument } from './human-check.generated.ts'
import type { HumanCheckAction, TakeToken } from './step.ts'

const steps = {
  altcha: lazy(() => import('./altcha-step.tsx')),
  recaptcha: lazy(() => import('./script-steps.tsx').then((steps) => ({ default: steps.RecaptchaStep }))),
  turnstile: lazy(() => import('./script-steps.tsx').then((steps) => ({ default: steps.TurnstileStep }))),
}

const isProvider = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name)

export type HumanCheckHandle = {
  /**
   * Submits with a human-check token, or with null if no check is configured. A token is valid once, so a failure requests a new
   * one. If the API asks for a harder challenge, solves it and submits again.
   */
  verified: <Result>(send: (token: string | null) => Promise<Result>) => Promise<Result>
}

type HumanCheckProps = { action: HumanCheckAction; ref: RefObject<HumanCheckHandle | null>; isShown?: boolean }

/** The human check of a form, for any provider. */
export function HumanCheck({ action, ref, isShown = false }: HumanCheckProps) {
  const [{ round, isHard }, setStep] = useState({ round: 0, isHard: false })
  const { data: check, error, refetch } = useQuery(humanCheckQuery(action, round, isHard))
  const ready = useRef(Promise.withResolvers<void>())
  const takeToken = useRef<TakeToken>(null)
  const message = useFieldError('recaptchaToken')
  const { clearErrors } = useFormContext()

  function beginAnew(isHarder = false) {
    ready.current = Promise.withResolvers()
    setStep((step) => ({ round: step.round + 1, isHard: isHarder }))
  }

  /** React mounts a step twice in development. The later mount stays. */
  const onReady = useCallback((take: TakeToken) => {
    takeToken.current = take
    ready.current.resolve()
  }, [])

  useImperativeHandle(ref, () => ({
    async verified(send) {
      const asked = check ?? (await refetch({ throwOnError: true })).data
      const token = asked?.provider === 'none' ? null : await ready.current.promise.then(() => takeToken.current!())
      try {
        return await send(token).catch(async (failure) => {
          if (!(failure instanceof ApiError && failure.code === 'HARDER_CHECK')) throw failure
          beginAnew(true)
          return send(await ready.current.promise.then(() => takeToken.current!()))
        })
      } catch (failure) {
        beginAnew()
        throw failure
      }
    },
  }))

  if (!check) return isShown && !error ? <div className="h-17" /> : null
  const Step = isProvider(check.provider) ? steps[check.provider] : undefined
  if (!Step) return null
  // Turnstile may still show a challenge.
  const hasPlace = isShown || check.provider === 'turnstile' || message
  return (
    <div data-field="recaptchaToken" className={hasPlace ? undefined : 'absolute'}>
      <Suspense fallback={isShown && <div className="h-17" />}>
        <Step
          key={round}
          {...{ check, action, isShown }}
          isAgain={round > 0}
          onReady={onReady}
          onSolved={() => clearErrors('recaptchaToken')}
          onExpired={() => beginAnew(isHard)}
        />
      </Suspense>
      {message && <p className="mt-1 text-sm font-semibold text-danger">{message}</p>}
    </div>
  )
}

/** The challenge of a form's human check. Each is valid for one submission. */
const humanCheckQuery = (action: HumanCheckAction, round: number, isHard: boolean) =>
  queryOptions({
    queryKey: ['human-check', action, round, isHard],
    queryFn: () => query(HumanCheckDocument, { action, isHard }).then(({ humanCheck }) => humanCheck),
    ...constant,
    gcTime: 0,
  })
