import { useEffect, useRef } from 'react'

/**
 * For an answer that may come after the user has gone on. Returns a function that begins a request and aborts the one before it. Leaving
 * the screen aborts the last one.
 */
export function useLatestRequest() {
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])
  return () => {
    request.current?.abort()
    request.current = new AbortController()
    return request.current.signal
  }
}
