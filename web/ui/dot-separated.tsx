import { classNames } from './class-names.ts'

type DottedProps = { words: readonly (string | false | null)[]; className?: string }

/** Short facts with dots between them. A line never begins or ends with a dot: the one before its first fact is cut off. */
export const DotSeparated = ({ words, className }: DottedProps) => (
  <p className={classNames('overflow-hidden', className)}>
    <span className="-ml-3 flex flex-wrap">
      {words.map(
        (word) =>
          word && (
            <span
              key={word}
              className="whitespace-nowrap before:inline-block before:w-3 before:text-center before:content-['·']"
            >
              {word}
            </span>
          ),
      )}
    </span>
  </p>
)
