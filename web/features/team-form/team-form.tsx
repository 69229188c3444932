import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { InferInput } from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import * as playerFormTexts from '#messages/player-form'
import * as teamFormTexts from '#messages/team-form'
import * as teamTexts from '#messages/teams'
import * as wordTexts from '#messages/words'
import { updateTeamInput } from '../../../functions/domain/teams/validation.ts'
import { CRESTS } from '../../../functions/values/crests.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import type { PictureStatus, Sport } from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { CityFields } from '../../finding/city-fields.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { DotSeparated } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Crest, type CrestTeam } from '../../ui/crest.tsx'
import { changedFields, valuesOf } from '../../ui/edited-record.ts'
import { Select, TextArea, TextInput } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Form, FormField, SubmitButton, useFieldError, useValidatedForm } from '../../ui/form.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'
import { PictureNote } from '../../ui/picture-note.tsx'
import { Preview } from '../../ui/preview.tsx'
import { SportField } from '../../ui/record-fields.tsx'
import { sportText } from '../../ui/sport.ts'
import { type Suggestion, Suggestions } from '../../ui/suggestions.tsx'
import { AgeRulesDocument } from '../age-rules/age-rules.generated.ts'
import { UpdateDivisionDocument } from '../divisions/divisions.generated.ts'
import type { TeamQuery } from '../teams/teams.generated.ts'
import { DismissTeamSuggestionDocument, UpdateTeamDocument } from './team-form.generated.ts'

export function TeamForm({ team }: { team: NonNullable<TeamQuery['team']> }) {
  const { mutateAsync: updateTeam } = useMutation(mutationOf(UpdateTeamDocument))
  const stored = valuesOf(
    { name: '', locationCity: '', state: '', description: '', sport: '', ageRuleID: '' },
    { ...team, ageRuleID: team.ageRule?.id },
  )
  const form = useValidatedForm(updateTeamInput, stored, team)

  return (
    <>
      <TeamSuggestions teamID={team.id} suggestions={team.suggestions} />
      <Form
        form={form}
        aria-label={teamFormTexts.teamSettings}
        draft={`team-${team.id}`}
        warnOnLeave
        beside={<TeamPreview team={team} />}
        describeError={kitTexts.errorMessage}
        onSubmit={async (input) => {
          await updateTeam({ id: team.id, input: changedFields(form, input) })
          form.reset({ ...form.getValues(), colors: undefined, crest: undefined, logo: undefined })
          alerts.success(teamFormTexts.teamUpdatedSuccessfully)
        }}
      >
        <SportField />
        <BodyField />
        <FormField name="name" label={teamTexts.teamNameLabel} required hint={teamTexts.nameHint}>
          <TextInput {...form.register('name')} autoComplete="organization" maxLength={100} />
        </FormField>
        <CityFields kept={team.state} />
        <FormField name="description" label={wordTexts.description}>
          <TextArea {...form.register('description')} rows={6} maxLength={4000} />
        </FormField>
        <CrestAndLogoFields team={team} />
        <SubmitButton busyText={accountTexts.saving} className="justify-self-start">
          {teamFormTexts.updateTeam}
        </SubmitButton>
      </Form>
    </>
  )
}

/** The body in which the team plays: one whose rule is for the team's sport, or the one that is set. */
function BodyField() {
  const { register, watch } = useFormContext<InferInput<typeof updateTeamInput>>()
  const { data: rules = [] } = useQuery(queryOf(AgeRulesDocument, {}))
  const [sport, ageRuleID] = watch(['sport', 'ageRuleID'])
  const options = rules
    .filter((rule) => !sport || rule.sport === sport || rule.id === ageRuleID)
    .map((rule) => ({
      value: rule.id,
      label: rule.sport === sport ? rule.name : `${rule.name} · ${sportText(rule.sport)}`,
    }))
  return (
    <FormField name="ageRuleID" label={teamFormTexts.playsIn} hint={teamFormTexts.ruleDecidesFitsAges}>
      {/* With its value, because the options load later. */}
      <Select
        {...register('ageRuleID')}
        value={ageRuleID ?? ''}
        placeholder={playerFormTexts.notSet}
        options={options}
      />
    </FormField>
  )
}

/** A preview with the stored logo. A newly selected logo shows in its own field. */
function TeamPreview({ team }: { team: CrestTeam }) {
  const { name, locationCity, state, sport, description, colors, crest } =
    useFormContext<InferInput<typeof updateTeamInput>>().watch()
  const shown = {
    ...team,
    name: name || teamFormTexts.unnamedTeam,
    colors: colors ?? team.colors,
    crest: crest ?? team.crest,
  }
  return (
    <Preview label={teamFormTexts.everyoneWillSee} title={shown.name} mark={<Crest team={shown} />}>
      <DotSeparated className="text-soft" words={[placeLine(locationCity, state), sportText(sport || null)]} />
      {description && <p className="line-clamp-4 whitespace-pre-line">{description}</p>}
    </Preview>
  )
}

