import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as rosterOfferTexts from '#messages/roster-offers'
import * as rosterValidationTexts from '#messages/roster-validation'
import * as wordTexts from '#messages/words'
import { POSITION_NAMES } from '../../../functions/domain/positions/validation.ts'
import { HOUR_MS } from '../../../functions/values/durations.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Select, TextArea, TextInput } from '../../ui/field.tsx'
import { Form, FormField, required, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { SeasonField } from '../../ui/record-fields.tsx'
import { type OfferingOpportunity, positionName } from './queries.ts'
import { OfferRosterSpotsDocument, SendNotSelectedDocument, SetRosterSpotsDocument } from './roster-offers.generated.ts'

const HOURS = ['24', '48', '72', '168'] as const

const offerSchema = v.object({
  divisionID: required(rosterOfferTexts.chooseDivision),
  season: required(rosterValidationTexts.selectSeasonFirst),
  price: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^$|^\$?\d{1,6}(\.\d{1,2})?$/, manageRegistrationTexts.enterAmount),
    v.transform((text) => (text ? Math.round(Number(text.replace('$', '')) * 100) : null)),
  ),
  hours: v.picklist(HOURS),
  note: v.string(),
})

type OfferFormProps = {
  opportunity: OfferingOpportunity
  seasons: readonly string[]
  players: { playerID: string; position: string | null }[]
  onDone: () => void
}

export function OfferForm({ opportunity: { id, team }, seasons, players, onDone }: OfferFormProps) {
  const { mutateAsync: offer } = useMutation(mutationOf(OfferRosterSpotsDocument))
  const { divisions, season } = team!
  const form = useValidatedForm(offerSchema, {
    divisionID: divisions.length === 1 ? divisions[0]!.id : '',
    season: seasons[0] ?? '',
    price: season?.cents == null ? '' : (season.cents / 100).toFixed(2),
    hours: '48',
    note: '',
  })
  return (
    <Form
      form={form}
      aria-label={rosterOfferTexts.offerSpots(players.length)}
      onSubmit={async ({ hours, price: priceCents, ...terms }) => {
        const replyBy = new Date(Date.now() + Number(hours) * HOUR_MS).toISOString()
        await offer({ opportunityID: id, input: { ...terms, players, priceCents, replyBy } })
        alerts.success(rosterOfferTexts.familiesAreAsked(players.length))
        onDone()
      }}
    >
      <FormField name="divisionID" label={wordTexts.division} required>
        <Select
          {...form.register('divisionID')}
          placeholder={rosterOfferTexts.chooseDivision}
          options={divisions.map(({ id, division, ageGroup }) => ({ value: id, label: `${ageGroup} ${division}` }))}
        />
      </FormField>
      <SeasonField {...form.register('season')} seasons={seasons} />
      <FormField name="price" label={rosterOfferTexts.price} hint={rosterOfferTexts.priceHint}>
        <TextInput inputMode="decimal" {...form.register('price')} />
      </FormField>
      <FormField name="hours" label={rosterOfferTexts.replyWithin} required>
        <Select
          {...form.register('hours')}
          options={HOURS.map((hours) => ({ value: hours, label: rosterOfferTexts.replyHours(Number(hours)) }))}
        />
      </FormField>
      <FormField name="note" label={rosterOfferTexts.noteLabel} hint={rosterOfferTexts.noteHint}>
        <TextArea rows={4} maxLength={1000} {...form.register('note')} />
      </FormField>
      <DrawerButtons busyText={accountTexts.sending}>{wordTexts.send}</DrawerButtons>
    </Form>
  )
}

const ROWS = ['', ...POSITION_NAMES]
const count = v.pipe(v.string(), v.trim(), v.regex(/^$|^([1-9]|[12]\d|30)$/, rosterOfferTexts.spotsRange(30)))
const spotsSchema = v.object({ spots: v.array(count) })

type SpotsFormProps = { opportunity: Pick<OfferingOpportunity, 'id' | 'rosterSpots'>; onDone: () => void }

export function SpotsForm({ opportunity, onDone }: SpotsFormProps) {
  const { mutateAsync: setSpots } = useMutation(mutationOf(SetRosterSpotsDocument))
  const given = new Map(opportunity.rosterSpots.map(({ position, spots }) => [position ?? '', String(spots)]))
  const form = useValidatedForm(spotsSchema, { spots: ROWS.map((position) => given.get(position) ?? '') })
  return (
    <Form
      form={form}
      aria-label={rosterOfferTexts.setSpots}
      onSubmit={async ({ spots }) => {
        const filled = ROWS.flatMap((position, at) => (spots[at] ? { position, spots: Number(spots[at]) } : []))
        await setSpots({ opportunityID: opportunity.id, spots: filled })
        onDone()
      }}
    >
      <p className="text-soft">{rosterOfferTexts.spotsHint}</p>
      <div className="grid grid-cols-2 gap-3">
        {ROWS.map((position, at) => (
          <FormField key={position} name={`spots.${at}`} label={positionName(position)}>
            <TextInput inputMode="numeric" maxLength={2} {...form.register(`spots.${at}`)} />
          </FormField>
        ))}
      </div>
      <DrawerButtons busyText={accountTexts.saving}>{wordTexts.save}</DrawerButtons>
    </Form>
  )
}

const noteSchema = v.object({ note: v.string() })

export function NotSelectedForm({ opportunityID, onDone }: { opportunityID: string; onDone: () => void }) {
  const { mutateAsync: send } = useMutation(mutationOf(SendNotSelectedDocument))
  const form = useValidatedForm(noteSchema, { note: '' })
  return (
    <Form
      form={form}
      aria-label={rosterOfferTexts.tellOthers}
      onSubmit={async ({ note }) => {
        alerts.success(rosterOfferTexts.familiesAreTold(await send({ opportunityID, note })))
        onDone()
      }}
    >
      <p>{rosterOfferTexts.tellOthersHint}</p>
      <FormField name="note" label={rosterOfferTexts.noteLabel} hint={rosterOfferTexts.noteHint}>
        <TextArea rows={4} maxLength={1000} {...form.register('note')} />
      </FormField>
      <DrawerButtons busyText={accountTexts.sending}>{wordTexts.send}</DrawerButtons>
    </Form>
  )
}
