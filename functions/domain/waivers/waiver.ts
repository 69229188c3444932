import { createHash } from 'node:crypto'
import type { Locale } from '../../values/messages/locale.ts'
import { isWithheld } from '../users/entity.ts'

/**
 * The texts that a registrant accepts if the team has none of its own. A changed text needs a new version. Operators may replace them with
 * their own lawyer's text.
 */
const WAIVERS: Record<Locale, { version: string; text: string }> = {
  en: {
    version: 'Fungo 1',
    text: `Participation waiver and release of liability

I am the parent or legal guardian of the player I am registering, or I have the permission of the player's parent or legal guardian, and I am at least 18 years old.

1. Risks. I understand that baseball and softball, and the training, games and travel around them, carry risks of injury: being hit by a ball, bat or another player, falls, overuse, heat and weather, and, rarely, permanent injury or death. I accept these risks for the player.

2. Fitness. The player is physically able to take part. I have told the organizer about any condition that matters for the player's safety.

3. Release. To the extent the law allows, I release the organizer, the team, its coaches and volunteers, and the owners of the facility from claims for injury, loss or damage that arise from taking part, except where they are caused by gross negligence or intent.

4. Medical care. If I cannot be reached in an emergency, I consent to first aid and to emergency medical treatment for the player, at my expense.

5. Conduct. The player and I will follow the rules of the organizer and of the facility. The organizer may end participation that endangers others.

By accepting I confirm that I have read and understood this waiver and agree to it for the player.`,
  },
  es: {
    version: 'Fungo 2026-12-es',
    text: `Exención de responsabilidad por participar (waiver)

Soy el padre, la madre o el tutor legal del jugador que inscribo, o tengo el permiso de su padre, madre o tutor legal, y tengo por lo menos 18 años.

1. Riesgos. Entiendo que el béisbol y el sóftbol, y las prácticas, los partidos y los viajes relacionados, tienen riesgos de lesión: golpes de una pelota, de un bate o de otro jugador, caídas, esfuerzo excesivo, calor y mal tiempo y, rara vez, lesiones permanentes o la muerte. Acepto estos riesgos en nombre del jugador.

2. Condición física. El jugador está en condiciones físicas de participar. He informado al organizador de cualquier condición que importe para la seguridad del jugador.

3. Exención. En la medida en que la ley lo permita, libero al organizador, al equipo, a sus entrenadores y voluntarios, y a los dueños de las instalaciones, de reclamaciones por lesiones, pérdidas o daños que surjan de participar, excepto cuando se deban a negligencia grave o a intención.

4. Atención médica. Si no es posible comunicarse conmigo en una emergencia, doy mi consentimiento para que el jugador reciba primeros auxilios y tratamiento médico de emergencia, a mi costo.

5. Conducta. El jugador y yo seguiremos las reglas del organizador y de las instalaciones. El organizador puede terminar la participación de quien ponga en peligro a otros.

Al aceptar, confirmo que he leído y entendido esta exención de responsabilidad y que estoy de acuerdo con ella en nombre del jugador.`,
  },
}

/** A team's own text. A cleared text leaves its number, so that no version has two texts. */
export type TeamWaiver = { version: number; text?: string }

export type Waiver = { version: string; hash: string; text: string }

/** The text that families accept for the opportunities of the team, or for those without one. */
export function waiverOf(team: { waiver?: TeamWaiver } | null | undefined, locale: Locale): Waiver {
  const own = team?.waiver
  const { version, text } = own?.text ? { version: String(own.version), text: own.text } : WAIVERS[locale]
  return { version, text, hash: createHash('sha256').update(text).digest('hex') }
}

/** The text that families accept: the default one while the team's own is withheld. */
export const publishedWaiver = async (
  team: { waiver?: TeamWaiver; unverifiedBy?: string } | null | undefined,
  locale: Locale,
): Promise<Waiver> => waiverOf(team && (await isWithheld(team)) ? null : team, locale)

/** The team's waiver with this text. Undefined leaves it as it is, and '' returns to the default text. */
export function changedWaiver(waiver: TeamWaiver | undefined, text: string | undefined): TeamWaiver | undefined {
  if (text === undefined || text === (waiver?.text ?? '')) return waiver
  return text ? { version: (waiver?.version ?? 0) + 1, text } : { version: waiver!.version }
}
