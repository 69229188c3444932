import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'
import { contactRoleLabel } from '../../../functions/values/roles.ts'
import { seasonName } from '../../../functions/values/season-name.ts'
import { answerRosterEntryMutation } from '../../api/answer-roster-entry.ts'
import {
  AcceptContactDocument,
  AcceptEvaluatorDocument,
  AcceptTransferDocument,
  DeclineContactDocument,
  DeclineEvaluatorDocument,
  DeclineGuestInvitationDocument,
  DeclineTransferDocument,
  PendingInvitationsDocument,
  type PendingInvitationsQuery,
} from '../../api/generated.ts'
import { answerOf, mutationOf, queryOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { AnswerButton, AnswerButtons } from '../../ui/answer-buttons.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { Rich } from '../../ui/rich.tsx'
import { Time } from '../../ui/time.tsx'

/** Requests and invitations that await the user. Renders nothing without any. */
export function PendingInvitations() {
  const { data } = useQuery(pendingInvitationsQuery)
  if (!data || Object.values(data).every((list) => list.length === 0)) return null
  return (
    <section aria-labelledby="pending-invitations" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="pending-invitations" className="text-xl">
        {m.waiting_for_you()}
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

function Invitation({ invitation }: { invitation: ContactInvitation }) {
  const { id, team, division, role, managesTeam, invitedByName } = invitation
  const { mutateAsync: answer } = useMutation(answerOf(AcceptContactDocument, DeclineContactDocument))
  const kind = managesTeam ? 'manager' : 'contact'
  return (
    <Question
      text={
        <Rich
          text={m.name_asks_you_to_be_a_contact({
            kind,
            name: invitedByName ?? m.a_coach(),
            division: division ? ` ${division.ageGroup} ${division.division}` : '',
            role: contactRoleLabel(role),
          })}
          team={() => <RecordLink kind="team" record={team} className="font-semibold" />}
        />
      }
      hint={managesTeam ? m.if_you_accept_you_can_edit_the_team() : m.if_you_accept_families_see_your_name()}
    >
      <AnswerButtons
        subject={m.the_invitation_from_team({ team: team.name })}
        onAnswer={(isAccepted) => answer({ id, isAccepted })}
        accepted={m.you_are_now_contact_of_team({ kind, team: team.name })}
        declined={m.invitation_declined()}
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
          text={m.name_wants_to_hand_over_team({ name: fromName ?? m.the_owner() })}
          team={() => <RecordLink kind="team" record={team} className="font-semibold" />}
        />
      }
      hint={m.if_you_accept_you_own_the_team_and_organize()}
    >
      <AnswerButtons
        subject={m.the_team_name({ team: team.name })}
        onAnswer={(isAccepted) => answer({ id, isAccepted })}
        accepted={m.team_is_yours({ team: team.name })}
        declined={m.offer_declined()}
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
          text={m.player_is_invited({ kind: type })}
          player={() => <RecordLink kind="player" record={player} className="font-semibold" />}
          opportunity={() => <RecordLink kind="opportunity" record={{ id, name: title }} className="font-semibold" />}
          time={() => <Time at={startTime} zone={timeZone} />}
        />
      }
      hint={m.the_organizer_learns_who_you_are_only_if_you()}
    >
      <LinkButton
        to={paths.register(id, player.id)}
        size="small"
        aria-label={m.register_name_for_title({ name: player.name, title })}
      >
        {m.register()}
      </LinkButton>
      <AnswerButton
        label="Decline"
        subject={m.the_invitation_of_name_to_title({ name: player.name, title })}
        onAnswer={() => decline({ opportunityID: id, playerID: player.id })}
        done={m.invitation_declined()}
      />
    </Question>
  )
}

function EvaluatorQuestion({ invitation }: { invitation: EvaluatorInvitation }) {
  const { opportunityID: id, opportunityTitle, isPending } = invitation
  const { mutateAsync: answer } = useMutation(answerOf(AcceptEvaluatorDocument, DeclineEvaluatorDocument))
  const title = opportunityTitle ?? m.an_opportunity()
  return (
    <Question
      text={
        <Rich
          text={isPending ? m.you_are_asked_to_evaluate_the_players() : m.you_are_an_evaluator_of_the_players()}
          title={() => <span className="font-semibold">{title}</span>}
        />
      }
      hint={m.you_see_first_names_and_numbers_only_the_organizer()}
    >
      {isPending ? (
        <AnswerButtons
          subject={m.the_evaluation_of_title({ title })}
          onAnswer={(isAccepted) => answer({ id, isAccepted })}
          accepted={m.you_are_an_evaluator_now()}
          declined={m.invitation_declined()}
        />
      ) : (
        <LinkButton to={paths.evaluate(id)} variant="secondary" size="small">
          {m.score_players()}
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
          text={waitsFor === 'team' ? m.player_asks_to_join_the_roster() : m.team_asks_to_add_player_to_its_roster()}
          player={() => <RecordLink kind="player" record={player} className="font-semibold" />}
          team={() => <RecordLink kind="team" record={team} className="font-semibold" />}
        />
      }
      hint={seasonName(season)}
    >
      <AnswerButtons
        subject={m.name_on_team({ name: player.name, team: team.name })}
        onAnswer={(isAccepted) => answer({ id, isAccepted })}
        accepted={m.name_is_on_the_roster_of_team({ name: player.name, team: team.name })}
        declined={m.request_declined()}
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
export const pendingInvitationsQuery = queryOf(PendingInvitationsDocument, {}, ({ claimedPlayers, ...others }) => ({
  ...others,
  guestInvitations: claimedPlayers.flatMap(({ guestInvitations, ...player }) =>
    guestInvitations.map((opportunity): GuestInvitation => ({ player, opportunity })),
  ),
}))
