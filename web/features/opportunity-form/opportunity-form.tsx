import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import * as cancelSectionTexts from '#messages/cancel-section'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as eventFormTexts from '#messages/event-form'
import * as kitTexts from '#messages/kit'
import * as opportunityTexts from '#messages/opportunities'
import * as opportunityFormTexts from '#messages/opportunity-form'
import * as playerFormTexts from '#messages/player-form'
import * as valueTexts from '#messages/values'
import * as wordTexts from '#messages/words'
import { formatMoney, parseCents } from '../../../functions/values/money.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import type { CreateOpportunityInput } from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import type { SearchTeams } from '../../finding/picks.tsx'
import { Button } from '../../ui/button.tsx'
import { CancelSection } from '../../ui/cancel-section.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { NumberField, Select, TextArea, TextInput } from '../../ui/field.tsx'
import { Checkbox, MultiSelect, RadioGroup } from '../../ui/fieldset.tsx'
import { Form, FormField, optionalNumber, useValidatedForm } from '../../ui/form.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { MoreOptions, SportField } from '../../ui/record-fields.tsx'
import { LocationPicker, type PickedLocation } from './location-picker.tsx'
import { TeamToPostForDocument, UpdateOpportunityDocument } from './opportunity-form.generated.ts'
import { OpportunityPreview } from './opportunity-preview.tsx'
import { OpportunityTeam } from './opportunity-team.tsx'
import { type EditedOpportunity, positionsToPickQuery, saveOpportunityMutation } from './queries.ts'
import {
  agesOfDivisions,
  creation,
  defaultsOf,
  edition,
  initialValues,
  leagueAgesText,
  movedEnd,
  type OpportunityValues,
  PLACE,
  PLAN,
  type Prefill,
  usualEnd,
  withoutEmpty,
} from './schema.ts'

/** In cents. */
const USUAL_FEES = [0, 1_000, 1_500, 2_500]

const types = [
  { value: 'TRYOUT', label: valueTexts.tryout },
  { value: 'GUEST_NEED', label: valueTexts.guestPlayerNeeded },
]

const visibilities = [
  { value: 'PUBLIC', label: opportunityFormTexts.publicText, hint: opportunityFormTexts.listedForEveryone },
  { value: 'PRIVATE', label: opportunityTexts.privateTeamOnly, hint: opportunityFormTexts.teamStaffRosteredFamilies },
  { value: 'INVITE_ONLY', label: opportunityTexts.inviteOnly, hint: opportunityFormTexts.notListedAnyoneLink },
  { value: 'HIDDEN', label: opportunityTexts.opportunityHidden, hint: opportunityFormTexts.draftOnlyTeamOwner },
]

type OpportunityFormProps = {
  /** The opportunity to edit. Without it, the form creates one. */
  opportunity?: EditedOpportunity
  teamID?: string
  prefill?: Prefill
  /** Teams to choose from for a new opportunity. Without them, the user searches for a team. */
  teams?: readonly { id: string; name: string }[]
  /** Replaces the search of all teams. */
  searchTeams?: SearchTeams
  cancelTo: string
  onSaved: (opportunityID: string) => void
}

