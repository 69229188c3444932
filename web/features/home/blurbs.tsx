import { ClipboardList, MapPinned, UserPlus } from 'lucide-react'

const blurbs = [
  {
    icon: MapPinned,
    title: 'Find a tryout',
    text: "See what's near you, who it's for, what it costs, and how many spots are left.",
  },
  {
    icon: UserPlus,
    title: 'Fill a roster spot',
    text: 'Short a player? Post the spot.',
  },
  {
    icon: ClipboardList,
    title: 'Keep your team together',
    text: 'Divisions, roster, contacts, and events on one page.',
  },
]

export function Blurbs() {
  return (
    <ul className="mt-10 grid gap-6 md:grid-cols-3">
      {blurbs.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-4">
          <Icon aria-hidden className="mt-1 size-7 shrink-0 text-grass" />
          <div>
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1 text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
