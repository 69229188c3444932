import { ClipboardList, MapPinned, UserPlus } from 'lucide-react'
import * as m from '../../../functions/values/messages/generated.ts'

const blurbs = [
  {
    icon: MapPinned,
    title: m.find_a_tryout(),
    text: m.see_what_is_near_you(),
  },
  {
    icon: UserPlus,
    title: m.fill_a_roster_spot(),
    text: m.short_a_player_post_the_spot(),
  },
  {
    icon: ClipboardList,
    title: m.keep_your_team_together(),
    text: m.divisions_roster_contacts_and_events(),
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
