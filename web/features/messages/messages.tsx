import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import * as notificationTexts from '#messages/notifications'
import { queryOf } from '../../api/options.ts'
import { browserZone } from '../../ui/local-time.ts'
import { Section } from '../../ui/section.tsx'
import { Time } from '../../ui/time.tsx'
import { NotificationsDocument } from '../notifications/notifications.generated.ts'

/** What organizers and families wrote to the viewer about the opportunities, newest first. */
export function Messages({ opportunityIDs }: { opportunityIDs: readonly string[] }) {
  const { data: notifications = [] } = useQuery(queryOf(NotificationsDocument, {}))
  const { pathname } = useLocation()
  const messages = notifications.filter(({ messageAbout }) => messageAbout && opportunityIDs.includes(messageAbout))
  if (messages.length === 0) return null
  return (
    <Section title={notificationTexts.messages} className="print:hidden">
      <ul className="grid gap-3">
        {messages.map(({ id, subject, text, path, createdAt }) => (
          <li key={id} className="rounded-lg border border-line bg-surface p-4">
            <p className="font-semibold">
              {path === pathname ? (
                subject
              ) : (
                <Link to={path} className="link">
                  {subject}
                </Link>
              )}
            </p>
            <p className="max-w-prose whitespace-pre-line break-words">{text}</p>
            <p className="text-sm text-soft">
              <Time at={createdAt} zone={browserZone()} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
