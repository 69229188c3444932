import { useCallback } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'

/**
 * The query parameters of the URL, and a function that changes them. Unlike that of `useSearchParams`, it starts from the current URL and
 * not from the rendered one, so a change made after a pause, or before the previous one is rendered, keeps the others.
 */
export function useURLParameters() {
  const [parameters, setParameters] = useSearchParams()
  const change = useCallback(
    (edit: (current: URLSearchParams) => void, options?: NavigateOptions) => {
      const current = new URLSearchParams(window.location.search)
      edit(current)
      setParameters(current, options)
    },
    [setParameters],
  )
  return [parameters, change] as const
}
