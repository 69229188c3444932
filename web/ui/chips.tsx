/** A list of short texts, with at most `most` shown and the rest counted. */
export function Chips({ texts, most = texts.length }: { texts: readonly string[]; most?: number }) {
  if (texts.length === 0) return null
  const chip = 'rounded-sm bg-ink/8 px-2 text-sm text-ink'
  return (
    <ul className="my-0.5 flex flex-wrap gap-1.5">
      {texts.slice(0, most).map((text, index) => (
        <li key={index} className={chip}>
          {text}
        </li>
      ))}
      {texts.length > most && <li className="px-1 text-sm">+{texts.length - most} more</li>}
    </ul>
  )
}
