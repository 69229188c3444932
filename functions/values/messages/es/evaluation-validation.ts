export const chooseScore = 'Elija una calificación de 1 a 5.'
