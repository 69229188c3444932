import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { PendingCheckIn } from '../../session/stored-check-ins.ts'
import { averageScore } from '../../ui/average-score.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Time } from '../../ui/time.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { useOfflinePage } from './offline-page.ts'
import type { CheckInOpportunity, CheckInRegistration } from './queries.ts'
import { useCheckIn } from './use-check-in.ts'

type CheckInState = { checkedInAt: string | null; jerseyNumber: string }
type Note = (noted: Omit<PendingCheckIn, 'changedAt'>) => void

type CheckInListProps = {
  opportunity: CheckInOpportunity
  /** When the offline copy was stored, if the list comes from it. */
  keptAt: string | null
  isKept: boolean
  userID: string
}

/** The approved players with check-in state and jersey number. */
export function CheckInList({ opportunity, keptAt, isKept, userID }: CheckInListProps) {
  const { pending, note } = useCheckIn(userID, opportunity.id)
  const isOnline = useOnline()
  const opensOffline = useOfflinePage(opportunity.id, isKept)
  useAskBeforeLeaving(!isOnline && !opensOffline)
  const approved = opportunity.registrations
    .filter(({ status }) => status === 'APPROVED')
    .sort((a, b) => (a.player?.name ?? '').localeCompare(b.player?.name ?? ''))
  const rows = approved.map((registration) => {
    const { checkedInAt, jerseyNumber } = registration
    return { registration, noted: { checkedInAt, jerseyNumber: jerseyNumber ?? '', ...pending[registration.id] } }
  })
  const waiting = Object.keys(pending).length
  if (rows.length === 0) return <EmptyState title="No approved players yet" drawing="glove" />
  return (
    <>
      <p role="status" className="mb-4 font-semibold tabular-nums print:hidden">
        {rows.filter(({ noted }) => noted.checkedInAt).length} of {rows.length} checked in
        {/* One line on a phone: a second line would move the button while the user taps it after entering a number. */}
        {waiting > 0 && `. ${waiting} not sent yet.`}
      </p>
      {!isOnline && !opensOffline && (
        <p role="status" className="mb-4 font-semibold text-warn print:hidden">
          Keep this page open while you're offline. It can't be reloaded without a connection.
        </p>
      )}
      {keptAt && (
        <p role="status" className="mb-4 print:hidden">
          You see the list of <Time at={keptAt} zone={opportunity.timeZone} />.
        </p>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface print:border-0">
        {rows.map(({ registration, noted }) => (
          <Row
            key={registration.id}
            registration={registration}
            noted={noted}
            onNote={(next) => note(registration.id, next)}
          />
        ))}
      </ul>
      {/* Placed below, because it appears late and must not move anything. */}
      <p role="status" className="mt-4 text-sm text-soft print:hidden">
        {opensOffline && 'Works offline: this device keeps the list until you sign out, at most until the day after.'}
      </p>
    </>
  )
}

type RowProps = { registration: CheckInRegistration; noted: CheckInState; onNote: Note }

function Row({ registration: { player, contact, evaluations }, noted, onNote }: RowProps) {
  const name = player?.name ?? 'Deleted player'
  const isHere = noted.checkedInAt !== null
  const score = averageScore(evaluations)
  const facts = [player?.age != null && `Age ${player.age}`, player?.position, score && `Score ${score}`]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className="flex flex-wrap items-center gap-3 p-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {facts}
          {contact?.phone && (
            <a
              href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}
              className="link ml-2 inline-flex min-h-6 items-center"
            >
              {contact.phone}
            </a>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <JerseyNumber key={noted.jerseyNumber} name={name} number={noted.jerseyNumber} onNote={onNote} />
        <Button
          variant={isHere ? 'primary' : 'secondary'}
          className="min-w-36 print:hidden"
          aria-label={isHere ? `Here: ${name}` : `Check in ${name}`}
          onClick={() => onNote({ checkedInAt: isHere ? null : new Date().toISOString() })}
        >
          {isHere && <Check aria-hidden className="size-5" />}
          {isHere ? 'Here' : 'Check in'}
        </Button>
      </div>
      <span aria-hidden className="hidden size-6 border-2 border-ink text-center leading-5 print:block">
        {isHere ? '✓' : ''}
      </span>
    </li>
  )
}

function JerseyNumber({ name, number, onNote }: { name: string; number: string; onNote: Note }) {
  const [text, setText] = useState(number)
  const keep = () => text.trim() !== number && onNote({ jerseyNumber: text.trim() })
  return (
    <TextInput
      aria-label={`Number of ${name}`}
      placeholder="No."
      value={text}
      inputMode="numeric"
      maxLength={10}
      className="max-w-20"
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
    />
  )
}

const ask = (event: Event) => event.preventDefault()

/** Makes the browser ask before the page is reloaded or closed. */
function useAskBeforeLeaving(isAsking: boolean) {
  useEffect(() => {
    if (!isAsking) return
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsking])
}
