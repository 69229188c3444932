import { createHash } from 'node:crypto'

/** The version of `WAIVER`. A changed text needs a new one. */
const VERSION = 'Fungo 1'

/** The text that a registrant accepts if the team has none of its own. Operators may replace it with their own lawyer's text. */
const WAIVER = `Participation waiver and release of liability

I am the parent or legal guardian of the player I am registering, or I have the permission of the player's parent or legal guardian, and I am at least 18 years old.

1. Risks. I understand that baseball and softball, and the training, games and travel around them, carry risks of injury: being hit by a ball, bat or another player, falls, overuse, heat and weather, and, rarely, permanent injury or death. I accept these risks for the player.

2. Fitness. The player is physically able to take part. I have told the organizer about any condition that matters for the player's safety.

3. Release. To the extent the law allows, I release the organizer, the team, its coaches and volunteers, and the owners of the facility from claims for injury, loss or damage that arise from taking part, except where they are caused by gross negligence or intent.

4. Medical care. If I cannot be reached in an emergency, I consent to first aid and to emergency medical treatment for the player, at my expense.

5. Conduct. The player and I will follow the rules of the organizer and of the facility. The organizer may end participation that endangers others.

By accepting I confirm that I have read and understood this waiver and agree to it for the player.`

/** A team's own text. A cleared text leaves its number, so that no version has two texts. */
export type TeamWaiver = { version: number; text?: string }

export type Waiver = { version: string; hash: string; text: string }

/** The text that families accept for the opportunities of the team, or for those without one. */
export function waiverOf(team: { waiver?: TeamWaiver } | null | undefined): Waiver {
  const own = team?.waiver
  const { version, text } = own?.text
    ? { version: String(own.version), text: own.text }
    : { version: VERSION, text: WAIVER }
  return { version, text, hash: createHash('sha256').update(text).digest('hex') }
}

/** The team's waiver with this text. Undefined leaves it as it is, and '' returns to the default text. */
export function changedWaiver(waiver: TeamWaiver | undefined, text: string | undefined): TeamWaiver | undefined {
  if (text === undefined || text === (waiver?.text ?? '')) return waiver
  return text ? { version: (waiver?.version ?? 0) + 1, text } : { version: waiver!.version }
}
