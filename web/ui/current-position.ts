import * as kitTexts from '#messages/kit'
export type Coordinates = { latitude: number; longitude: number }

const messages: Record<number, string> = {
  1: kitTexts.locationPermissionDenied,
  2: kitTexts.locationUnknown,
  3: kitTexts.locationTimedOut,
}

const UNANSWERED_MS = 15_000

/** The browser's geolocation. Rejects with a message for the user. */
export const currentPosition = () =>
  new Promise<Coordinates>((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error(kitTexts.geolocationNotSupported))
    const fail = (code: number) => reject(new Error(messages[code] ?? kitTexts.locationFailed))
    // The geolocation timeout only starts after the user has answered the permission prompt.
    setTimeout(fail, UNANSWERED_MS, 3)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => fail(code),
      { timeout: 10_000, maximumAge: 5 * 60_000 },
    )
  })
