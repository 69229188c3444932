import { askProvider, type PlaceProvider, placeNamed, post } from './provider.ts'

/** https://docs.aws.amazon.com/location/latest/APIReference/API_geoplaces_Autocomplete.html */
type Found = {
  ResultItems?: {
    PlaceId: string
    Address?: { Locality?: string; Region?: { Code?: string; Name?: string } }
  }[]
}
type Details = { Position?: [longitude: number, latitude: number] }

const COUNTRY = 'USA'

type Access = { key: string; url: string | null; region: string }

export function amazonLocation({ key, url, region }: Access): PlaceProvider {
  const at = (path: string) =>
    `${url ?? `https://places.geo.${region}.amazonaws.com`}/v2/${path}?${new URLSearchParams({ key })}`

  const positionOf = (placeID: string) => async () => {
    const { Position } = await askProvider<Details>(at(`place/${encodeURIComponent(placeID)}`))
    return Position ? { latitude: Position[1], longitude: Position[0] } : null
  }
  const stateOf = ({ Region }: { Region?: { Code?: string; Name?: string } } = {}) => Region?.Code ?? Region?.Name

  return {
    async search(text, limit) {
      const Filter = { IncludeCountries: [COUNTRY], IncludePlaceTypes: ['Locality', 'PostalCode'] }
      const { ResultItems = [] } = await askProvider<Found>(
        at('autocomplete'),
        post({ QueryText: text, MaxResults: limit, Language: 'en', Filter }),
      )
      const found = await Promise.all(
        ResultItems.map(({ PlaceId, Address }) => placeNamed(Address?.Locality, stateOf(Address), positionOf(PlaceId))),
      )
      return found.filter((place) => place !== null)
    },

    async nearest(latitude, longitude) {
      const { ResultItems = [] } = await askProvider<Found>(
        at('reverse-geocode'),
        post({ QueryPosition: [longitude, latitude], MaxResults: 1, Filter: { IncludePlaceTypes: ['Locality'] } }),
      )
      const [found] = ResultItems
      return placeNamed(found?.Address?.Locality, stateOf(found?.Address), async () => ({ latitude, longitude }))
    },
  }
}
