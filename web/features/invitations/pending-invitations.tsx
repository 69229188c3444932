import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as claimTexts from '#messages/claims'
import * as invitationTexts from '#messages/invitations'
import { contactRoleLabel } from '../../../functions/values/roles.ts'
import { seasonName } from '../../../functions/values/season-name.ts'
import { answerRosterEntryMutation } from '../../api/answer-roster-entry.ts'
import { answerOf, mutationOf, queryOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { AnswerButton, AnswerButtons } from '../../ui/answer-buttons.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Time } from '../../ui/time.tsx'
import { AcceptTransferDocument, DeclineTransferDocument } from '../team-transfers/team-transfers.generated.ts'
import {
  AcceptContactDocument,
  AcceptEvaluatorDocument,
  DeclineContactDocument,
  DeclineEvaluatorDocument,
  DeclineGuestInvitationDocument,
  PendingInvitationsDocument,
  type PendingInvitationsQuery,
} from './invitations.generated.ts'

/** Requests and invitations that await the user, and the user's claims that await an admin. Renders nothing without any. */
export function PendingInvitations() {
  const { data } = useQuery(pendingInvitationsQuery)
  if (!data) return null
  const { pendingClaims, ...waiting } = data
  return (
    <>
      {Object.values(waiting).some((list) => list.length > 0) && <WaitingForUser waiting={waiting} />}
      {pendingClaims.length > 0 && <PendingClaims claims={pendingClaims} />}
    </>
  )
}

function WaitingForUser({ waiting: data }: { waiting: WaitingLists }) {
  return (
    <section aria-labelledby="pending-invitations" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="pending-invitations" className="text-xl">
        {invitationTexts.waitingForYou}
      </h2>
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

const PendingClaims = ({ claims }: { claims: PendingInvitationsQuery['pendingClaims'] }) => (
  <section aria-labelledby="pending-claims" className="rounded-lg border border-line bg-surface p-5">
    <h2 id="pending-claims" className="text-xl">
      {claimTexts.waitingForAdmin}
    </h2>
    <ul className="mt-2 divide-y divide-line">
      {claims.map(({ id, teamId, playerId, resourceName: name }) => (
        <li key={id} className="py-3">
          <Rich
            text={claimTexts.yourClaimOf}
            record={() =>
              name && (
                <RecordLink
                  kind={teamId ? 'team' : 'player'}
                  record={{ id: (teamId ?? playerId)!, name }}
                  className="font-semibold"
                />
              )
            }
          />
        </li>
      ))}
    </ul>
  </section>
)

function Invitation({ invitation }: { invitation: ContactInvitation }) {
  const { id, team, division, role, managesTeam, invitedByName } = invitation
  const { mutateAsync: answer } = useMutation(answerOf(AcceptContactDocument, DeclineContactDocument))
  const kind = managesTeam ? 'manager' : 'contact'
  return (
    <Question
      text={
        <Rich
          text={invitationTexts.nameAsksContact({
            kind,
            name: invitedByName ?? invitationTexts.aCoach,
            division: division ? ` ${division.ageGroup} ${division.division}` : '',
            role: contactRoleLabel(role),
          })}
          team={() => <RecordLink kind="team" record={team} className="font-semibold" />}
        />
      }
      hint={managesTeam ? invitationTexts.acceptEditTeam : invitationTexts.acceptShowsName}
    >
      <AnswerButtons
        subject={invitationTexts.invitationFrom(team.name)}
        onAnswer={(isAccepted) => answer({ id, isAccepted })}
        accepted={invitationTexts.nowContactOf({ kind, team: team.name })}
        declined={invitationTexts.invitationDeclined}
      />
    </Question>
  )
}

function TeamOffer({ transfer: { id, team, fromName } }: { transfer: OfferedTeam }) {
  const { mutateAsync: answer } = useMutation(answerOf(AcceptTransferDocument, DeclineTransferDocument))
  return (
    <Question
      text={
        <Rich
          text={invitationTexts.wantsToHandOver(fromName ?? invitationTexts.theOwner)}
          team={() => <RecordLink kind="team" record={team} className="font-semibold" />}
        />
      }
      hint={invitationTexts.youWillOwnTeam}
    >
      <AnswerButtons
        subject={invitationTexts.theTeamName(team.name)}
        onAnswer={(isAccepted) => answer({ id, isAccepted })}
        accepted={invitationTexts.teamIsYours(team.name)}
        declined={invitationTexts.offerDeclined}
      />
    </Question>
  )
}

function GuestQuestion({ invitation: { player, opportunity } }: { invitation: GuestInvitation }) {
  const { id, title, type, startTime, timeZone } = opportunity
  const { mutateAsync: decline } = useMutation(mutationOf(DeclineGuestInvitationDocument))
  return (
    <Question
      text={
        <Rich
          text={invitationTexts.playerIsInvited(type)}
          player={() => <RecordLink kind="player" record={player} className="font-semibold" />}
          opportunity={() => <RecordLink kind="opportunity" record={{ id, name: title }} className="font-semibold" />}
          time={() => <Time at={startTime} zone={timeZone} />}
        />
      }
      hint={invitationTexts.organizerLearnsLater}
    >
      <LinkButton
        to={paths.register(id, player.id)}
        size="small"
        aria-label={invitationTexts.registerFor({ name: player.name, title })}
      >
        {invitationTexts.register}
      </LinkButton>
      <AnswerButton
        label="Decline"
        subject={invitationTexts.invitationTo({ name: player.name, title })}
        onAnswer={() => decline({ opportunityID: id, playerID: player.id })}
        done={invitationTexts.invitationDeclined}
      />
    </Question>
  )
}

function EvaluatorQuestion({ invitation }: { invitation: EvaluatorInvitation }) {
  const { opportunityID: id, opportunityTitle, isPending } = invitation
  const { mutateAsync: answer } = useMutation(answerOf(AcceptEvaluatorDocument, DeclineEvaluatorDocument))
  const title = opportunityTitle ?? invitationTexts.anOpportunity
  return (
    <Question
      text={
        <Rich
          text={isPending ? invitationTexts.askedEvaluatePlayers : invitationTexts.youEvaluate}
          title={() => <span className="font-semibold">{title}</span>}
        />
      }
      hint={invitationTexts.evaluatorSees}
    >
      {isPending ? (
        <AnswerButtons
          subject={invitationTexts.evaluationOf(title)}
          onAnswer={(isAccepted) => answer({ id, isAccepted })}
          accepted={invitationTexts.evaluatorNow}
          declined={invitationTexts.invitationDeclined}
        />
      ) : (
        <LinkButton to={paths.evaluate(id)} variant="secondary" size="small">
          {invitationTexts.scorePlayers}
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
        <Rich
          text={waitsFor === 'team' ? invitationTexts.asksToJoinRoster : invitationTexts.asksToAddPlayer}
          player={() => <RecordLink kind="player" record={player} className="font-semibold" />}
          team={() => <RecordLink kind="team" record={team} className="font-semibold" />}
        />
      }
      hint={seasonName(season)}
    >
      <AnswerButtons
        subject={invitationTexts.nameOnTeam({ name: player.name, team: team.name })}
        onAnswer={(isAccepted) => answer({ id, isAccepted })}
        accepted={invitationTexts.onRosterOf({ name: player.name, team: team.name })}
        declined={invitationTexts.requestDeclined}
      />
    </Question>
  )
}

const Question = ({ text, hint, children }: { text: ReactNode; hint: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-3 py-3">
    <div className="min-w-0 flex-1 basis-60">
      <p>{text}</p>
      <p className="text-sm text-soft">{hint}</p>
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </li>
)

type ContactInvitation = PendingInvitationsQuery['contactInvitations'][number]
type EvaluatorInvitation = PendingInvitationsQuery['evaluatorInvitations'][number]
type OfferedTeam = PendingInvitationsQuery['teamTransfers'][number]
type PendingRosterEntry = PendingInvitationsQuery['pendingRosterEntries'][number]
type GuestInvitation = {
  player: { id: string; name: string }
  opportunity: PendingInvitationsQuery['claimedPlayers'][number]['guestInvitations'][number]
}
type WaitingLists = Omit<PendingInvitationsQuery, 'claimedPlayers' | 'pendingClaims'> & {
  guestInvitations: GuestInvitation[]
}
export const pendingInvitationsQuery = queryOf(PendingInvitationsDocument, {}, ({ claimedPlayers, ...others }) => ({
  ...others,
  guestInvitations: claimedPlayers.flatMap(({ guestInvitations, ...player }) =>
    guestInvitations.map((opportunity): GuestInvitation => ({ player, opportunity })),
  ),
}))
