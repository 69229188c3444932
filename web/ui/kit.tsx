import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { STATE_CODES } from '../../functions/services/places/validation.ts'
import { alerts } from './alerts.tsx'
import { Badge } from './badge.tsx'
import { Button, LinkButton } from './button.tsx'
import { CardLink } from './card-link.tsx'
import { Combobox } from './combobox.tsx'
import { confirm } from './confirm.ts'
import { InitialsAvatar } from './crest.tsx'
import { Drawer } from './drawer.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorBox } from './error-box.tsx'
import { Field, NumberField, StateSelect, TextArea, TextInput } from './field.tsx'
import { Checkbox, MultiSelect, RadioGroup } from './fieldset.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from './form.tsx'
import { PageHeader } from './page-header.tsx'
import { Pagination } from './results.tsx'
import { SearchInput } from './search-input.tsx'
import { ShareButton } from './share-button.tsx'
import { SkeletonList } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { Stat } from './stat.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { Time } from './time.tsx'
import { useURLFilters } from './use-url-filters.ts'

/** Every component in every state and both themes, for developers. Not part of the built site. */
export function Component() {
  return (
    <>
      <PageHeader title="The kit" subtitle="Every part in every state" />
      {['light', 'dark'].map((theme) => (
        <div key={theme} data-theme={theme} className="my-4 rounded-lg border border-line bg-page p-4 text-ink">
          <h2 className="mb-4 text-xl">{theme}</h2>
          <div className="grid gap-10">
            <Shown />
            <Inputs />
            <Lists />
            <Overlays />
            <SampleForm />
          </div>
        </div>
      ))}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h3 className="border-b border-line pb-1 text-lg">{title}</h3>
      {children}
    </section>
  )
}

