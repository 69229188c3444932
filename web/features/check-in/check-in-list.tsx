import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import * as checkInTexts from '#messages/check-in'
import * as valueTexts from '#messages/values'
import { pathIn, siteLocale } from '../../../functions/values/messages/locale.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { listen } from '../../listen.ts'
import { paths } from '../../paths.ts'
import type { PendingCheckIn } from '../../session/stored-check-ins.ts'
import { averageScore } from '../../ui/average-score.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextInput } from '../../ui/field.tsx'
import { hasServiceWorker, registerServiceWorker } from '../../ui/register-service-worker.ts'
import { Rich } from '../../ui/rich.tsx'
import { Time } from '../../ui/time.tsx'
import { useOnline } from '../../ui/use-online.ts'
import type { CheckInOpportunity, CheckInRegistration } from './queries.ts'
import { useCheckIn } from './use-check-in.ts'
import { WalkUps } from './walk-ups.tsx'

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
  const count = rows.filter(({ noted }) => noted.checkedInAt).length
  const unsent = Object.keys(pending).length
  return (
    <>
      {rows.length > 0 && (
        <p role="status" className="mb-4 font-semibold tabular-nums print:hidden">
          {/* One line on a phone: a second line would move the button while the user taps it after entering a number. */}
          {unsent > 0
            ? checkInTexts.checkedInOfTotalUnsent({ count, total: rows.length, unsent })
            : checkInTexts.checkedInOfTotal({ count, total: rows.length })}
        </p>
      )}
      {!isOnline && !opensOffline && (
        <p role="status" className="mb-4 font-semibold text-warn print:hidden">
          {checkInTexts.keepPageOpen}
        </p>
      )}
      {keptAt && (
        <p role="status" className="mb-4 print:hidden">
          <Rich text={checkInTexts.listOfTime} time={() => <Time at={keptAt} zone={opportunity.timeZone} />} />
        </p>
      )}
      {rows.length === 0 && <EmptyState title={checkInTexts.noApprovedPlayersYet} drawing="glove" />}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface empty:hidden print:border-0">
        {rows.map(({ registration, noted }) => (
          <Row
            key={registration.id}
            registration={registration}
            noted={noted}
            offersOf={isOnline && opportunity.team ? opportunity.id : null}
            onNote={(next) => note(registration.id, next)}
          />
        ))}
      </ul>
      {opportunity.team && <WalkUps opportunity={opportunity} userID={userID} />}
      {/* Placed below, because it appears late and must not move anything. */}
      <p role="status" className="mt-4 text-sm text-soft print:hidden">
        {opensOffline && checkInTexts.worksOffline}
      </p>
    </>
  )
}

type RowProps = {
  registration: CheckInRegistration
  noted: CheckInState
  /** The opportunity whose team offers the player a roster spot. */
  offersOf: string | null
  onNote: Note
}

function Row({ registration: { player, contact, evaluations }, noted, offersOf, onNote }: RowProps) {
  const name = player?.name ?? checkInTexts.deletedPlayer
  const isHere = noted.checkedInAt !== null
  const score = averageScore(evaluations)
  const facts = [
    player?.age != null && valueTexts.ageYears(player.age),
    player && positionsText(player.positions),
    score && checkInTexts.scoreNumber(score),
  ]
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
        <p className="hidden text-sm print:block">
          {contact && [...new Set([contact.name, contact.email])].join(', ')}
        </p>
        {isHere && offersOf && player && (
          <Link
            to={paths.manageRegistrations(offersOf, [player.id])}
            aria-label={checkInTexts.offerRosterSpotTo(name)}
            className="link inline-flex min-h-6 items-center text-sm print:hidden"
          >
            {checkInTexts.offerRosterSpot}
          </Link>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <JerseyNumber key={noted.jerseyNumber} name={name} number={noted.jerseyNumber} onNote={onNote} />
        <Button
          variant={isHere ? 'primary' : 'secondary'}
          className="min-w-36 print:hidden"
          aria-label={isHere ? checkInTexts.hereName(name) : checkInTexts.checkInName(name)}
          onClick={() => onNote({ checkedInAt: isHere ? null : new Date().toISOString() })}
        >
          {isHere && <Check className="size-5" />}
          {isHere ? checkInTexts.here : checkInTexts.checkInPlayer}
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
      aria-label={checkInTexts.numberOfName(name)}
      placeholder={checkInTexts.numberShort}
      value={text}
      inputMode="numeric"
      maxLength={3}
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
    return listen(window, ['beforeunload'], ask)
  }, [isAsking])
}

/** Whether this check-in page works offline. Registers a service worker for this page only. */
function useOfflinePage(opportunityID: string, isKept: boolean): boolean {
  const [opensOffline, setOpensOffline] = useState(false)
  useEffect(() => {
    if (!isKept) return setOpensOffline(false)
    let isShown = true
    registerWorker(opportunityID).then(
      (isActive) => isShown && setOpensOffline(isActive),
      (error) => console.warn(`No offline page: ${error.message}`),
    )
    return () => {
      isShown = false
    }
  }, [opportunityID, isKept])
  return opensOffline
}

/** Resolves to whether the worker has cached the page's files. */
async function registerWorker(opportunityID: string): Promise<boolean> {
  if (!hasServiceWorker) return false
  const scope = pathIn(siteLocale(), paths.checkIn(opportunityID))
  const known = await navigator.serviceWorker.getRegistration(scope)
  if (known?.active && !navigator.onLine) return true
  return (await registerServiceWorker(scope)) !== null
}
