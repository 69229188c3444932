import { useCallback, useRef, useState } from 'react'
import {
  type PendingCheckIn,
  type PendingCheckIns,
  pendingCheckIns,
  storePendingCheckIns,
} from '../../session/stored-check-ins.ts'
import { alerts } from '../../ui/alerts.tsx'
import { isFinal, useSending } from './use-sending.ts'

/** Offline-capable check-ins: each is stored in the browser until the server has received it. */
export function useCheckIn(userID: string, page: string, send: (id: string, change: PendingCheckIn) => Promise<void>) {
  const [pending, setPending] = useState<PendingCheckIns>(() => pendingCheckIns(userID, page))
  const newest = useRef(pending)
  const isSending = useRef(false)

  const change = useCallback(
    (next: PendingCheckIns) => {
      newest.current = next
      storePendingCheckIns(userID, page, next)
      setPending(next)
    },
    [userID, page],
  )

  const sync = useCallback(async () => {
    if (isSending.current || !navigator.onLine) return
    isSending.current = true
    let hasSent = false
    try {
      for (const [id, sent] of Object.entries(newest.current)) {
        let refused: string | null = null
        try {
          await send(id, sent)
        } catch (error) {
          if (!isFinal(error)) break
          alerts.failed(error)
          refused = error.code
        }
        hasSent = true
        // Keep a tap made in the meantime, and the arrival of a player whose number is taken.
        const { [id]: now, ...others } = newest.current
        const { jerseyNumber, ...arrival } = sent
        const isNumberTaken = refused === 'CONFLICT' && jerseyNumber !== undefined && arrival.checkedInAt !== undefined
        if (now?.changedAt === sent.changedAt) change(isNumberTaken ? { ...others, [id]: arrival } : others)
      }
    } finally {
      isSending.current = false
    }
    if (hasSent && Object.keys(newest.current).length > 0) void sync()
  }, [send, change])

  useSending(sync)

  const note = (id: string, noted: Omit<PendingCheckIn, 'changedAt'>) => {
    change({ ...newest.current, [id]: { ...newest.current[id], ...noted, changedAt: new Date().toISOString() } })
    void sync()
  }
  return { pending, note }
}
