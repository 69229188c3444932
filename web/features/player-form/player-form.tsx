import { useMutation } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { InferInput } from 'valibot'
import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as homeTexts from '#messages/home'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import * as playerFormTexts from '#messages/player-form'
import { BATS_THROWS, BIRTH_INCOMPLETE, createPlayerInput } from '../../../functions/domain/players/validation.ts'
import { MAX_POSITIONS, PLAYER_POSITIONS } from '../../../functions/domain/positions/validation.ts'
import { inItsLanguage } from '../../../functions/values/messages/text.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { query } from '../../api/client.ts'
import type { CreatePlayerInput, PlayerVisibility, UpdatePlayerInput } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { queryOnce } from '../../api/query-once.ts'
import { CityFields } from '../../finding/city-fields.tsx'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { BIRTH_YEARS } from '../../ui/birth-months.ts'
import { ConsentNote } from '../../ui/consent-note.tsx'
import { actVersion } from '../../ui/consent-versions.ts'
import { InitialsAvatar } from '../../ui/crest.tsx'
import { changedFields, valuesOf } from '../../ui/edited-record.ts'
import { NumberField, Select, TextInput } from '../../ui/field.tsx'
import { Form, FormField, optionalNumber, useValidatedForm } from '../../ui/form.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'
import { PictureNote } from '../../ui/picture-note.tsx'
import { type Suggestion, Suggestions } from '../../ui/suggestions.tsx'
import type { PlayerQuery } from '../players/players.generated.ts'
import { CreatePlayerDocument, DismissPlayerSuggestionDocument, UpdatePlayerDocument } from './player-form.generated.ts'
import { StrangersView, VisibilityField } from './visibility.tsx'

const birth = [['birthYear'], ['birthWindow']] as const
type Birth = { birthYear?: unknown; birthWindow?: unknown }

const hasYear = ({ birthYear, birthWindow }: Birth) => birthYear != null || birthWindow == null
const hasWindow = ({ birthYear, birthWindow }: Birth) => birthWindow != null || birthYear == null

/** The API's schema, and the birth year and months must be set together. The error is at the one that is missing. */
const { position: _, ...entries } = createPlayerInput.entries
const playerSchema = v.pipe(
  v.object(entries),
  v.forward(v.partialCheck(birth, hasYear, inItsLanguage(BIRTH_INCOMPLETE)), ['birthYear']),
  v.forward(v.partialCheck(birth, hasWindow, inItsLanguage(BIRTH_INCOMPLETE)), ['birthWindow']),
)

type PlayerFormProps = {
  /** The player to edit. Without it, the form creates one. */
  player?: NonNullable<PlayerQuery['player']> | undefined
  nameLabel?: string
  withPhoto?: boolean
  /** Target of the cancel link. Without it, the form is in a drawer, which Cancel closes. */
  cancelTo?: string
  onSaved: (playerID: string) => void
}

/** An age and a birth year replace each other, and a birth year needs its months. */
const AGE_FIELDS = [['age', 'birthYear', 'birthWindow']]

export function PlayerForm({
  player,
  nameLabel = accountTexts.name,
  withPhoto = true,
  cancelTo,
  onSaved,
}: PlayerFormProps) {
  const { mutateAsync: save } = useMutation({
    mutationFn: (input: CreatePlayerInput & UpdatePlayerInput) =>
      player
        ? query(UpdatePlayerDocument, { id: player.id, input }).then(({ updatePlayer }) => updatePlayer)
        : queryOnce(CreatePlayerDocument, { input: { ...input, guardianConsent: actVersion } }).then(
            ({ createPlayer }) => createPlayer,
          ),
  })
  const stored = {
    ...valuesOf({ name: '', age: null, birthYear: null, birthWindow: null, batsThrows: '' }, player),
    ...valuesOf({ locationCity: '', state: '' }, player),
    positions: Array.from({ length: MAX_POSITIONS }, (_, at) => player?.positions[at] ?? ''),
    ...(!player && { visibility: 'LISTED' as const }),
  }
  const form = useValidatedForm(playerSchema, stored, player && { version: player.version, units: AGE_FIELDS })
  const [name, photo, birthYear, visibility = player?.visibility] = form.watch([
    'name',
    'photo',
    'birthYear',
    'visibility',
  ])
  // A player created by an admin has no owner until claimed.
  const confirmsConsent = !useAuth().isAdmin && !player

  return (
    <>
      {player && <PlayerSuggestions player={player} />}
      <Form
        form={form}
        aria-label={player ? playerFormTexts.editPlayerSentence : playerFormTexts.newPlayer}
        draft={`player-${player?.id ?? 'new'}`}
        warnOnLeave
        beside={cancelTo && <PlayerPreview kept={player?.visibility} />}
        describeError={kitTexts.errorMessage}
        onSubmit={async ({ age, guardianConsent: _, ...values }) => {
          const input = values.birthYear == null ? { age, ...values } : values
          const { id } = await save(player ? changedFields(form, input, AGE_FIELDS) : input)
          alerts.success(player ? playerFormTexts.playerUpdatedSuccessfully : playerFormTexts.playerCreatedSuccessfully)
          onSaved(id)
        }}
      >
        <FormField name="name" label={nameLabel} required>
          <TextInput {...form.register('name')} autoComplete="off" maxLength={100} />
        </FormField>
        <BirthFields hasYear={birthYear != null} />
        <PositionField at={0} label={playerFormTexts.position} />
        <div className="grid grid-cols-2 items-start gap-3">
          <PositionField at={1} label={playerFormTexts.alsoPlays} />
          <PositionField at={2} label={playerFormTexts.canAlsoPlay} />
        </div>
        <FormField name="batsThrows" label={playerFormTexts.batsThrows}>
          <Select
            {...form.register('batsThrows')}
            placeholder={playerFormTexts.notSet}
            options={BATS_THROWS.map((hands) => ({ value: hands, label: storedWord(hands) }))}
          />
        </FormField>
        <CityFields kept={player?.state} />
        {withPhoto && (
          <PhotoField
            value={photo ?? undefined}
            onChange={(chosen) => form.setValue('photo', chosen, { shouldDirty: true })}
            currentURL={player?.photoURL ?? null}
            hint={playerFormTexts.jpgPngGif5mb}
            alt={playerFormTexts.thePlayer}
            placeholder={<InitialsAvatar name={name || '?'} size="large" />}
          />
        )}
        {withPhoto && visibility === 'FULL' && (
          <PictureNote noun="photo" status={photo ? null : (player?.photoStatus ?? null)} />
        )}
        {!player && <VisibilityField {...form.register('visibility')} legend={playerFormTexts.seesPlayer} />}
        {confirmsConsent && <ConsentNote />}
        <FormButtons cancelTo={cancelTo} busyText={accountTexts.saving}>
          {player ? playerFormTexts.updatePlayer : playerFormTexts.createPlayer}
        </FormButtons>
      </Form>
    </>
  )
}

