import { useMutation, useQuery } from '@tanstack/react-query'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as homeTexts from '#messages/home'
import * as ownRegistrationTexts from '#messages/own-registrations'
import * as playerFormTexts from '#messages/player-form'
import * as playerTexts from '#messages/players'
import * as rosterTexts from '#messages/roster'
import * as siteTexts from '#messages/site'
import * as teamTexts from '#messages/teams'
import * as valueTexts from '#messages/values'
import * as wordTexts from '#messages/words'
import { seasonName } from '../../../functions/values/season-name.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { formatDay } from '../../../functions/values/time-format.ts'
import { answerRosterEntryMutation } from '../../api/answer-roster-entry.ts'
import { mutationOf } from '../../api/options.ts'
import { useAuth } from '../../session/auth.tsx'
import { AnswerButtons } from '../../ui/answer-buttons.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { orderIn } from '../../ui/result-table.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { RemovePlayerFromTeamDocument } from '../players/players.generated.ts'
import { ageGroupAndDivision } from './division-field.tsx'
import { type RosterContact, type RosterEntry, rosterContactsQuery } from './queries.ts'

const alphabetical = new Intl.Collator('en', { numeric: true })
const nameOf = ({ player }: RosterEntry) => player?.name ?? ''
/** The name, or 'this player', in a sentence. */
export const nameIn = ({ player }: RosterEntry) => player?.name ?? rosterTexts.thisPlayer
const numberOf = ({ jerseyNumber }: RosterEntry) => jerseyNumber ?? ''
const positionsOf = ({ positions }: RosterEntry) => positionsText(positions)
const ageOf = ({ player }: RosterEntry) => `${player?.age ?? ''}`

