import { useCallback, useEffect, useRef } from 'react'

/** Calls `run` after no call for `ms`. Unmounting cancels a pending call. */
export function useDebounced<Arguments extends unknown[]>(run: (...values: Arguments) => void, ms: number) {
  const latest = useRef(run)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const call = useCallback(
    (...values: Arguments) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => latest.current(...values), ms)
    },
    [ms],
  )
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  return { call, cancel }
}
