type ChoiceRowProps = {
  legend: string
  name: string
  choices: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  /** A second press clears the choice. */
  canBeOff?: boolean
}

/** A row of radio buttons. */
export function ChoiceRow({ legend, name, choices, value, onChange, canBeOff = false }: ChoiceRowProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-md border border-[#fbfaf7]/60 px-2 text-sm font-semibold has-checked:bg-[#fbfaf7] has-checked:text-[#14633f] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[#fbfaf7] sm:px-3"
          >
            <input
              type={canBeOff ? 'checkbox' : 'radio'}
              name={name}
              className="sr-only"
              checked={choice.value === value}
              onChange={({ target }) => onChange(target.checked ? choice.value : '')}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
