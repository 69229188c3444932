import { useCallback, useEffect, useRef } from 'react'

/** Calls `run` after no call for `ms`, or at once with `flush`. Unmounting cancels a pending call. */
export function useDebounced<Arguments extends unknown[]>(run: (...values: Arguments) => void, ms: number) {
  const latest = useRef(run)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pending = useRef<Arguments>(undefined)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    pending.current = undefined
  }, [])
  const flush = useCallback(() => {
    const values = pending.current
    cancel()
    if (values) latest.current(...values)
  }, [cancel])
  const call = useCallback(
    (...values: Arguments) => {
      clearTimeout(timer.current)
      pending.current = values
      timer.current = setTimeout(flush, ms)
    },
    [flush, ms],
  )
  return { call, cancel, flush }
}
