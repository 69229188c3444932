import type { Value } from '../text.ts'

export const positionOneList = 'Una posición es una como SS, Jardinero izquierdo, MIF o Utilidad.'
export const playerLimitPositions = (limit: Value) => `Un jugador tiene hasta ${limit} posiciones.`
