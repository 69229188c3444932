import { Link } from 'react-router-dom'

/** The title of a card and the link that covers the card. */
export const CardTitle = ({ to, children }: { to: string; children: string }) => (
  <h3 className="text-lg leading-tight text-ink">
    <Link to={to} className="outline-none after:absolute after:inset-0">
      {children}
    </Link>
  </h3>
)
