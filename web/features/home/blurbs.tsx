import { ClipboardList, MapPinned, UserPlus } from 'lucide-react'

const blurbs = [
  {
    icon: MapPinned,
    title: 'Find a tryout',
    text: 'See what is near you, who it is for, what it costs and how many spots are left.',
  },
  {
    icon: UserPlus,
    title: 'Fill a roster spot',
    text: 'A player short this weekend? Post the need and answer those who register.',
  },
  {
    icon: ClipboardList,
    title: 'Keep your team together',
    text: 'Divisions, rosters, contacts and events of your team on one page to share.',
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