export function OpportunityForm({
  opportunity,
  teamID = '',
  prefill,
  teams,
  searchTeams,
  cancelTo,
  onSaved,
}: OpportunityFormProps) {
  const { mutateAsync: save } = useMutation(saveOpportunityMutation(opportunity?.id))
  const form = useValidatedForm(
    opportunity ? edition : creation,
    initialValues(opportunity, teamID, prefill),
    opportunity && { version: opportunity.version, units: [PLACE] },
  )
  const { register, formState } = form
  const { team, preset } = useDefaultsOfTeam(form, { isNew: !opportunity, prefill })

  function presetOfType(type: OpportunityValues['type']) {
    const { capacity, offersAutomatically } = defaultsOf(type)
    preset('capacity', capacity)
    preset('offersAutomatically', offersAutomatically)
  }

  return (
    <Form
      form={form}
      aria-label={opportunity ? opportunityFormTexts.editOpportunityForm : opportunityFormTexts.newOpportunity}
      draft={`opportunity-${opportunity?.id ?? `new-${teamID}${prefill?.title ?? ''}`}`}
      warnOnLeave
      beside={<OpportunityPreview />}
      describeError={kitTexts.errorMessage}
      onSubmit={async (values) => {
        const input = opportunity ? changedFields(form, values, [PLAN]) : withoutEmpty(values)
        onSaved(await save(input as CreateOpportunityInput))
      }}
    >
      <TeamField opportunity={opportunity} teams={teams} searchTeams={searchTeams} />
      <SportField record="opportunity" inherited={team?.sport} />
      <RadioGroup
        {...register('type', { onChange: ({ target }) => presetOfType(target.value) })}
        legend={wordTexts.type}
        required
        options={types}
        error={formState.errors.type?.message}
        className="[&>div]:grid-cols-2"
      />
      <FormField name="title" label={opportunityFormTexts.title} required>
        <TextInput {...register('title')} maxLength={200} placeholder={opportunityFormTexts.titleExample} />
      </FormField>
      <FormField name="description" label={wordTexts.description}>
        <TextArea {...register('description')} rows={5} maxLength={5000} />
      </FormField>
      <PlaceField />
      <TimeFields preset={preset} />
      <PositionsField />
      <AgeFields />
      <FormField
        name="capacity"
        label={opportunityFormTexts.capacity}
        required
        hint={opportunityFormTexts.howManyRegistrationsApprove}
      >
        <NumberField {...register('capacity', optionalNumber)} min={1} className="max-w-40" />
      </FormField>
      <Checkbox
        {...register('offersAutomatically')}
        label={opportunityFormTexts.offersAutomatically}
        hint={opportunityFormTexts.offersAutomaticallyHint}
        error={formState.errors.offersAutomatically?.message}
      />
      <FeeField />
      <Checkbox
        {...register('waiverRequired')}
        label={opportunityFormTexts.waiverRequired}
        hint={opportunityFormTexts.parentsAcceptWaiver}
        error={formState.errors.waiverRequired?.message}
      />
      <DeadlineFields />
      <RadioGroup
        {...register('visibility')}
        legend={playerFormTexts.visibility}
        required
        options={visibilities}
        error={formState.errors.visibility?.message}
      />
      <MoreFields />
      <EmailedFamilies count={opportunity?.familiesToNotify ?? 0} />
      <FormButtons cancelTo={cancelTo} busyText={opportunity ? opportunityFormTexts.updating : wordTexts.creating}>
        {opportunity ? opportunityFormTexts.updateOpportunity : opportunityTexts.createOpportunity}
      </FormButtons>
    </Form>
  )
}

type OfTeam = Pick<UseFormReturn<OpportunityValues>, 'watch' | 'getFieldState' | 'setValue' | 'formState'>

