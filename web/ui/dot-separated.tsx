import { classNames } from './class-names.ts'

type DotSeparatedProps = { words: readonly (string | false | null)[]; className?: string }

/** Facts separated by dots. Lines never start or end with a dot: the leading dot is clipped. */
export const DotSeparated = ({ words, className }: DotSeparatedProps) => (
  <p className={classNames('overflow-hidden', className)}>
    <span className="-ml-3 flex flex-wrap">
      {words.map(
        (word) =>
          word && (
            <span
              key={word}
              className="pl-3 before:-ml-3 before:inline-block before:w-3 before:text-center before:content-['·']"
            >
              {word}
            </span>
          ),
      )}
    </span>
  </p>
)
