export type Coordinates = { latitude: number; longitude: number }

const messages: Record<number, string> = {
  1: 'Location permission denied. Please enable location access in your browser settings.',
  2: 'Unable to determine your location. Try entering your location manually or check your GPS signal.',
  3: 'Location request timed out. Please try again.',
}

const UNANSWERED_MS = 15_000

/** The browser's geolocation. Rejects with a message for the user. */
export const currentPosition = () =>
  new Promise<Coordinates>((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('Geolocation not supported by your browser'))
    const fail = (code: number) => reject(new Error(messages[code] ?? 'Failed to get location'))
    // The geolocation timeout only starts after the user has answered the permission prompt.
    setTimeout(fail, UNANSWERED_MS, 3)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => fail(code),
      { timeout: 10_000, maximumAge: 5 * 60_000 },
    )
  })
