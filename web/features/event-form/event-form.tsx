import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { CalendarDays, Clock, MapPin } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import { createEventInput, ENDS_TOO_EARLY, endsAfterStart } from '../../../functions/domain/events/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { inItsLanguage } from '../../../functions/values/messages/message.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { formatTime } from '../../../functions/values/time-format.ts'
import { query } from '../../api/client.ts'
import {
  CreateEventDocument,
  type CreateEventInput,
  DismissEventSuggestionDocument,
  EventFamiliesDocument,
  type EventQuery,
  HostingTeamDocument,
  type Sport,
  UpdateEventDocument,
  type UpdateEventInput,
} from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { queryOnce } from '../../api/query-once.ts'
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
import { CityFields, SportField } from '../../ui/record-fields.tsx'
import { sportText } from '../../ui/sport.ts'
import { type Suggestion, Suggestions } from '../../ui/suggestions.tsx'

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
  v.object({ ...createEventInput.entries, teamID: v.optional(v.string(), '') }),
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
    date: event ? localTime(event.date, event.timeZone) : '',
    endDate: event ? localTime(event.endDate, event.timeZone) : '',
    teamID,
  }
  const form = useValidatedForm(schema, stored, event && { version: event.version, units: [PLACE] })
  const { data: families = 0 } = useQuery(eventFamiliesQuery(event?.id ?? ''))
  const hostID = form.watch('teamID') ?? ''
  const { data: team } = useQuery({ ...queryOf(HostingTeamDocument, { id: hostID }), enabled: hostID !== '' })
  const { dirtyFields } = form.formState
  const isNotable = PLAN.some((field) => dirtyFields[field])
  const types =
    event?.eventType && !EVENT_TYPES.includes(event.eventType) ? [event.eventType, ...EVENT_TYPES] : EVENT_TYPES

  return (
    <>
      {event && <EventSuggestions event={event} />}
      <Form
        form={form}
        aria-label={event ? m.edit_event_form() : m.new_event()}
        draft={`event-${event?.id ?? `new-${teamID}`}`}
        warnOnLeave
        beside={<EventPreview />}
        describeError={m.error_message}
        onSubmit={async ({ sport, ...values }) => {
          // Without a choice here, the sport defaults to the team's.
          const input = dirtyFields.sport ? { ...values, sport } : values
          const eventID = await save(event ? (changedFields(form, input, [PLAN]) as typeof input) : input)
          alerts.success(event ? m.event_updated_successfully() : m.event_created_successfully())
          onSaved(eventID)
        }}
      >
        {teams.length > 0 && (
          <FormField name="teamID" label={m.hosting_team_optional()}>
            <Select
              {...form.register('teamID')}
              placeholder={m.no_team()}
              options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </FormField>
        )}
        <SportField record="event" inherited={team?.sport} />
        <FormField name="name" label={m.event_name_field()} required>
          <TextInput {...form.register('name')} placeholder={m.tournament_name()} maxLength={200} />
        </FormField>
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
          <FormField name="date" label={m.date_and_time()} required hint={m.local_time()}>
            <TextInput type="datetime-local" {...form.register('date')} />
          </FormField>
          <FormField name="endDate" label={m.ends()}>
            <TextInput type="datetime-local" {...form.register('endDate')} />
          </FormField>
        </div>
        <FormField name="eventType" label={m.event_type()} required>
          <Select
            {...form.register('eventType')}
            placeholder={m.choose_a_type()}
            options={types.map((type) => ({ value: type, label: storedWord(type) }))}
          />
        </FormField>
        <FormField name="location" label={m.location()} required hint={m.the_park_complex_or_field()}>
          <TextInput {...form.register('location')} placeholder={m.riverside_park()} maxLength={200} />
        </FormField>
        <CityFields name="city" required kept={event?.state} />
        {families > 0 && isNotable && (
          <p role="status" className="font-semibold">
            {m.count_families_will_be_emailed_about_this_change({ count: families })}
          </p>
        )}
        <FormButtons cancelTo={cancelTo} busyText={m.saving()}>
          {event ? m.update_event() : m.create_event()}
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
      label={m.what_families_will_see()}
      title={name || m.untitled_event()}
      badge={type && <Badge>{storedWord(type)}</Badge>}
      note={m.events_are_listed_for_everyone()}
    >
      <Facts
        facts={[
          { icon: CalendarDays, label: m.when(), value: localTimeText(date) },
          { icon: Clock, label: m.until(), value: localTimeText(endDate) },
          { icon: MapPin, label: m.where(), value: placeLine(location, city, state) },
        ]}
      />
    </Preview>
  )
}

type EventSuggestionsProps = { event: { id: string; timeZone: string; suggestions: readonly Suggestion[] } }

const labels: Record<string, string> = {
  name: m.event_name_field(),
  date: m.date_and_time(),
  endDate: m.ends(),
  location: m.location(),
  city: m.city(),
  state: m.state(),
  eventType: m.event_type(),
  sport: m.sport(),
  status: m.status(),
}

function EventSuggestions({ event: { id, timeZone, suggestions } }: EventSuggestionsProps) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdateEventDocument))
  const { mutateAsync: keep } = useMutation(mutationOf(DismissEventSuggestionDocument))
  return (
    <Suggestions
      suggestions={suggestions}
      labelOf={(field) => labels[field] ?? field}
      textOf={({ field, value }) => {
        if (field === 'date' || field === 'endDate') return formatTime(value, timeZone)
        if (field === 'status') return value === 'cancelled' ? m.event_canceled() : m.takes_place()
        if (field === 'eventType') return storedWord(value)
        return field === 'sport' ? sportText(value.toUpperCase() as Sport) : value
      }}
      take={async (suggestion) => {
        await update({ id, input: inputOf(suggestion) })
        alerts.success(m.event_updated_successfully())
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