/** Fills the ages and the place of a new opportunity from its team. */
function useDefaultsOfTeam(form: OfTeam, { isNew, prefill }: { isNew: boolean; prefill: Prefill | undefined }) {
  const { isDirty } = form.formState
  const pickedTeamID = form.watch('teamID')
  /** What a new opportunity takes from its team. */
  const { data: team } = useQuery({
    ...queryOf(TeamToPostForDocument, { id: pickedTeamID }),
    enabled: isNew && pickedTeamID !== '',
  })

  /** Replaces the default of a field that the user has not changed. */
  function preset<Name extends keyof OpportunityValues>(name: Name, value: OpportunityValues[Name]) {
    if (isNew && !form.getFieldState(name).isDirty) form.setValue(name, value as never)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per team
  useEffect(() => {
    if (!team || prefill?.maxAge !== undefined) return
    const { minAge, maxAge } = agesOfDivisions(team.divisions)
    preset('minAge', minAge)
    preset('maxAge', maxAge)
  }, [team])

  // An untouched form has no place, so that sending it asks for one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per team
  useEffect(() => {
    if (!team || !isDirty || team.latitude === null || prefill?.location) return
    preset('city', team.locationCity ?? '')
    preset('state', team.state ?? '')
    preset('latitude', team.latitude)
    preset('longitude', team.longitude)
    preset('location', placeLine(team.locationCity, team.state))
  }, [team, isDirty])

  return { team, preset }
}

/** The fields of the form, and how a field is set as if it was typed. */
function useFields() {
  const form = useFormContext<OpportunityValues>()
  return { ...form, changed: { shouldDirty: true, shouldValidate: form.formState.isSubmitted } }
}

function TeamField({
  opportunity,
  teams,
  searchTeams,
}: Pick<OpportunityFormProps, 'opportunity' | 'teams' | 'searchTeams'>) {
  const { register, watch, setValue, changed } = useFields()
  const pickedTeamID = watch('teamID') ?? ''
  return opportunity ? (
    <FormField
      name="teamID"
      label={opportunityFormTexts.teamOptional}
      hint={opportunityFormTexts.leaveEmptyGeneralOpportunities}
    >
      <OpportunityTeam
        teamID={pickedTeamID}
        saved={opportunity.team}
        search={searchTeams}
        onChange={(picked) => setValue('teamID', picked, changed)}
      />
    </FormField>
  ) : (
    <FormField name="teamID" label={deletedRecordTexts.team} required>
      {teams ? (
        <Select
          {...register('teamID')}
          placeholder={opportunityFormTexts.chooseATeam}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <OpportunityTeam teamID={pickedTeamID} onChange={(picked) => setValue('teamID', picked, changed)} />
      )}
    </FormField>
  )
}

function PlaceField() {
  const { watch, setValue, formState, changed } = useFields()
  const [location, city, state, latitude, longitude] = watch(['location', 'city', 'state', 'latitude', 'longitude'])

  function setPlace(place: PickedLocation) {
    setValue('city', place.city ?? '', { shouldDirty: true })
    setValue('state', place.state ?? '', { shouldDirty: true })
    setValue('latitude', place.latitude, { shouldDirty: true })
    setValue('longitude', place.longitude, { shouldDirty: true })
    setValue('location', place.location, changed)
  }

  return (
    <LocationPicker
      name="location"
      value={{
        location: location ?? '',
        city: city || null,
        state: state || null,
        latitude: latitude ?? null,
        longitude: longitude ?? null,
      }}
      onChange={setPlace}
      error={formState.errors.location?.message}
    />
  )
}

type Preset = <Name extends keyof OpportunityValues>(name: Name, value: OpportunityValues[Name]) => void

function TimeFields({ preset }: { preset: Preset }) {
  const { register, watch, getValues, setValue, formState, changed } = useFields()
  const startTime = watch('startTime')
  const lastStart = useRef(startTime)

  /** A partly typed start is empty. */
  function moveEnd(to: string) {
    if (!to) return
    const [end, from] = [getValues('endTime'), lastStart.current]
    if (end && from) setValue('endTime', movedEnd({ end, from, to }), changed)
    else preset('endTime', usualEnd(to))
    lastStart.current = to
  }

  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
        <FormField name="startTime" label={opportunityFormTexts.startTime} required hint={kitTexts.localTime}>
          <TextInput
            type="datetime-local"
            {...register('startTime', { onChange: ({ target }) => moveEnd(target.value) })}
          />
        </FormField>
        <FormField name="endTime" label={opportunityFormTexts.endTime}>
          <TextInput type="datetime-local" {...register('endTime')} />
        </FormField>
      </div>
      {/* In the browser's time zone, which is close enough for a wrong month or year. */}
      {formState.dirtyFields.startTime && startTime && new Date(startTime) < new Date() && (
        <p role="status" className="-mt-2 font-semibold text-warn">
          {opportunityFormTexts.startTimePassed}
        </p>
      )}
    </>
  )
}

function PositionsField() {
  const { watch, setValue, formState, changed } = useFields()
  const positions = useQuery(positionsToPickQuery).data ?? []
  const positionsNeeded = watch('positionsNeeded')
  return (
    <>
      {positions.length > 0 && (
        <MultiSelect
          legend={opportunityFormTexts.positionsNeededField}
          name="positionsNeeded"
          options={positions.map(({ id, name }) => ({ value: id, label: storedWord(name) }))}
          value={positionsNeeded ?? []}
          onChange={(picked) => setValue('positionsNeeded', picked, changed)}
          error={formState.errors.positionsNeeded?.message}
        />
      )}
    </>
  )
}

function AgeFields() {
  const { register, watch } = useFields()
  const [minAge, maxAge] = watch(['minAge', 'maxAge'])
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <FormField name="minAge" label={opportunityFormTexts.minAge}>
        <NumberField {...register('minAge', optionalNumber)} min={0} max={99} />
      </FormField>
      <FormField name="maxAge" label={opportunityFormTexts.maxAge}>
        <NumberField {...register('maxAge', optionalNumber)} min={0} max={99} />
      </FormField>
      <p className="col-span-2 text-sm text-soft">{leagueAgesText(minAge, maxAge)}</p>
    </div>
  )
}

