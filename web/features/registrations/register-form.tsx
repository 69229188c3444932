import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, CircleX, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import * as invitationTexts from '#messages/invitations'
import * as kitTexts from '#messages/kit'
import * as opportunityTexts from '#messages/opportunities'
import * as registrationTexts from '#messages/registrations'
import * as siteTexts from '#messages/site'
import * as valueTexts from '#messages/values'
import {
  agreesToPhone,
  PHONE_CONSENT_REQUIRED,
  registrationInput,
  WAIVER_REQUIRED,
} from '../../../functions/domain/registrations/validation.ts'
import { inItsLanguage } from '../../../functions/values/messages/text.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { ApiError } from '../../api/api-error.ts'
import { creationOf } from '../../api/query-once.ts'
import { WrongAge } from '../../finding/wrong-age.tsx'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { type Eligibility, eligibility } from '../../ui/eligibility.ts'
import { TextArea, TextInput } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Form, FormField, SubmitButton, useFieldError, useValidatedForm } from '../../ui/form.tsx'
import {
  type OpportunityToRegister,
  opportunityToRegisterQuery,
  ownRegistrantsQuery,
  type Registrant,
  registrantsToPick,
} from './queries.ts'
import { RegisterForOpportunityDocument } from './registrations.generated.ts'

const MAX_OFFERED = 6

const BLANK = {
  player: null,
  playerID: '',
  waiverSigned: false,
  jerseyNumber: '',
  notes: '',
  phone: '',
  phoneConsent: false,
}

type RegisterFormProps = {
  opportunity: OpportunityToRegister
  /** The player to select first, if the viewer has several. */
  playerID?: string
  /** The form for a new player, who is selected after creation. */
  playerForm: (onSaved: (playerID: string) => void) => ReactNode
  onRegistered: (name: string) => void
}

