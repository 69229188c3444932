type ChoiceRowProps = {
  legend: string
  choices: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A row of chips of which at most one is on. A second press turns it off. */
export const ChoiceRow = ({ legend, choices, value, onChange }: ChoiceRowProps) => (
  <fieldset className="contents">
    <legend className="sr-only">{legend}</legend>
    {choices.map((choice) => (
      <label
        key={choice.value}
        className="grid min-h-11 cursor-pointer place-items-center rounded-full border border-[#fbfaf7]/50 px-3 text-sm font-semibold has-checked:bg-[#fbfaf7] has-checked:text-[#14633f] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[#fbfaf7]"
      >
        <input
          type="checkbox"
          className="sr-only"
          checked={choice.value === value}
          onChange={({ target }) => onChange(target.checked ? choice.value : '')}
        />
        {choice.label}
      </label>
    ))}
  </fieldset>
)
