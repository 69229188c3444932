import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { RegisterWalkUpInput } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { type PendingWalkUp, pendingWalkUps, storePendingWalkUps } from '../../session/stored-check-ins.ts'
import { sendWalkUp } from './queries.ts'
import { isFinal, useSending } from './use-sending.ts'

/**
 * Offline-capable walk-ups: each is stored in the browser until the server has registered it. One that is refused stays, with the reason.
 * `unsent` are those that could not be sent, without those that are being sent for the first time.
 */
export function useWalkUps(userID: string, opportunityID: string) {
  const cache = useQueryClient()
  const page = paths.checkIn(opportunityID)
  const [walkUps, setWalkUps] = useState<readonly PendingWalkUp[]>(() => pendingWalkUps(userID, page))
  const newest = useRef(walkUps)
  const isSending = useRef(false)
  const [isStuck, setStuck] = useState(false)

  const change = useCallback(
    (next: readonly PendingWalkUp[]) => {
      newest.current = next
      storePendingWalkUps(userID, page, next)
      setWalkUps(next)
    },
    [userID, page],
  )

  const sync = useCallback(async () => {
    if (!navigator.onLine) setStuck(true)
    if (isSending.current || !navigator.onLine) return
    isSending.current = true
    try {
      for (;;) {
        const next = newest.current.find(({ problem }) => !problem)
        if (!next) break
        const others = () => newest.current.filter(({ key }) => key !== next.key)
        try {
          await sendWalkUp(cache, opportunityID, next)
          setStuck(false)
          change(others())
        } catch (error) {
          setStuck(!isFinal(error))
          if (!isFinal(error)) break
          change([...others(), { ...next, problem: error.message }])
        }
      }
    } finally {
      isSending.current = false
    }
  }, [cache, change, opportunityID])

  useSending(sync)

  const add = (input: RegisterWalkUpInput) => {
    change([...newest.current, { key: crypto.randomUUID(), input }])
    void sync()
  }
  const remove = (key: string) => change(newest.current.filter((it) => it.key !== key))
  /** With a new key, since the refused request may be another by now. */
  const retry = ({ key, input }: PendingWalkUp) => {
    remove(key)
    add(input)
  }
  return { unsent: walkUps.filter(({ problem }) => problem || isStuck), add, remove, retry }
}
