import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import type { RegistrationStatus } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { rejection } from '../../ui/confirm-reason.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import {
  ApproveRegistrationDocument,
  RejectRegistrationDocument,
  UndoDecisionDocument,
} from './registrations.generated.ts'

/** What a decision or its undoing returns, or the fee that is recorded afterwards. */
export type Decided = { id: string; status: RegistrationStatus; version: string; feePaidCents?: number }
export type OnDecided = (decided: Decided) => void

/** The notice of a decision waits for a minute, and is not sent if the decision was undone. */
const UNDO_MS = 10_000

/** Offers to undo what was decided, for ten seconds. */
export function useUndo(onDecided?: OnDecided) {
  const { mutateAsync: undo } = useMutation(mutationOf(UndoDecisionDocument))
  return (done: string, decided: readonly Decided[]) => {
    const run = async () => {
      try {
        for (const { id: registrationID } of decided) {
          const before = await undo({ registrationID })
          onDecided?.(before)
        }
        alerts.success(manageRegistrationTexts.undone)
      } catch (error) {
        alerts.failed(error)
      }
    }
    alerts.success(done, UNDO_MS, { label: manageRegistrationTexts.undo, run: () => void run() })
  }
}

const countDone = { APPROVED: manageRegistrationTexts.countApproved, REJECTED: manageRegistrationTexts.countRejected }

/** Approves or rejects several registrations, one after the other. Rejecting asks for the reason once. */
export function useDecideAll(onDecided: OnDecided) {
  const { mutateAsync: approve } = useMutation(mutationOf(ApproveRegistrationDocument))
  const { mutateAsync: reject } = useMutation(mutationOf(RejectRegistrationDocument))
  const offerUndo = useUndo(onDecided)
  async function sendAll(ids: readonly string[], status: keyof typeof countDone, reason?: string) {
    const decided: Decided[] = []
    try {
      for (const registrationID of ids) {
        const one = await (status === 'APPROVED' ? approve({ registrationID }) : reject({ registrationID, reason }))
        decided.push(one)
        onDecided(one)
      }
    } finally {
      if (decided.length > 0) offerUndo(countDone[status](decided.length), decided)
    }
  }
  return {
    approveAll: (ids: readonly string[]) => sendAll(ids, 'APPROVED').catch(alerts.failed),
    rejectAll: (ids: readonly string[]) =>
      confirmWithAlerts(
        rejection({
          title: manageRegistrationTexts.rejectSelected(ids.length),
          action: (reason) => sendAll(ids, 'REJECTED', reason),
        }),
      ),
  }
}

type Row = { id: string; status: RegistrationStatus; version: string }

/**
 * The rows where they were when the list was opened, until it is another list: a decided row stays, even if the list no longer has its
 * status. New rows come last.
 */
export function useStayingRows<R extends Row>(rows: readonly R[] | undefined, list: string) {
  const [decided, setDecided] = useState<Record<string, Decided>>({})
  const seen = useRef<{ list: string; rows: readonly R[] }>({ list, rows: [] })
  const keep = (one: Decided) => setDecided((others) => ({ ...others, [one.id]: { ...others[one.id], ...one } }))
  const fresh = rows && new Map(rows.map((row) => [row.id, row]))
  if (fresh) {
    const before = seen.current.list === list ? seen.current.rows : []
    const known = before.map((row) => fresh.get(row.id) ?? { ...row, ...decided[row.id] })
    const knownIDs = new Set(known.map(({ id }) => id))
    seen.current = { list, rows: [...known, ...rows.filter(({ id }) => !knownIDs.has(id))] }
  }
  return {
    rows: seen.current.rows.filter(({ id }) => !fresh || fresh.has(id) || decided[id]),
    onDecided: keep,
    /** Of the other rows, the list shows what was changed. */
    onFeePaid: (one: Decided) => decided[one.id] && keep(one),
  }
}