export const rosterColumns: Column<RosterEntry>[] = [
  {
    header: siteTexts.player,
    title: true,
    order: 'NAME',
    text: nameOf,
    cell: ({ player }) =>
      player ? (
        <>
          <RecordLink kind="player" record={player} className="font-semibold" />
          <GuardianMark player={player} />
        </>
      ) : (
        playerFormTexts.teamOnly
      ),
  },
  { header: teamTexts.jersey, order: 'NUMBER', text: numberOf, cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
  {
    header: playerFormTexts.position,
    order: 'POSITION',
    text: positionsOf,
    cell: (entry) => positionsOf(entry) || '–',
  },
  { header: homeTexts.age, order: 'AGE', text: ageOf, cell: ({ player }) => player?.age ?? '–', numeric: true },
  { header: wordTexts.division, text: ageGroupAndDivision, cell: (entry) => ageGroupAndDivision(entry) || '–' },
  { header: wordTexts.season, text: ({ season }) => season, cell: ({ season }) => seasonName(season) },
  {
    header: playerTexts.dates,
    cell: ({ startDate, endDate }) =>
      endDate
        ? valueTexts.fromTo({ from: formatDay(startDate), to: formatDay(endDate) })
        : rosterTexts.sinceDate(formatDay(startDate)),
  },
]

/** The roster in an order from the table's headers, or by jersey number, then by name. */
export function inOrder(entries: readonly RosterEntry[], order: string): RosterEntry[] {
  const { column, descending } = orderIn(order)
  const textOf = rosterColumns.find((it) => it.order === column)?.text ?? numberOf
  const keyed = entries.map((entry) => ({ entry, text: textOf(entry) }))
  keyed.sort(
    (a, b) =>
      Number(!a.text) - Number(!b.text) ||
      (descending ? -1 : 1) * alphabetical.compare(a.text, b.text) ||
      alphabetical.compare(nameOf(a.entry), nameOf(b.entry)),
  )
  return keyed.map(({ entry }) => entry)
}

/** For the coach who manages the profile until the family claims it. */
function GuardianMark({ player }: { player: NonNullable<RosterEntry['player']> }) {
  const { isAdmin } = useAuth()
  if (!player.viewerCanEdit || isAdmin || player.guardianConsent?.isExplicit) return null
  return (
    <div className="mt-1">
      <Badge tone={player.familyInvitedAt ? 'neutral' : 'warn'}>
        {player.familyInvitedAt ? rosterTexts.guardianInvited : rosterTexts.guardianNotYetInvited}
      </Badge>
    </div>
  )
}

/** Roster entries that the other side has not accepted. */
export function WaitingPlayers({ waiting }: { waiting: readonly RosterEntry[] }) {
  const { mutateAsync: removeFromRoster } = useMutation(mutationOf(RemovePlayerFromTeamDocument))

  async function cancel(entry: RosterEntry) {
    await confirmWithAlerts({
      title: rosterTexts.cancelRequest,
      message: rosterTexts.stopAskingFamily(nameIn(entry)),
      actionLabel: rosterTexts.cancelRequest,
      cancelLabel: rosterTexts.keepRequest,
      destructive: true,
      action: () => removeFromRoster({ teamHistoryID: entry.id }),
      done: rosterTexts.requestCanceled,
      alreadyGone: rosterTexts.familyHasAnswered,
    })
  }

  const columns = [
    ...rosterColumns.slice(0, -1),
    {
      header: wordTexts.status,
      cell: ({ waitsFor }: RosterEntry) => (
        <Badge tone="warn">{waitsFor === 'team' ? playerTexts.waitingCoach : ownRegistrationTexts.waitingFamily}</Badge>
      ),
    },
    {
      header: deletedRecordTexts.actions,
      actions: true,
      cell: (entry: RosterEntry) => <WaitingButtons entry={entry} onCancel={() => cancel(entry)} />,
    },
  ]

  return (
    <section>
      <h2 className="mb-1 text-xl">
        {rosterTexts.waitingEntries} <span className="font-normal text-soft tabular-nums">({waiting.length})</span>
      </h2>
      <p className="mb-3 text-soft">{rosterTexts.playersWillJoin}</p>
      <Table caption={rosterTexts.playersWaiting} rows={waiting} keyOf={({ id }) => id} columns={columns} />
    </section>
  )
}

type RosterSheetProps = { teamID: string; entries: readonly RosterEntry[] }

/** The roster on paper, with the contacts that families gave for the team's opportunities. Coaches write down others. */
export function RosterSheet({ teamID, entries }: RosterSheetProps) {
  const { data: contacts } = useQuery(rosterContactsQuery(teamID))
  const hasDivisions = new Set(entries.map(ageGroupAndDivision)).size > 1
  return (
    <table className="hidden w-full border-collapse text-left *:*:*:border *:*:*:border-line *:*:*:p-2 print:table">
      <caption className="sr-only">{rosterTexts.rosterSheet}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{siteTexts.player}</th>
          <th scope="col">{playerFormTexts.position}</th>
          {hasDivisions && <th scope="col">{wordTexts.division}</th>}
          <th scope="col" className="w-2/5">
            {rosterTexts.parentAndPhone}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="break-inside-avoid">
            <td>{entry.jerseyNumber}</td>
            <th scope="row">{entry.player?.name ?? playerFormTexts.teamOnly}</th>
            <td>{positionsOf(entry)}</td>
            {hasDivisions && <td>{ageGroupAndDivision(entry)}</td>}
            <td>{contactText(contacts?.get(entry.player?.id ?? ''))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WaitingButtons({ entry, onCancel }: { entry: RosterEntry; onCancel: () => void }) {
  const { mutateAsync: answer } = useMutation(answerRosterEntryMutation)
  const name = nameIn(entry)
  return entry.viewerCanAnswer ? (
    <AnswerButtons
      subject={name}
      onAnswer={(isAccepted) => answer({ id: entry.id, isAccepted })}
      accepted={rosterTexts.isOnRosterNow(name)}
      declined={rosterTexts.nameWasDeclined(name)}
    />
  ) : (
    <Button variant="ghost" size="small" aria-label={rosterTexts.cancelRequestFor(name)} onClick={onCancel}>
      {rosterTexts.cancelRequest}
    </Button>
  )
}
/** 'Pat Parent, (512) 555-0100, pat@mail.example' */
const contactText = (contact: RosterContact | undefined) =>
  contact && [...new Set([contact.name, contact.phone, contact.email])].filter(Boolean).join(', ')
