import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { contactRoleLabel } from '../../../functions/domain/contacts/validation.ts'
import { paths } from '../../paths.ts'
import { AnswerButton, AnswerButtons } from '../../ui/answer-buttons.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Time } from '../../ui/time.tsx'
import {
  answerContactMutation,
  answerEvaluatorMutation,
  answerRosterEntryMutation,
  answerTransferMutation,
  type ContactInvitation,
  declineGuestInvitationMutation,
  type EvaluatorInvitation,
  type GuestInvitation,
  type OfferedTeam,
  type PendingRosterEntry,
  pendingInvitationsQuery,
} from './queries.ts'

/** Requests and invitations that await the user. Renders nothing without any. */
export function PendingInvitations({ level }: { level: 2 | 3 }) {
  const { data } = useQuery(pendingInvitationsQuery)
  if (!data || Object.values(data).every((list) => list.length === 0)) return null
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby="pending-invitations" className="rounded-lg border border-line bg-surface p-5">
      <Heading id="pending-invitations" className="text-xl">
        Waiting for you
      </Heading>
      <ul className="mt-2 divide-y divide-line">
        {data.teamTransfers.map((transfer) => (
          <TeamOffer key={transfer.id} transfer={transfer} />
        ))}
        {data.guestInvitations.map((invitation) => (
          <GuestQuestion key={`${invitation.opportunity.id} ${invitation.player.id}`} invitation={invitation} />
        ))}
        {data.evaluatorInvitations.map((invitation) => (
          <EvaluatorQuestion key={invitation.opportunityID} invitation={invitation} />
        ))}
        {data.pendingRosterEntries.map((entry) => (
          <RosterQuestion key={entry.id} entry={entry} />
        ))}
        {data.contactInvitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Invitation({ invitation }: { invitation: ContactInvitation }) {
  const { id, team, division, role, managesTeam, invitedByName } = invitation
  const { mutateAsync: answer } = useMutation(answerContactMutation)
  const divisionName = division ? ` ${division.ageGroup} ${division.division}` : ''
  return (
    <Question
      text={
        <>
          {invitedByName ?? 'A coach'} asks you to be a {managesTeam ? 'manager' : 'contact'} of{' '}
          <TeamLink team={team} />
          {divisionName}
          {!managesTeam && ` (${contactRoleLabel(role)})`}.
        </>
      }
      hint={`If you accept, ${managesTeam ? 'you can edit the team, its roster, events, and opportunities, and ' : ''}families see your name and email on the team's page.`}
    >
      <AnswerButtons
        subject={`the invitation from ${team.name}`}
        onAnswer={(isAccepted) => answer({ id, isAccepted })}
        accepted={`You're now a ${managesTeam ? 'manager' : 'contact'} of ${team.name}.`}
        declined="Invitation declined."
      />
    </Question>
  )
}

function TeamOffer({ transfer: { id, team, fromName } }: { transfer: OfferedTeam }) {
  const { mutateAsync: answer } = useMutation(answerTransferMutation)
  return (
    <Question
      text={
        <>
          {fromName ?? 'The owner'} wants to hand <TeamLink team={team} /> over to you.
        </>
      }
      hint="If you accept, you own the team and organize its opportunities and events. Its managers stop managing it until you let them."
    >
      <AnswerButtons
        subject={`the team ${team.name}`}
        onAnswer={(isAccepted) => answer({ id, isAccepted })}
        accepted={`${team.name} is yours!`}
        declined="Offer declined."
      />
    </Question>
  )
}

function GuestQuestion({ invitation: { player, opportunity } }: { invitation: GuestInvitation }) {
  const { id, title, type, startTime, timeZone } = opportunity
  const { mutateAsync: decline } = useMutation(declineGuestInvitationMutation)
  return (
    <Question
      text={
        <>
          <PlayerLink player={player} /> is invited {type === 'TRYOUT' ? 'to the tryout' : 'to play as a guest'}:{' '}
          <Link to={paths.opportunity(id)} className="link font-semibold">
            {title}
          </Link>
          , <Time at={startTime} zone={timeZone} />.
        </>
      }
      hint="The organizer learns who you are only if you register."
    >
      <LinkButton to={paths.register(id, player.id)} size="small" aria-label={`Register ${player.name} for ${title}`}>
        Register
      </LinkButton>
      <AnswerButton
        label="Decline"
        subject={`the invitation of ${player.name} to ${title}`}
        onAnswer={() => decline({ opportunityID: id, playerID: player.id })}
        done="Invitation declined."
      />
    </Question>
  )
}

function EvaluatorQuestion({ invitation }: { invitation: EvaluatorInvitation }) {
  const { opportunityID: id, opportunityTitle, isPending } = invitation
  const { mutateAsync: answer } = useMutation(answerEvaluatorMutation)
  const title = opportunityTitle ?? 'an opportunity'
  return (
    <Question
      text={
        <>
          You are {isPending ? 'asked to evaluate' : 'an evaluator of'} the players of{' '}
          <span className="font-semibold">{title}</span>.
        </>
      }
      hint="You see first names and numbers. Only the organizer reads your scores and notes."
    >
      {isPending ? (
        <AnswerButtons
          subject={`the evaluation of ${title}`}
          onAnswer={(isAccepted) => answer({ id, isAccepted })}
          accepted="You're an evaluator now."
          declined="Invitation declined."
        />
      ) : (
        <LinkButton to={paths.evaluate(id)} variant="secondary" size="small">
          Score players
        </LinkButton>
      )}
    </Question>
  )
}

function RosterQuestion({ entry: { id, season, waitsFor, team, player } }: { entry: PendingRosterEntry }) {
  const { mutateAsync: answer } = useMutation(answerRosterEntryMutation)
  if (!team || !player) return null
  return (
    <Question
      text={
        waitsFor === 'team' ? (
          <>
            <PlayerLink player={player} /> asks to join the roster of <TeamLink team={team} />.
          </>
        ) : (
          <>
            <TeamLink team={team} /> asks to add <PlayerLink player={player} /> to its roster.
          </>
        )
      }
      hint={season}
    >
      <AnswerButtons
        subject={`${player.name} on ${team.name}`}
        onAnswer={(isAccepted) => answer({ id, isAccepted })}
        accepted={`${player.name} is on the roster of ${team.name}!`}
        declined="Request declined."
      />
    </Question>
  )
}

const TeamLink = ({ team }: { team: { id: string; name: string } }) => (
  <Link to={paths.team(team.id)} className="link font-semibold">
    {team.name}
  </Link>
)

const PlayerLink = ({ player }: { player: { id: string; name: string } }) => (
  <Link to={paths.player(player.id)} className="link font-semibold">
    {player.name}
  </Link>
)

const Question = ({ text, hint, children }: { text: ReactNode; hint: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-3 py-3">
    <div className="min-w-0 flex-1 basis-60">
      <p>{text}</p>
      <p className="text-sm text-soft">{hint}</p>
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </li>
)
