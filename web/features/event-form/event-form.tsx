import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { CalendarDays, Clock, MapPin } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as cancelSectionTexts from '#messages/cancel-section'
import * as eventFormTexts from '#messages/event-form'
import * as eventTexts from '#messages/events'
import * as homeTexts from '#messages/home'
import * as kitTexts from '#messages/kit'
import * as listTexts from '#messages/lists'
import * as wordTexts from '#messages/words'
import { createEventInput, ENDS_TOO_EARLY, endsAfterStart } from '../../../functions/domain/events/validation.ts'
import { inItsLanguage } from '../../../functions/values/messages/text.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { formatTime } from '../../../functions/values/time-format.ts'
import { query } from '../../api/client.ts'
import type { CreateEventInput, Sport, UpdateEventInput } from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { queryOnce } from '../../api/query-once.ts'
import { CityFields } from '../../finding/city-fields.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CancelSection } from '../../ui/cancel-section.tsx'
import { changedFields, valuesOf } from '../../ui/edited-record.ts'
import { Facts } from '../../ui/facts.tsx'
import { Select, TextInput } from '../../ui/field.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { localTime, localTimeText } from '../../ui/local-time.ts'
import { Preview } from '../../ui/preview.tsx'
import { SportField } from '../../ui/record-fields.tsx'
import { sportText } from '../../ui/sport.ts'
import { type Suggestion, Suggestions } from '../../ui/suggestions.tsx'
import type { EventQuery } from '../events/events.generated.ts'
import { EntryFields, entryFieldsInput, entryValuesOf } from './entry-fields.tsx'
import {
  CreateEventDocument,
  DismissEventSuggestionDocument,
  EventFamiliesDocument,
  HostingTeamDocument,
  UpdateEventDocument,
} from './event-form.generated.ts'

/** How many families get an email about a change. */
const eventFamiliesQuery = (eventID: string) =>
  queryOptions({
    ...queryOf(EventFamiliesDocument, { id: eventID }, ({ event }) => event?.familiesToNotify ?? 0),
    enabled: eventID !== '',
  })

/** Updates the event with this ID, or creates one. Returns the ID. */
const saveEventMutation = (eventID: string | undefined) =>
  mutationOptions({
    mutationFn: async ({ teamID, ...input }: UpdateEventInput & Pick<CreateEventInput, 'teamID'>) => {
      if (eventID) return (await query(UpdateEventDocument, { id: eventID, input })).updateEvent.id
      const hosted = teamID ? { ...input, teamID } : input
      return (await queryOnce(CreateEventDocument, { input: hosted })).createEvent.id
    },
  })

const EVENT_TYPES = ['Tournament', 'League', 'Scrimmage', 'Showcase', 'Tryout', 'Camp', 'Clinic', 'Fundraiser', 'Other']

const schema = v.pipe(
  v.object({ ...createEventInput.entries, ...entryFieldsInput.entries, teamID: v.optional(v.string(), '') }),
  v.forward(v.partialCheck([['date'], ['endDate']], endsAfterStart, inItsLanguage(ENDS_TOO_EARLY)), ['endDate']),
)

/** Changes to these fields are emailed to families. The times are in the time zone of the place, so an edit sends all of them or none. */
const PLACE = ['location', 'city', 'state'] as const
const PLAN = [...PLACE, 'date', 'endDate'] as const

type EventFormProps = {
  /** The event to edit. Without it, the form creates one. */
  event?: NonNullable<EventQuery['event']> | undefined
  /** Teams that can host a new event. */
  teams?: readonly { id: string; name: string }[]
  teamID?: string
  cancelTo: string
  onSaved: (eventID: string) => void
}