function Shown() {
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString()
  return (
    <Part title="Shown">
      <div className="flex flex-wrap gap-3">
        {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button busy>Save</Button>
        <Button size="small">Small</Button>
        <LinkButton to="/legal" variant="secondary">
          Link
        </LinkButton>
        <ShareButton title="The kit" />
      </div>
      <div className="flex flex-wrap gap-3">
        {(['neutral', 'grass', 'clay', 'sky', 'warn', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {['Austin Aces', 'Bay Bombers', 'Cedar Park Cats', 'Dallas', '3D Elite'].map((name) => (
          <InitialsAvatar key={name} name={name} />
        ))}
        <InitialsAvatar name="Small One" size="small" />
        <InitialsAvatar name="Large One" size="large" />
      </div>
      <p>
        <Time at={soon} zone="America/Chicago" relative />
      </p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Stat label="Active Teams" value={2014} />
        <Stat label="Featured Players" value={undefined} />
      </dl>
      <Spinner />
      <ErrorBox message="Something went wrong. Please try again." onRetry={() => alerts.info('Trying again')} />
    </Part>
  )
}

const cities = ['Austin', 'Boise', 'Chicago', 'Dallas', 'Denver', 'Houston'].map((name) => ({ name }))

function Inputs() {
  const [city, setCity] = useState<{ name: string } | null>(null)
  const [positions, setPositions] = useState(['p'])
  const [role, setRole] = useState('user')
  return (
    <Part title="Inputs">
      <div className="grid max-w-xl gap-4">
        <Field label="Team Name" required hint="As families know it.">
          <TextInput placeholder="Austin Aces" />
        </Field>
        <Field label="City" error="City is required to create a team.">
          <TextInput defaultValue="" />
        </Field>
        <Field label="State">
          <StateSelect placeholder="Choose a state" />
        </Field>
        <Field label="Capacity">
          <NumberField defaultValue={12} min={1} />
        </Field>
        <Field label="Description">
          <TextArea />
        </Field>
        <Field label="City (type-ahead)">
          <Combobox
            value={city}
            onChange={setCity}
            keyOf={({ name }) => name}
            labelOf={({ name }) => name}
            minCharacters={2}
            placeholder="Search for a city..."
            search={async (text) => cities.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))}
          />
        </Field>
        <MultiSelect
          legend="Positions Needed"
          options={[
            { value: 'p', label: 'Pitcher' },
            { value: 'c', label: 'Catcher' },
            { value: 'ss', label: 'Shortstop' },
          ]}
          value={positions}
          onChange={setPositions}
        />
        <RadioGroup
          legend="Account Type"
          value={role}
          onChange={(event) => setRole(event.target.value)}
          options={[
            { value: 'user', label: 'General User' },
            { value: 'coach', label: 'Team Coach', hint: 'Runs a team' },
          ]}
        />
        <Checkbox label="Waiver Required" hint="Players sign it when they register." />
        <Checkbox label="I accept the waiver" error="You must accept the waiver to register" required />
      </div>
    </Part>
  )
}

function Lists() {
  const { values, page, set, setPage } = useURLFilters(['search', 'state'])
  return (
    <Part title="Lists">
      <SearchInput label="Search teams" value={values.search} onSearch={(text) => set('search', text)} />
      <Field label="State" hideLabel>
        <StateSelect value={values.state} onChange={(event) => set('state', event.target.value)} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <CardLink to="/legal" title="Austin Aces" mark={<InitialsAvatar name="Austin Aces" />}>
          Austin, TX
        </CardLink>
        <CardLink to="/legal" title="12U summer tryout">
          Sat, Mar 7, 9:00 AM CST
        </CardLink>
      </div>
      <SkeletonList count={2} className="grid gap-4 sm:grid-cols-2" itemClassName="h-24" />
      <Table
        caption="States"
        keyOf={(state) => state}
        rows={STATE_CODES.slice(0, 3)}
        columns={[
          { header: 'Name', cell: (state) => state },
          { header: 'Teams', cell: (state) => state.charCodeAt(1), numeric: true },
          {
            header: 'Actions',
            actions: true,
            cell: () => (
              <Button size="small" variant="secondary">
                Edit
              </Button>
            ),
          },
        ]}
      />
      <Pagination page={page} perPage={20} rows={20} total={180} onPage={setPage} />
      <EmptyState title="No teams found">Try adjusting your search or filter criteria.</EmptyState>
      <EmptyState title="No players found" drawing="glove" />
      <EmptyState title="No events found" drawing="chalk-line" />
      <Tabs
        label="Team"
        tabs={[
          { id: 'overview', label: 'Overview', content: () => 'Who they are' },
          { id: 'roster', label: 'Roster', count: 12, content: () => 'Who plays' },
        ]}
      />
    </Part>
  )
}

function Overlays() {
  const [isOpen, setOpen] = useState(false)
  const remove = () =>
    confirm({
      title: 'Confirm Delete',
      message: 'Are you sure you want to delete Austin Aces? This action cannot be undone.',
      actionLabel: 'Delete',
      destructive: true,
      action: () => new Promise((done) => setTimeout(done, 1500)),
    }).then((isDone) => isDone && alerts.success('Deleted successfully!'))

  return (
    <Part title="Overlays">
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" onClick={remove}>
          Delete
        </Button>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open a drawer
        </Button>
        {(['success', 'error', 'info', 'warning'] as const).map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => alerts[kind](`This is ${kind}`)}>
            {kind}
          </Button>
        ))}
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Edit User">
        <Field label="Name">
          <TextInput />
        </Field>
      </Drawer>
    </Part>
  )
}

const season = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please fill in required fields')) })

function SampleForm() {
  const form = useValidatedForm(season, { name: '' })
  return (
    <Part title="Form">
      <Form form={form} draft="kit" onSubmit={({ name }) => alerts.success(`${name} saved`)}>
        <FormField name="name" label="Season Name" required>
          <TextInput {...form.register('name')} />
        </FormField>
        <SubmitButton>Save</SubmitButton>
      </Form>
    </Part>
  )
}