const labels = new Map<string, string>(
  Object.entries({
    name: teamTexts.teamNameLabel,
    locationCity: listTexts.city,
    state: listTexts.state,
    description: wordTexts.description,
    sport: listTexts.sport,
  }),
)
const DIVISION = 'division.'

function TeamSuggestions({ teamID, suggestions }: { teamID: string; suggestions: readonly Suggestion[] }) {
  const { mutateAsync: updateTeam } = useMutation(mutationOf(UpdateTeamDocument))
  const { mutateAsync: updateDivision } = useMutation(mutationOf(UpdateDivisionDocument))
  const { mutateAsync: keep } = useMutation(mutationOf(DismissTeamSuggestionDocument))
  return (
    <Suggestions
      suggestions={suggestions.map(written)}
      labelOf={(field) => (field.startsWith(DIVISION) ? wordTexts.division : (labels.get(field) ?? field))}
      textOf={({ field, value }) => (field === 'sport' ? sportText(value as Sport) : value)}
      take={async ({ field, value }) => {
        if (field.startsWith(DIVISION)) {
          const [ageGroup = '', ...division] = value.split(' ')
          const input = { ageGroup, division: division.join(' ') }
          await updateDivision({ id: field.slice(DIVISION.length), input })
        } else await updateTeam({ id: teamID, input: { [field]: value } })
        alerts.success(teamFormTexts.teamUpdatedSuccessfully)
      }}
      keep={(field) => keep({ id: teamID, field })}
    />
  )
}

/** Feeds write sports in lower case. */
const written = ({ field, value }: Suggestion) => ({ field, value: field === 'sport' ? value.toUpperCase() : value })

function CrestAndLogoFields({ team }: { team: CrestTeam & { logoStatus: PictureStatus | null } }) {
  const { watch, setValue } = useFormContext()
  const [colors, crest, logo, name] = watch(['colors', 'crest', 'logo', 'name'])
  const [isOpen, setOpen] = useState(false)
  const error = useFieldError('colors')
  const shown: CrestTeam = { name, colors: colors ?? team.colors, crest: crest ?? team.crest, logoURL: null }
  const dirty = { shouldDirty: true }

  const setColor = (index: number, color: string) =>
    setValue('colors', index === 0 ? [color, shown.colors[1]] : [shown.colors[0], color], dirty)

  return (
    <>
      <Fieldset legend={teamFormTexts.crest} name="colors" error={error}>
        <div className="flex flex-wrap items-center gap-4">
          <Crest team={shown} size="large" />
          {[teamFormTexts.firstColor, teamFormTexts.secondColor].map((label, index) => (
            <label key={label} className="grid gap-1 text-sm">
              {label}
              <input
                type="color"
                value={shown.colors[index]}
                onChange={({ target }) => setColor(index, target.value)}
                className="h-11 w-16 rounded-md border border-edge bg-surface p-1"
              />
            </label>
          ))}
          <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {teamFormTexts.chooseAShield}
          </Button>
        </div>
        {isOpen && <CrestChoices shown={shown} onChoose={(crest) => setValue('crest', crest, dirty)} />}
      </Fieldset>
      <PhotoField
        noun="logo"
        hint={teamFormTexts.photoHint}
        alt={teamFormTexts.theTeamsLogo}
        value={logo ?? undefined}
        onChange={(chosen) => setValue('logo', chosen, dirty)}
        currentURL={team.logoURL}
        placeholder={<Crest team={shown} size="large" />}
      />
      <PictureNote noun="logo" status={logo ? null : team.logoStatus} />
    </>
  )
}

type CrestChoicesProps = { shown: CrestTeam; onChoose: (crest: (typeof CRESTS)[number]) => void }

const CrestChoices = ({ shown, onChoose }: CrestChoicesProps) => (
  <ul className="mt-3 flex flex-wrap gap-2">
    {CRESTS.map((choice) => (
      <li key={choice}>
        <button
          type="button"
          aria-pressed={choice === shown.crest}
          onClick={() => onChoose(choice)}
          className="rounded-md border border-line bg-surface p-2 hover:border-ink aria-pressed:border-2 aria-pressed:border-grass"
        >
          <Crest team={{ ...shown, crest: choice }} size="small" />
          <span className="sr-only">{teamFormTexts.crestName(choice)}</span>
        </button>
      </li>
    ))}
  </ul>
)
