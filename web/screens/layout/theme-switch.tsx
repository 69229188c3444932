import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import * as m from '../../../functions/values/messages/generated.ts'

const choices = [
  { value: 'system', label: m.system_theme(), icon: Monitor },
  { value: 'light', label: m.light_theme(), icon: Sun },
  { value: 'dark', label: m.dark_theme(), icon: Moon },
]

/** Stores the choice. public/theme.js applies it, because it runs before the first paint. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(() => localStorage.getItem('theme') ?? 'system')

  function choose(value: string) {
    if (value === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', value)
    dispatchEvent(new Event('themechange'))
    setTheme(value)
  }

  return (
    <fieldset className="flex rounded-md border border-line">
      <legend className="sr-only">{m.theme()}</legend>
      {choices.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-label={label}
          aria-pressed={theme === value}
          title={label}
          onClick={() => choose(value)}
          className="grid size-11 place-items-center rounded-md bg-clip-content p-1 text-soft hover:text-ink aria-pressed:bg-grass/12 aria-pressed:text-grass"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      ))}
    </fieldset>
  )
}
