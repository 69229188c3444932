import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatDay } from '../../../functions/values/time-format.ts'
import { notificationsQuery } from './queries.ts'

/** What organizers and families wrote to the viewer about the opportunities, newest first. */
export function Messages({ opportunityIDs }: { opportunityIDs: readonly string[] }) {
  const { data: notifications = [] } = useQuery(notificationsQuery)
  const messages = notifications.filter(({ messageAbout }) => messageAbout && opportunityIDs.includes(messageAbout))
  if (messages.length === 0) return null
  return (
    <section aria-labelledby="messages" className="print:hidden">
      <h2 id="messages" className="mb-3 text-xl">
        Messages
      </h2>
      <ul className="grid gap-3">
        {messages.map(({ id, subject, text, path, createdAt }) => (
          <li key={id} className="rounded-lg border border-line bg-surface p-4">
            <Link to={path} className="link font-semibold">
              {subject}
            </Link>
            <p className="max-w-prose whitespace-pre-line break-words">{text}</p>
            <p className="text-sm text-soft">{formatDay(createdAt.slice(0, 10))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
