export { placeLine } from '../../functions/values/place-line.ts'
