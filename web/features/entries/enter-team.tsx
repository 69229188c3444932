import { useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import * as entryTexts from '#messages/entries'
import * as eventTexts from '#messages/events'
import * as registrationTexts from '#messages/registrations'
import * as wordTexts from '#messages/words'
import { fitOf } from '../../../functions/values/entry-fit.ts'
import { formatMoney } from '../../../functions/values/money.ts'
import { refundOf } from '../../../functions/values/refunds.ts'
import { dayAt } from '../../../functions/values/time-format.ts'
import { mutationOf } from '../../api/options.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { dollarsOf } from '../../ui/dollars.ts'
import { DrawerButton } from '../../ui/drawer-button.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { Form, FormField, required, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { EnterTeamDocument, type TeamToEnterFragment } from './entries.generated.ts'
import { type EventToEnter, managersQuery, teamsToEnterQuery } from './queries.ts'

const schema = v.object({
  teamID: required(entryTexts.chooseATeam),
  divisionID: required(entryTexts.chooseADivision),
  contactID: v.string(),
  note: v.string(),
})

/** For those who own or manage a team. */
export function EnterTeam({ event }: { event: EventToEnter }) {
  const { data: teams = [] } = useQuery(teamsToEnterQuery)
  if (teams.length === 0) return null
  return (
    <DrawerButton title={entryTexts.enterATeam}>
      {(close) => <EntryForm event={event} teams={teams} onDone={close} />}
    </DrawerButton>
  )
}

type EntryFormProps = { event: EventToEnter; teams: readonly TeamToEnterFragment[]; onDone: () => void }

function EntryForm({ event, teams, onDone }: EntryFormProps) {
  const { user } = useAuth()
  const { mutateAsync: enter } = useMutation(mutationOf(EnterTeamDocument))
  const divisions = event.divisions.filter(({ id, canceled }) => id !== null && !canceled)
  const onlyTeam = teams.length === 1 ? teams[0] : undefined
  const fitting = onlyTeam && divisions.find((it) => fitOf(onlyTeam.divisions, it) === 'fits')
  const form = useValidatedForm(schema, {
    teamID: onlyTeam?.id ?? '',
    divisionID: fitting?.id ?? '',
    contactID: user!.id,
    note: '',
  })
  const [teamID, divisionID] = form.watch(['teamID', 'divisionID'])
  const contacts = useContactOptions(teamID)
  const team = teams.find(({ id }) => id === teamID)
  const division = divisions.find(({ id }) => id === divisionID)
  return (
    <Form
      form={form}
      aria-label={entryTexts.enterATeam}
      onSubmit={async (values) => {
        const { status } = await enter({ input: { ...values, eventID: event.id } })
        alerts.success(status === 'WAITLISTED' ? entryTexts.teamWaits : entryTexts.teamApplied)
        onDone()
      }}
    >
      <FormField name="teamID" label={entryTexts.team} required>
        <Select
          {...form.register('teamID', { onChange: () => form.setValue('contactID', user!.id) })}
          placeholder={entryTexts.chooseATeam}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      <FormField
        name="divisionID"
        label={wordTexts.division}
        required
        hint={team && division && fitHint(team, division)}
      >
        <Select
          {...form.register('divisionID')}
          placeholder={entryTexts.chooseADivision}
          options={divisions.map((it) => ({ value: it.id!, label: divisionName(it) }))}
        />
      </FormField>
      {division && <Cost event={event} division={division} />}
      <FormField name="contactID" label={entryTexts.contact} required hint={entryTexts.contactHint}>
        <Select {...form.register('contactID')} options={contacts} />
      </FormField>
      <FormField name="note" label={entryTexts.noteToOrganizer}>
        <TextArea {...form.register('note')} maxLength={500} rows={3} />
      </FormField>
      <DrawerButtons busyText={registrationTexts.registering}>{entryTexts.enterTeam}</DrawerButtons>
    </Form>
  )
}

/** The user, and who else manages the team. */
function useContactOptions(teamID: string) {
  const user = useAuth().user!
  const { data: managers = [] } = useQuery(managersQuery(teamID))
  const others = managers.filter(({ userID }) => userID !== user.id)
  return [{ value: user.id, label: user.name }, ...others.map(({ userID, name }) => ({ value: userID!, label: name }))]
}

type Division = EventToEnter['divisions'][number]

export const divisionName = ({ ageGroup, division }: Pick<Division, 'ageGroup' | 'division'>) =>
  `${ageGroup} ${division}`

function fitHint({ name, divisions }: TeamToEnterFragment, division: Division) {
  const fit = fitOf(divisions, division)
  const names = divisions.map(divisionName).join(', ')
  if (fit === 'fits') return entryTexts.teamFits
  return fit === 'unknown' ? entryTexts.fitUnknown(name) : entryTexts.fitDoubtful({ name, divisions: names, fit })
}

/** What entering costs, and what a withdrawal today would give back. */
function Cost({ event, division }: { event: EventToEnter; division: Division }) {
  const { entryFeeCents, deadline, entered, max, soldOut } = division
  const today = dayAt(new Date(), event.timeZone)
  const waits = soldOut || (max !== null && (entered ?? 0) >= max) || (deadline !== null && today > deadline)
  const backCents = refundOf({ policy: event.refundPolicy, paidCents: entryFeeCents ?? 0 }, today)
  return (
    <div role="status" className="grid gap-1 rounded-lg border border-line p-3 text-sm">
      <p>
        {entryFeeCents === null
          ? entryTexts.feeUnknown
          : entryTexts.costs({ fee: formatMoney(entryFeeCents), back: `$${dollarsOf(backCents)}` })}
      </p>
      {!event.refundPolicy && <p>{eventTexts.noRefundsSaid}</p>}
      {waits && <p className="font-semibold">{entryTexts.willWait}</p>}
    </div>
  )
}
