import { generate } from 'lean-qr'

/** A QR code, dark on white in every theme so that cameras can read it. */
export function QRCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const margin = 4
  const side = code.size + 2 * margin
  const path = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `M${x + margin} ${y + margin}h1v1h-1z` : '')).join(
      '',
    ),
  ).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className="w-full max-w-64"
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