function PositionField({ at, label }: { at: 0 | 1 | 2; label: string }) {
  const { register } = useFormContext<InferInput<typeof playerSchema>>()
  return (
    <FormField name={`positions.${at}`} label={label}>
      <Select
        {...register(`positions.${at}`)}
        placeholder={playerFormTexts.notSet}
        options={PLAYER_POSITIONS.map((position) => ({ value: position, label: storedWord(position) }))}
      />
    </FormField>
  )
}

/** `kept`: the choice for a player that is edited. */
function PlayerPreview({ kept = 'LISTED' }: { kept?: PlayerVisibility | undefined }) {
  const { name, age, birthYear, visibility, ...values } = useFormContext<InferInput<typeof playerSchema>>().watch()
  const player = { ...values, name: name ?? '', age: birthYear == null ? age : null }
  return <StrangersView player={player} visibility={visibility ?? kept} />
}

type PlayerSuggestionsProps = { player: { id: string; suggestions: readonly Suggestion[] } }

const labels = new Map<string, string>(
  Object.entries({
    name: accountTexts.name,
    positions: playerFormTexts.position,
    batsThrows: playerFormTexts.batsThrows,
    locationCity: listTexts.city,
    state: listTexts.state,
  }),
)

function PlayerSuggestions({ player: { id, suggestions } }: PlayerSuggestionsProps) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdatePlayerDocument))
  const { mutateAsync: keep } = useMutation(mutationOf(DismissPlayerSuggestionDocument))
  return (
    <Suggestions
      suggestions={suggestions}
      labelOf={(field) => labels.get(field) ?? field}
      take={async (suggestion) => {
        await update({ id, input: { [suggestion.field]: suggestion.value } })
        alerts.success(playerFormTexts.playerUpdatedSuccessfully)
      }}
      keep={(field) => keep({ id, field })}
    />
  )
}

const windows = [
  { value: 'JAN_APR', label: playerFormTexts.januaryToApril },
  { value: 'MAY_AUG', label: playerFormTexts.mayToAugust },
  { value: 'SEP_DEC', label: playerFormTexts.septemberToDecember },
]

const optionalChoice = { setValueAs: (value: unknown) => value || null }

/** Birth year and a range of months: enough to compute league ages, without a birth date. Or the age, if the year is not given. */
function BirthFields({ hasYear }: { hasYear: boolean }) {
  const { register } = useFormContext()
  return (
    <div className="flex flex-wrap items-start gap-3">
      <FormField name="birthYear" label={playerFormTexts.birthYear} className="basis-36">
        <Select {...register('birthYear', optionalNumber)} placeholder={playerFormTexts.notSet} options={BIRTH_YEARS} />
      </FormField>
      <FormField
        name="birthWindow"
        label={playerFormTexts.birthday}
        hint={playerFormTexts.keepsAgeLeagueAges}
        className="min-w-0 flex-[1_1_10rem]"
      >
        <Select {...register('birthWindow', optionalChoice)} placeholder={playerFormTexts.notSet} options={windows} />
      </FormField>
      {!hasYear && (
        <FormField name="age" label={homeTexts.age} className="basis-20">
          <NumberField {...register('age', optionalNumber)} min={1} max={99} />
        </FormField>
      )}
    </div>
  )
}
