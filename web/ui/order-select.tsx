import * as m from '../../functions/values/messages/generated.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import type { Column } from './table.tsx'

type OrderSelectProps<Row> = {
  columns: readonly Pick<Column<Row>, 'header' | 'order'>[]
  value: string
  onOrder: (value: string) => void
  hideLabel?: boolean
}

/** Sort order as a select, for phones, where the table has no header to press. */
export function OrderSelect<Row>({ columns, value, onOrder, hideLabel = false }: OrderSelectProps<Row>) {
  const orders = columns.flatMap(({ header, order }) =>
    order
      ? [
          { value: order, label: header },
          { value: `-${order}`, label: m.header_descending({ header }) },
        ]
      : [],
  )
  return (
    <Field label={m.order()} hideLabel={hideLabel} className="basis-36 max-sm:grow sm:basis-48">
      <Select
        value={value}
        options={orders}
        placeholder={m.default_order()}
        onChange={({ target }) => onOrder(target.value)}
      />
    </Field>
  )
}