export function EventForm({ event, teams = [], teamID = '', cancelTo, onSaved }: EventFormProps) {
  const { mutateAsync: save } = useMutation(saveEventMutation(event?.id))
  const stored = {
    ...valuesOf({ name: '', eventType: '', sport: '', location: '', city: '', state: '' }, event),
    ...entryValuesOf(event),
    date: event ? localTime(event.date, event.timeZone) : '',
    endDate: event ? localTime(event.endDate, event.timeZone) : '',
    teamID,
  }
  const form = useValidatedForm(schema, stored, event && { version: event.version, units: [PLACE] })
  const { data: families = 0 } = useQuery(eventFamiliesQuery(event?.id ?? ''))
  const hostID = form.watch('teamID') ?? ''
  const { data: team } = useQuery({ ...queryOf(HostingTeamDocument, { id: hostID }), enabled: hostID !== '' })
  const { dirtyFields } = form.formState
  // Teams enter an event of the governing body there.
  const isOfFeed = event !== undefined && event.createdBy === null
  const isNotable = PLAN.some((field) => dirtyFields[field])
  const types =
    event?.eventType && !EVENT_TYPES.includes(event.eventType) ? [event.eventType, ...EVENT_TYPES] : EVENT_TYPES

  return (
    <>
      {event && <EventSuggestions event={event} />}
      <Form
        form={form}
        aria-label={event ? eventFormTexts.editEventForm : eventFormTexts.newEvent}
        draft={`event-${event?.id ?? `new-${teamID}`}`}
        warnOnLeave
        beside={<EventPreview />}
        describeError={kitTexts.errorMessage}
        onSubmit={async ({ sport, refundPolicy, ...values }) => {
          // Without a choice here, the sport defaults to the team's.
          const input = {
            ...values,
            ...(dirtyFields.sport && { sport }),
            ...(dirtyFields.refundPolicy && { refundPolicy }),
          }
          const eventID = await save(
            event ? (changedFields(form, input, [[...PLAN, 'rostersFreezeAt']]) as typeof input) : input,
          )
          alerts.success(event ? eventFormTexts.eventUpdatedSuccessfully : eventFormTexts.eventCreatedSuccessfully)
          onSaved(eventID)
        }}
      >
        {teams.length > 0 && (
          <FormField name="teamID" label={eventFormTexts.hostingTeamOptional}>
            <Select
              {...form.register('teamID')}
              placeholder={eventFormTexts.noTeam}
              options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </FormField>
        )}
        <SportField record="event" inherited={team?.sport} />
        <FormField name="name" label={eventFormTexts.eventNameField} required>
          <TextInput {...form.register('name')} placeholder={eventFormTexts.tournamentName} maxLength={200} />
        </FormField>
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
          <FormField name="date" label={eventFormTexts.dateAndTime} required hint={kitTexts.localTime}>
            <TextInput type="datetime-local" {...form.register('date')} />
          </FormField>
          <FormField name="endDate" label={eventFormTexts.ends}>
            <TextInput type="datetime-local" {...form.register('endDate')} />
          </FormField>
        </div>
        <FormField name="eventType" label={eventFormTexts.eventType} required>
          <Select
            {...form.register('eventType')}
            placeholder={eventFormTexts.chooseAType}
            options={types.map((type) => ({ value: type, label: storedWord(type) }))}
          />
        </FormField>
        <FormField name="location" label={listTexts.location} required hint={eventFormTexts.venuePlaceholder}>
          <TextInput {...form.register('location')} placeholder={eventFormTexts.riversidePark} maxLength={200} />
        </FormField>
        <CityFields name="city" required kept={event?.state} />
        {!isOfFeed && <EntryFields />}
        {families > 0 && isNotable && (
          <p role="status" className="font-semibold">
            {cancelSectionTexts.familiesWillBeEmailed(families)}
          </p>
        )}
        <FormButtons cancelTo={cancelTo} busyText={accountTexts.saving}>
          {event ? eventFormTexts.updateEvent : eventTexts.createEvent}
        </FormButtons>
      </Form>
    </>
  )
}

function EventPreview() {
  const [name, type, date, endDate, location, city, state] = useFormContext<Record<string, string>>().watch([
    'name',
    'eventType',
    'date',
    'endDate',
    'location',
    'city',
    'state',
  ])
  return (
    <Preview
      label={kitTexts.familiesWillSee}
      title={name || eventFormTexts.untitledEvent}
      badge={type && <Badge>{storedWord(type)}</Badge>}
      note={eventFormTexts.listedForEveryone}
    >
      <Facts
        facts={[
          { icon: CalendarDays, label: homeTexts.when, value: localTimeText(date) },
          { icon: Clock, label: eventFormTexts.until, value: localTimeText(endDate) },
          { icon: MapPin, label: homeTexts.where, value: placeLine(location, city, state) },
        ]}
      />
    </Preview>
  )
}

type EventSuggestionsProps = { event: { id: string; timeZone: string; suggestions: readonly Suggestion[] } }

const labels = new Map<string, string>(
  Object.entries({
    name: eventFormTexts.eventNameField,
    date: eventFormTexts.dateAndTime,
    endDate: eventFormTexts.ends,
    location: listTexts.location,
    city: listTexts.city,
    state: listTexts.state,
    eventType: eventFormTexts.eventType,
    sport: listTexts.sport,
    status: wordTexts.status,
  }),
)

function EventSuggestions({ event: { id, timeZone, suggestions } }: EventSuggestionsProps) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdateEventDocument))
  const { mutateAsync: keep } = useMutation(mutationOf(DismissEventSuggestionDocument))
  return (
    <Suggestions
      suggestions={suggestions}
      labelOf={(field) => labels.get(field) ?? field}
      textOf={({ field, value }) => {
        if (field === 'date' || field === 'endDate') return formatTime(value, timeZone)
        if (field === 'status') return value === 'cancelled' ? eventTexts.eventCanceled : eventFormTexts.takesPlace
        if (field === 'eventType') return storedWord(value)
        return field === 'sport' ? sportText(value.toUpperCase() as Sport) : value
      }}
      take={async (suggestion) => {
        await update({ id, input: inputOf(suggestion) })
        alerts.success(eventFormTexts.eventUpdatedSuccessfully)
      }}
      keep={(field) => keep({ id, field })}
    />
  )
}

function inputOf({ field, value }: Suggestion) {
  if (field === 'status') return { cancelled: value === 'cancelled' }
  return { [field]: field === 'sport' ? value.toUpperCase() : value }
}

export function CancelEvent({ event }: { event: { id: string; name: string; status: string } }) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdateEventDocument))
  const { data: families = 0 } = useQuery(eventFamiliesQuery(event.id))
  return (
    <CancelSection
      kind="event"
      name={event.name}
      isCanceled={event.status === 'cancelled'}
      families={families}
      setCanceled={(cancelled) => update({ id: event.id, input: { cancelled } })}
    />
  )
}
