/** The diamond from above, and a fungo on its way to left field. */
export function Infield() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 480 350"
      className="mx-auto w-full max-w-44 md:max-w-md fill-none [stroke-linejoin:round]"
    >
      <path d="M240 336 24 120Q240-92 456 120Z" className="fill-grass/10 stroke-line stroke-2" />
      <path d="M240 336 128 224q112-124 224 0Z" className="fill-clay/20" />
      <path d="m240 324-84-84 84-84 84 84z" className="fill-page stroke-surface stroke-4" />
      <path d="m240 324-84-84 84-84 84 84z" className="fill-grass/25" />
      <path d="M240 336 24 120M240 336l216-216" className="stroke-edge stroke-2" />
      <circle cx="240" cy="240" r="14" className="fill-clay/40" />
      <path
        d="m156 230 10 10-10 10-10-10zM240 146l10 10-10 10-10-10zM324 230l10 10-10 10-10-10zM230 316h20v10l-10 10-10-10z"
        className="fill-surface stroke-edge stroke-2"
      />
      <path d="M236 312Q168 40 92 104" className="stroke-ink stroke-2" strokeDasharray="2 9" strokeLinecap="round" />
      <circle cx="90" cy="106" r="9" className="fill-surface stroke-ink stroke-2" />
      <path d="M85 100q5 6 1 12M96 101q-5 5-1 11" className="stroke-clay stroke-2" />
    </svg>
  )
}
