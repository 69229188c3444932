import * as m from '../../functions/values/messages/generated.ts'
export type Coordinates = { latitude: number; longitude: number }

const messages: Record<number, string> = {
  1: m.location_permission_denied(),
  2: m.unable_to_determine_your_location(),
  3: m.location_request_timed_out(),
}

const UNANSWERED_MS = 15_000

/** The browser's geolocation. Rejects with a message for the user. */
export const currentPosition = () =>
  new Promise<Coordinates>((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error(m.geolocation_not_supported()))
    const fail = (code: number) => reject(new Error(messages[code] ?? m.failed_to_get_location()))
    // The geolocation timeout only starts after the user has answered the permission prompt.
    setTimeout(fail, UNANSWERED_MS, 3)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => fail(code),
      { timeout: 10_000, maximumAge: 5 * 60_000 },
    )
  })
