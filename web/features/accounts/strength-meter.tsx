import { classNames } from '../../ui/class-names.ts'
import { passwordStrength } from './password-strength.ts'

const colors = ['bg-danger', 'bg-danger', 'bg-warn', 'bg-warn', 'bg-grass', 'bg-grass']

/** Password strength. Shows empty bars without a password. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, label } = passwordStrength(password)
  return (
    <div className="mt-2 grid min-h-5 grid-cols-[1fr_auto] items-center gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers force their own style on meter elements */}
      <div
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={5}
        aria-valuenow={score}
        aria-valuetext={password && label}
        className="grid grid-cols-5 gap-1"
      >
        {Array.from({ length: 5 }, (_, index) => (
          <span key={index} className={classNames('h-1.5 rounded-sm', index < score ? colors[score] : 'bg-ink/12')} />
        ))}
      </div>
      <p className="min-w-24 text-right text-sm font-semibold">{password && label}</p>
    </div>
  )
}