function FeeField() {
  const { register, watch, setValue, setFocus, changed } = useFields()
  const feeCents = watch('feeCents')
  return (
    <>
      <FormField
        name="feeCents"
        label={opportunityFormTexts.feeInCents}
        required
        hint={opportunityFormTexts.enter0FreeAmount}
      >
        <div className="flex items-center gap-3">
          <TextInput
            {...register('feeCents', {
              setValueAs: (typed) => (typeof typed === 'string' ? parseCents(typed) : typed),
            })}
            inputMode="decimal"
            className="max-w-40 tabular-nums"
          />
          {Number.isInteger(feeCents) && feeCents >= 0 && (
            <output className="text-2xl font-semibold tabular-nums">= {formatMoney(feeCents)}</output>
          )}
        </div>
      </FormField>
      <fieldset className="-mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">{opportunityFormTexts.usualFees}</legend>
        {USUAL_FEES.map((cents) => (
          <Button
            key={cents}
            variant="secondary"
            size="small"
            aria-pressed={feeCents === cents}
            className="aria-pressed:border-grass aria-pressed:bg-grass/10"
            onClick={() => setValue('feeCents', cents, changed)}
          >
            {formatMoney(cents).replace('.00', '')}
          </Button>
        ))}
        <Button variant="ghost" size="small" onClick={() => setFocus('feeCents', { shouldSelect: true })}>
          {opportunityFormTexts.anotherFee}
        </Button>
      </fieldset>
      {feeCents > 0 && feeCents < 100 && (
        <div role="status" className="-mt-2 flex flex-wrap items-center gap-3 font-semibold text-warn">
          {opportunityFormTexts.meanAmount(formatMoney(feeCents * 100))}
          <Button variant="secondary" size="small" onClick={() => setValue('feeCents', feeCents * 100, changed)}>
            {opportunityFormTexts.yesAmount(formatMoney(feeCents * 100))}
          </Button>
        </div>
      )}
    </>
  )
}

function DeadlineFields() {
  const { register, watch } = useFields()
  const type = watch('type')
  return (
    <>
      <FormField
        name="registrationDeadline"
        label={opportunityFormTexts.registrationDeadline}
        hint={opportunityFormTexts.blankClosesStart}
      >
        <TextInput type="datetime-local" {...register('registrationDeadline')} className="sm:max-w-72" />
      </FormField>
      {type === 'GUEST_NEED' && (
        <FormField
          name="neededBy"
          label={opportunityFormTexts.neededByField}
          hint={opportunityFormTexts.untilAskFamilies}
        >
          <TextInput type="datetime-local" {...register('neededBy')} className="sm:max-w-72" />
        </FormField>
      )}
    </>
  )
}

function MoreFields() {
  const { register } = useFields()
  return (
    <MoreOptions
      fields={['whatToBring', 'decideBy', 'paymentNote', 'paymentURL']}
      hint={opportunityFormTexts.whatBringDecide}
    >
      <FormField
        name="whatToBring"
        label={opportunityFormTexts.whatBringField}
        hint={opportunityFormTexts.approvedFamiliesReadEmail}
      >
        <TextArea {...register('whatToBring')} rows={2} maxLength={500} />
      </FormField>
      <FormField
        name="decideBy"
        label={opportunityFormTexts.decideBy}
        hint={opportunityFormTexts.wellRemindFamiliesStill}
      >
        <TextInput type="date" {...register('decideBy')} className="sm:max-w-72" />
      </FormField>
      <FormField name="paymentNote" label={eventFormTexts.paymentNote} hint={opportunityFormTexts.paymentHint}>
        <TextArea {...register('paymentNote')} rows={2} maxLength={500} />
      </FormField>
      <FormField name="paymentURL" label={eventFormTexts.paymentURL}>
        <TextInput {...register('paymentURL')} inputMode="url" placeholder="https://" maxLength={300} />
      </FormField>
    </MoreOptions>
  )
}

/** Says that families are emailed, if a change concerns them. */
function EmailedFamilies({ count }: { count: number }) {
  const { dirtyFields } = useFields().formState
  const isNotable =
    dirtyFields.startTime || dirtyFields.endTime || dirtyFields.location || dirtyFields.city || dirtyFields.feeCents
  return (
    count > 0 &&
    isNotable && (
      <p role="status" className="font-semibold">
        {cancelSectionTexts.familiesWillBeEmailed(count)}
      </p>
    )
  )
}

export function CancelOpportunity({ opportunity }: { opportunity: EditedOpportunity }) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdateOpportunityDocument))
  return (
    <CancelSection
      kind="opportunity"
      name={opportunity.title}
      isCanceled={opportunity.status === 'CANCELLED'}
      families={opportunity.familiesToNotify}
      setCanceled={(cancelled) => update({ id: opportunity.id, input: { cancelled } })}
    />
  )
}
