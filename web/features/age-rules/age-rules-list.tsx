import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { sportText } from '../../ui/sport.ts'
import { type Column, Table, TableSkeleton } from '../../ui/table.tsx'
import { AgeRuleForm } from './age-rule-form.tsx'
import { cutoffText } from './cutoff.ts'
import { type AgeRule, ageRulesQuery } from './queries.ts'

export function AgeRulesList() {
  const [edited, setEdited] = useState<AgeRule>()
  const [isOpen, setOpen] = useState(false)
  const ageRules = useQuery(ageRulesQuery)

  const columns: Column<AgeRule>[] = [
    { header: 'Name', title: true, cell: ({ name }) => <span className="font-semibold">{name}</span> },
    { header: 'Sport', cell: ({ sport }) => sportText(sport) },
    { header: 'Age on', cell: cutoffText },
    {
      header: 'Source',
      cell: ({ source }) => (
        <a href={source} rel="noreferrer" target="_blank" className="link wrap-anywhere">
          {source.replace('https://', '')}
        </a>
      ),
    },
    {
      header: 'Edit',
      actions: true,
      cell: (rule) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Edit ${rule.name} ${sportText(rule.sport)}`}
          onClick={() => {
            setEdited(rule)
            setOpen(true)
          }}
        >
          Edit
        </Button>
      ),
    },
  ]

  return (
    <>
      <Loaded query={ageRules} skeleton={<TableSkeleton />}>
        {(rules) => <Table caption="Age Rules" columns={columns} rows={rules} keyOf={({ id }) => id} />}
      </Loaded>
      {edited && (
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Edit Age Rule">
          <AgeRuleForm
            key={edited.id}
            rule={ageRules.data?.find(({ id }) => id === edited.id) ?? edited}
            onDone={() => setOpen(false)}
          />
        </Drawer>
      )}
    </>
  )
}
