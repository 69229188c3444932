import { askProvider, type PlaceProvider, placeNamed, post } from './provider.ts'

/** https://developers.google.com/maps/documentation/places/web-service/place-autocomplete */
type Autocomplete = {
  suggestions?: {
    placePrediction?: {
      placeId: string
      structuredFormat?: { mainText?: { text: string }; secondaryText?: { text: string } }
    }
  }[]
}
type Details = { location?: { latitude: number; longitude: number } }
/** https://developers.google.com/maps/documentation/geocoding/requests-reverse-geocoding */
type Geocoded = {
  status: string
  results?: { address_components: { long_name: string; short_name: string; types: string[] }[] }[]
}

/** `url` replaces both of Google's hosts. */
export function google({ key, url }: { key: string; url: string | null }): PlaceProvider {
  const places = `${url ?? 'https://places.googleapis.com'}/v1`
  const geocoding = `${url ?? 'https://maps.googleapis.com'}/maps/api/geocode/json`

  const coordinatesOf = (placeID: string) => async () => {
    const headers = { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': 'location' }
    const { location } = await askProvider<Details>(`${places}/places/${encodeURIComponent(placeID)}`, { headers })
    return location ?? null
  }

  return {
    async search(text, limit) {
      const body = { input: text, includedPrimaryTypes: ['(cities)'], includedRegionCodes: ['us'], languageCode: 'en' }
      const { suggestions = [] } = await askProvider<Autocomplete>(
        `${places}/places:autocomplete`,
        post(body, { 'X-Goog-Api-Key': key }),
      )
      const found = await Promise.all(
        suggestions.slice(0, limit).map(({ placePrediction }) => {
          const { mainText, secondaryText } = placePrediction?.structuredFormat ?? {}
          // 'TX, USA'
          const [state] = secondaryText?.text.split(',') ?? []
          return placeNamed(mainText?.text, state, coordinatesOf(placePrediction?.placeId ?? ''))
        }),
      )
      return found.filter((place) => place !== null)
    },

    async nearest(latitude, longitude) {
      const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, result_type: 'locality', key })
      const { status, results = [] } = await askProvider<Geocoded>(`${geocoding}?${query}`)
      if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`Google returned ${status}.`)
      const components = results[0]?.address_components ?? []
      const named = (type: string) => components.find(({ types }) => types.includes(type))
      // Regions of other countries may have the code of a US state: PA is also Pará in Brazil.
      if (named('country')?.short_name !== 'US') return null
      return placeNamed(named('locality')?.long_name, named('administrative_area_level_1')?.short_name, async () => ({
        latitude,
        longitude,
      }))
    },
  }
}
