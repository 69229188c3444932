import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import * as checkInTexts from '#messages/check-in'
import * as valueTexts from '#messages/values'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { paths } from '../../paths.ts'
import type { PendingCheckIn } from '../../session/stored-check-ins.ts'
import { averageScore } from '../../ui/average-score.ts'
import { TextInput } from '../../ui/field.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { CheckInFrame, HereButton, type Note, type PageState, PrintedBox } from './check-in-frame.tsx'
import { type CheckInOpportunity, type CheckInRegistration, sendCheckIn } from './queries.ts'
import { useCheckIn } from './use-check-in.ts'
import { WalkUps } from './walk-ups.tsx'

type CheckInState = { checkedInAt: string | null; jerseyNumber: string }

/** The approved players with check-in state and jersey number. */
export function CheckInList({ opportunity, userID, ...kept }: PageState & { opportunity: CheckInOpportunity }) {
  const cache = useQueryClient()
  const isOnline = useOnline()
  const page = paths.checkIn(opportunity.id)
  const send = useCallback(
    (id: string, change: PendingCheckIn) => sendCheckIn(cache, opportunity.id, id, change),
    [cache, opportunity.id],
  )
  const { pending, note } = useCheckIn(userID, page, send)
  const approved = opportunity.registrations
    .filter(({ status }) => status === 'APPROVED')
    .sort((a, b) => (a.player?.name ?? '').localeCompare(b.player?.name ?? ''))
  const rows = approved.map((registration) => {
    const { checkedInAt, jerseyNumber } = registration
    return { registration, noted: { checkedInAt, jerseyNumber: jerseyNumber ?? '', ...pending[registration.id] } }
  })
  return (
    <CheckInFrame
      {...{ page, ...kept }}
      timeZone={opportunity.timeZone}
      count={rows.filter(({ noted }) => noted.checkedInAt).length}
      total={rows.length}
      unsent={Object.keys(pending).length}
      empty={checkInTexts.noApprovedPlayersYet}
      below={opportunity.team && <WalkUps opportunity={opportunity} userID={userID} />}
    >
      {rows.map(({ registration, noted }) => (
        <Row
          key={registration.id}
          registration={registration}
          noted={noted}
          offersOf={isOnline && opportunity.team ? opportunity.id : null}
          onNote={(next) => note(registration.id, next)}
        />
      ))}
    </CheckInFrame>
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
        <HereButton {...{ name, isHere, onNote }} />
      </div>
      <PrintedBox isHere={isHere} />
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
