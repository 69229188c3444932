import { askProvider, type PlaceProvider, placeNamed, post } from './provider.ts'

/** https://docs.aws.amazon.com/location/latest/APIReference/API_geoplaces_Autocomplete.html */
type Found = {
  ResultItems?: {
    PlaceId: string
    Address?: Address
  }[]
}
type Address = {
  Locality?: string
  Region?: { Code?: string; Name?: string }
  Country?: { Code3?: string }
}
type Details = { Position?: [longitude: number, latitude: number] }

const COUNTRY = 'USA'

type Access = { key: string; url: string | null; region: string }

export function amazonLocation({ key, url, region }: Access): PlaceProvider {
  const at = (path: string, more: Record<string, string> = {}) =>
    `${url ?? `https://places.geo.${region}.amazonaws.com`}/v2/${path}?${new URLSearchParams({ key, ...more })}`

  const coordinatesOf = (placeID: string) => async () => {
    const { Position } = await askProvider<Details>(
      // Amazon's terms require this intended use for stored positions.
      at(`place/${encodeURIComponent(placeID)}`, { 'intended-use': 'Storage' }),
    )
    return Position ? { latitude: Position[1], longitude: Position[0] } : null
  }
  // Regions of other countries may have the code of a US state: PA is also Pará in Brazil.
  const stateOf = ({ Region, Country }: Address = {}) =>
    Country?.Code3 === COUNTRY ? (Region?.Code ?? Region?.Name) : undefined

  return {
    async search(text, limit) {
      const Filter = { IncludeCountries: [COUNTRY], IncludePlaceTypes: ['Locality'] }
      const { ResultItems = [] } = await askProvider<Found>(
        at('autocomplete'),
        // Without Core, results have no address components.
        post({ QueryText: text, MaxResults: limit, Language: 'en', Filter, AdditionalFeatures: ['Core'] }),
      )
      const found = await Promise.all(
        ResultItems.map(({ PlaceId, Address }) =>
          placeNamed(Address?.Locality, stateOf(Address), coordinatesOf(PlaceId)),
        ),
      )
      return found.filter((place) => place !== null)
    },

    async nearest(latitude, longitude) {
      const { ResultItems = [] } = await askProvider<Found>(
        at('reverse-geocode'),
        post({
          QueryPosition: [longitude, latitude],
          MaxResults: 1,
          Filter: { IncludePlaceTypes: ['Locality'] },
          IntendedUse: 'Storage',
        }),
      )
      const [found] = ResultItems
      return placeNamed(found?.Address?.Locality, stateOf(found?.Address), async () => ({ latitude, longitude }))
    },
  }
}
