export const dateInFuture = 'La fecha no puede estar en el futuro.'
