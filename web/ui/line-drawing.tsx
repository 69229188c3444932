import type { ReactNode } from 'react'

export type Drawing = 'dugout' | 'chalk-line' | 'glove'

const drawings: Record<Drawing, ReactNode> = {
  dugout: (
    <>
      <path d="M8 34h144M16 34v50M144 34v50M4 84h152" />
      <path d="M8 34 22 20h116l14 14" />
      <path d="M34 68h92M40 68v16M120 68v16M34 58h92" />
      <path d="M104 58V42m0 0-3-6h6z" />
      <path d="M50 58c0-7 4-10 8-10s8 3 8 10M66 58h7" />
    </>
  ),
  'chalk-line': (
    <>
      <path d="m80 14 46 38-46 38-46-38z" />
      <path d="m80 90-76-2m76 2 76-2" strokeDasharray="7 6" />
      <path d="m80 8 6 6-6 6-6-6zM126 46l6 6-6 6-6-6zM34 46l6 6-6 6-6-6z" className="fill-page" />
      <path d="M74 84h12v6l-6 6-6-6z" className="fill-page" />
      <path d="M72 52h16" />
    </>
  ),
  glove: (
    <>
      <path d="M54 88c-12-8-18-24-14-40 2-8 10-8 12 0l2 10" />
      <path d="M54 58V24c0-8 12-8 12 0v26M66 50V16c0-8 12-8 12 0v34M78 50V20c0-8 12-8 12 0v32M90 52V30c0-8 12-8 12 0v30" />
      <path d="M102 60c6-8 16-4 14 4-2 10-10 22-22 28H60" />
      <circle cx="126" cy="26" r="11" />
      <path d="M119 18c4 5 4 11 0 16M133 18c-4 5-4 11 0 16M62 66c8 6 22 6 30 0" />
    </>
  ),
}

export function LineDrawing({ drawing }: { drawing: Drawing }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 100"
      className="w-40 fill-none stroke-edge stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {drawings[drawing]}
    </svg>
  )
}
