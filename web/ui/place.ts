export { placeLine } from '../../functions/domain/places/place-line.ts'
