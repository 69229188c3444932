import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, CircleX, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import {
  agreesToPhone,
  PHONE_CONSENT_REQUIRED,
  registrationInput,
  WAIVER_REQUIRED,
} from '../../../functions/domain/registrations/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { ApiError } from '../../api/api-error.ts'
import { RegisterForOpportunityDocument } from '../../api/generated.ts'
import { creationOf } from '../../api/query-once.ts'
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

const MAX_OFFERED = 6

type RegisterFormProps = {
  opportunity: OpportunityToRegister
  /** The player to select first, if the viewer has several. */
  playerID?: string
  /** The form for a new player, who is selected after creation. */
  playerForm: (onSaved: (playerID: string) => void) => ReactNode
  onRegistered: (name: string) => void
}

export function RegisterForm({ opportunity, playerID, playerForm, onRegistered }: RegisterFormProps) {
  const { isAdmin } = useAuth()
  const { mutateAsync: registerPlayer } = useMutation(creationOf(RegisterForOpportunityDocument))
  const cache = useQueryClient()
  const [seen, setSeen] = useState(() => seenOf(opportunity))
  const { data: registrants } = useQuery(ownRegistrantsQuery)
  const own = registrants ?? []
  const [isAdding, setAdding] = useState(false)
  const [addedID, setAddedID] = useState<string | null>(null)
  const hasPreselected = useRef(false)
  const form = useValidatedForm(schemaOf(opportunity), {
    player: null,
    playerID: '',
    waiverSigned: false,
    jerseyNumber: '',
    notes: '',
    phone: '',
    phoneConsent: false,
  })
  const [player, phone] = form.watch(['player', 'phone'])
  const verdict = player && eligibility(player, opportunity)
  const offered = offer(opportunity, own)

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
        aria-label={m.register()}
        className="max-w-none!"
        describeError={(error) =>
          error instanceof ApiError && error.code !== 'INTERNAL' ? error.message : m.failed_to_register()
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
        <div className="grid gap-3">
          <ul aria-label={m.your_players()} className="grid gap-2 empty:hidden sm:grid-cols-2">
            {offered.map(({ registrant, answer }) => (
              <li key={registrant.id}>
                <button
                  type="button"
                  aria-pressed={registrant.id === player?.id}
                  onClick={() => pick(registrant)}
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
              <Button variant={own.length === 0 ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
                <Plus className="size-5" />
                {m.add_your_player()}
              </Button>
              {own.length === 0 && <p className="text-sm text-soft">{m.it_takes_a_minute_then_you_can_register()}</p>}
            </div>
          )}
          <FormField name="playerID" label={m.player()} required>
            <Combobox
              search={(text, signal) => registrantsToPick(own, text, signal)}
              value={player}
              onChange={pick}
              keyOf={({ id }) => id}
              labelOf={({ name }) => name}
              detailOf={describe}
              minCharacters={1}
              moreText={m.show_more_players()}
              placeholder={m.search_for_a_player()}
            />
          </FormField>
          <p role="status" className="empty:hidden">
            {verdict && <Verdict {...verdict} />}
          </p>
        </div>
        <FormField name="jerseyNumber" label={m.jersey_number_optional()}>
          <TextInput {...form.register('jerseyNumber')} maxLength={3} inputMode="numeric" className="max-w-32" />
        </FormField>
        <FormField name="notes" label={m.notes_optional()} hint={m.only_the_organizer_can_see_these()}>
          <TextArea {...form.register('notes')} maxLength={1000} />
        </FormField>
        <FormField name="phone" label={m.phone_optional()} hint={m.the_organizer_sees_your_name_and_email_add()}>
          <TextInput {...form.register('phone')} type="tel" autoComplete="tel" inputMode="tel" className="max-w-64" />
        </FormField>
        {phone && (
          <Checkbox
            {...form.register('phoneConsent')}
            required
            label={m.the_organizer_may_call_or_text_me_about()}
            error={form.formState.errors.phoneConsent?.message}
          />
        )}
        {opportunity.waiverRequired && (
          <Waiver text={opportunity.waiverText} checkbox={form.register('waiverSigned')} />
        )}
        <div className="bottom-bar flex flex-wrap gap-3">
          <SubmitButton busyText={m.registering()} disabled={verdict?.verdict === 'no'} className="max-md:grow">
            {opportunity.status === 'FULL' ? m.join_the_waitlist() : m.register()}
          </SubmitButton>
          <LinkButton to={paths.opportunity(opportunity.id)} variant="secondary" className="max-md:hidden">
            {m.cancel()}
          </LinkButton>
        </div>
      </Form>
      <Drawer isOpen={isAdding} onClose={() => setAdding(false)} title={m.add_your_player()}>
        {playerForm(chooseAdded)}
      </Drawer>
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
        v.check((isSigned) => isSigned || !waiverRequired, WAIVER_REQUIRED),
      ),
    }),
    v.forward(v.partialCheck([['phone'], ['phoneConsent']], agreesToPhone, PHONE_CONSENT_REQUIRED), ['phoneConsent']),
  )

const describe = ({ age, positions, locationCity, state, tie }: Registrant) =>
  [tie, age !== null && m.age_years({ age }), positionsText(positions), placeLine(locationCity, state)]
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
        {m.waiver()}
      </h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll long text
        tabIndex={0}
        aria-labelledby="waiver"
        className="mb-2 max-h-64 overflow-y-auto rounded-md border border-edge bg-surface p-4 text-sm whitespace-pre-line"
      >
        {text}
      </section>
      <Checkbox
        {...checkbox}
        required
        label={m.i_have_read_the_waiver_and_accept_it()}
        error={useFieldError('waiverSigned')}
      />
    </div>
  )
}
