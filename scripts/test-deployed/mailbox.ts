import { setTimeout as sleep } from 'node:timers/promises'

type Email = { to: string; subject: string; text: string }

/** Where the mail of each local target can be read. */
const boxes: { path: string; at: 'website' | 'endpoint'; emails: (answer: never) => Email[] }[] = [
  { path: '/outbox.json', at: 'website', emails: (outbox: Email[]) => outbox },
  {
    path: '/_ministack/ses/messages',
    at: 'endpoint',
    emails: ({ messages }: { messages: Record<string, { To: string[]; Subject: string; BodyText: string }[]> }) =>
      Object.values(messages)
        .flat()
        .map(({ To, Subject, BodyText }) => ({ to: To[0]!, subject: Subject, text: BodyText })),
  },
  {
    path: '/_aws/ses',
    at: 'endpoint',
    emails: ({
      messages,
    }: {
      messages: { Destination: { ToAddresses: string[] }; Subject: string; Body: { text_part: string } }[]
    }) =>
      messages.map(({ Destination, Subject, Body }) => ({
        to: Destination.ToAddresses[0]!,
        subject: Subject,
        text: Body.text_part,
      })),
  },
]

/** The mail that a deployment has sent, or null if it sends real mail. */
export async function mailbox(website: string, endpoint: string | undefined) {
  for (const { path, at, emails } of boxes) {
    const origin = at === 'website' ? website : endpoint
    if (!origin) continue
    const read = async () => {
      const response = await fetch(origin + path)
      const isThere = response.ok && response.headers.get('content-type')?.includes('json')
      return isThere ? emails((await response.json()) as never) : null
    }
    const there = await read().catch(() => null)
    if (!there) continue
    // Of a stage that was destroyed: their links are of another deployment.
    const earlier = new Set(there.map((mail) => JSON.stringify(mail)))
    return {
      /** Waits for the mail to that address whose subject starts with `subject`, sent after this mailbox was opened. */
      async find(to: string, subject: string): Promise<Email> {
        for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(500)) {
          const found = (await read())?.find(
            (it) => !earlier.has(JSON.stringify(it)) && it.to === to && it.subject.startsWith(subject),
          )
          if (found) return found
        }
        throw new Error(`${to} received no email "${subject}…" within two minutes.`)
      },
    }
  }
  return null
}