export function RegisterForm({ opportunity, playerID, playerForm, onRegistered }: RegisterFormProps) {
  const { mutateAsync: registerPlayer } = useMutation(creationOf(RegisterForOpportunityDocument))
  const cache = useQueryClient()
  const [seen, setSeen] = useState(() => seenOf(opportunity))
  const { data: registrants } = useQuery(ownRegistrantsQuery)
  const own = registrants ?? []
  const [isAdding, setAdding] = useState(false)
  const [addedID, setAddedID] = useState<string | null>(null)
  const hasPreselected = useRef(false)
  const form = useValidatedForm(schemaOf(opportunity), BLANK)
  const player = form.watch('player')
  const verdict = player && eligibility(player, opportunity)

  function pick(picked: Registrant | null) {
    form.setValue('player', picked)
    form.setValue('playerID', picked?.id ?? '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the players have loaded
  useEffect(() => {
    if (!registrants || hasPreselected.current) return
    hasPreselected.current = true
    const named = registrants.find(({ id }) => id === playerID)
    if (named) return pick(named)
    const [child, ...others] = registrants
    const drafted = form.getValues('player')
    if (child?.isOwn && others.length === 0 && !drafted) pick(child)
    // A draft stores the player's data as of then, so refresh it.
    const known = drafted && registrants.find(({ id }) => id === drafted.id)
    if (known) form.setValue('player', known)
  }, [registrants])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the list includes the new player
  useEffect(() => {
    const added = addedID && registrants?.find(({ id }) => id === addedID)
    if (!added) return
    pick(added)
    setAddedID(null)
  }, [registrants, addedID])

  function chooseAdded(playerID: string) {
    setAdding(false)
    setAddedID(playerID)
  }

  return (
    <>
      <Form
        form={form}
        aria-label={invitationTexts.register}
        className="max-w-none!"
        describeError={(error) =>
          error instanceof ApiError && error.code !== 'INTERNAL' ? error.message : registrationTexts.failedToRegister
        }
        draft={`register-${opportunity.id}`}
        onSubmit={async ({ player: registrant, ...input }) => {
          try {
            await registerPlayer({ input: { ...input, ...seen, opportunityID: opportunity.id } })
          } catch (error) {
            const changed = error instanceof ApiError ? error.fields : {}
            if (!changed.opportunityUpdatedAt && !changed.waiverHash) throw error
            // The failed mutation has refetched the opportunity, so the screen shows the organizer's changes.
            setSeen(seenOf(cache.getQueryData(opportunityToRegisterQuery(opportunity.id).queryKey) ?? opportunity))
            if (changed.waiverHash) form.setValue('waiverSigned', false)
            throw new ApiError((error as ApiError).code, (error as ApiError).message)
          }
          onRegistered(registrant!.name)
        }}
      >
        <PlayerField opportunity={opportunity} own={own} player={player} onPick={pick} onAdd={() => setAdding(true)} />
        <OptionalFields />
        {opportunity.waiverRequired && (
          <Waiver text={opportunity.waiverText} checkbox={form.register('waiverSigned')} />
        )}
        <div className="bottom-bar flex flex-wrap gap-3">
          <SubmitButton
            busyText={registrationTexts.registering}
            disabled={verdict?.verdict === 'no'}
            className="max-md:grow"
          >
            {opportunity.status === 'FULL' ? registrationTexts.joinTheWaitlist : invitationTexts.register}
          </SubmitButton>
          <LinkButton to={paths.opportunity(opportunity.id)} variant="secondary" className="max-md:hidden">
            {kitTexts.cancel}
          </LinkButton>
        </div>
      </Form>
      <Drawer isOpen={isAdding} onClose={() => setAdding(false)} title={registrationTexts.addYourPlayer}>
        {playerForm(chooseAdded)}
      </Drawer>
    </>
  )
}

type PlayerFieldProps = {
  opportunity: OpportunityToRegister
  own: readonly Registrant[]
  player: Registrant | null
  onPick: (player: Registrant | null) => void
  onAdd: () => void
}

/** The family's players, and whether the picked one can register. */
function PlayerField({ opportunity, own, player, onPick, onAdd }: PlayerFieldProps) {
  const { isAdmin } = useAuth()
  const verdict = player && eligibility(player, opportunity)
  return (
    <div className="grid gap-3">
      <ul aria-label={opportunityTexts.yourPlayers} className="grid gap-2 empty:hidden sm:grid-cols-2">
        {offer(opportunity, own).map(({ registrant, answer }) => (
          <li key={registrant.id}>
            <button
              type="button"
              aria-pressed={registrant.id === player?.id}
              onClick={() => onPick(registrant)}
              className="grid w-full gap-1 rounded-lg border border-edge bg-surface p-3 text-left hover:border-ink aria-pressed:border-grass aria-pressed:bg-grass/8"
            >
              <span className="font-semibold wrap-anywhere">{registrant.name}</span>
              <Verdict verdict={answer.verdict} words={answer.short} />
            </button>
          </li>
        ))}
      </ul>
      {!isAdmin && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant={own.length === 0 ? 'primary' : 'secondary'} onClick={onAdd}>
            <Plus className="size-5" />
            {registrationTexts.addYourPlayer}
          </Button>
          {own.length === 0 && <p className="text-sm text-soft">{registrationTexts.addPlayerHint}</p>}
        </div>
      )}
      <FormField name="playerID" label={siteTexts.player} required>
        <Combobox
          search={(text, signal) => registrantsToPick(own, text, signal)}
          value={player}
          onChange={onPick}
          keyOf={({ id }) => id}
          labelOf={({ name }) => name}
          detailOf={describe}
          minCharacters={1}
          moreText={registrationTexts.showMorePlayers}
          placeholder={registrationTexts.searchPlayer}
        />
      </FormField>
      <p role="status" className="empty:hidden">
        {verdict && <Verdict {...verdict} />}
      </p>
      {player && verdict?.wrongAge !== undefined && (
        <WrongAge age={verdict.wrongAge} playerID={player.isOwn ? player.id : null} opportunity={opportunity} />
      )}
    </div>
  )
}

function OptionalFields() {
  const { register, watch, formState } = useFormContext<{
    phone: string
    jerseyNumber: string
    notes: string
    phoneConsent: boolean
  }>()
  return (
    <>
      <FormField name="jerseyNumber" label={registrationTexts.jerseyNumberOptional}>
        <TextInput {...register('jerseyNumber')} maxLength={3} inputMode="numeric" className="max-w-32" />
      </FormField>
      <FormField name="notes" label={registrationTexts.notesOptional} hint={registrationTexts.onlyOrganizerSees}>
        <TextArea {...register('notes')} maxLength={1000} />
      </FormField>
      <FormField name="phone" label={registrationTexts.phoneOptional} hint={registrationTexts.organizerSeesYou}>
        <TextInput {...register('phone')} type="tel" autoComplete="tel" inputMode="tel" className="max-w-64" />
      </FormField>
      {watch('phone') && (
        <Checkbox
          {...register('phoneConsent')}
          required
          label={registrationTexts.phoneConsent}
          error={formState.errors.phoneConsent?.message}
        />
      )}
    </>
  )
}

/** What the family has read of the opportunity. */
const seenOf = ({ updatedAt, waiverHash }: OpportunityToRegister) => ({ opportunityUpdatedAt: updatedAt, waiverHash })

/** The first players to offer, those that can register before the others. */
function offer(opportunity: OpportunityToRegister, registrants: readonly Registrant[]) {
  const all = registrants.map((registrant) => ({ registrant, answer: eligibility(registrant, opportunity) }))
  const [can, cannot] = [true, false].map((is) => all.filter(({ answer }) => (answer.verdict !== 'no') === is))
  return [...can!, ...cannot!].slice(0, MAX_OFFERED)
}

const { opportunityID: _, opportunityUpdatedAt: __, waiverHash: ___, ...entries } = registrationInput.entries

const schemaOf = ({ waiverRequired }: OpportunityToRegister) =>
  v.pipe(
    v.object({
      ...entries,
      player: v.custom<Registrant | null>(() => true),
      waiverSigned: v.pipe(
        v.boolean(),
        v.check((isSigned) => isSigned || !waiverRequired, inItsLanguage(WAIVER_REQUIRED)),
      ),
    }),
    v.forward(v.partialCheck([['phone'], ['phoneConsent']], agreesToPhone, inItsLanguage(PHONE_CONSENT_REQUIRED)), [
      'phoneConsent',
    ]),
  )

const describe = ({ age, positions, locationCity, state, tie }: Registrant) =>
  [tie, age !== null && valueTexts.ageYears(age), positionsText(positions), placeLine(locationCity, state)]
    .filter(Boolean)
    .join(' · ')

function Verdict({ verdict, words }: Pick<Eligibility, 'verdict' | 'words'>) {
  const looks = {
    yes: { Icon: CircleCheck, color: 'text-grass' },
    no: { Icon: CircleX, color: 'text-danger' },
    unsure: { Icon: CircleHelp, color: 'text-warn' },
  }
  const { Icon, color } = looks[verdict]
  return (
    <span className={`flex items-start gap-2 font-semibold ${color}`}>
      <Icon className="mt-0.5 size-5 shrink-0" />
      {words}
    </span>
  )
}

function Waiver({ text, checkbox }: { text: string | null; checkbox: object }) {
  return (
    <div>
      <h2 id="waiver" className="mb-1 text-lg">
        {opportunityTexts.waiver}
      </h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll long text
        tabIndex={0}
        aria-labelledby="waiver"
        className="mb-2 max-h-64 overflow-y-auto rounded-md border border-edge bg-surface p-4 text-sm whitespace-pre-line"
      >
        {text}
      </section>
      <Checkbox {...checkbox} required label={registrationTexts.acceptWaiver} error={useFieldError('waiverSigned')} />
    </div>
  )
}
