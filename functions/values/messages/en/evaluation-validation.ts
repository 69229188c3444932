export const chooseScore = 'Choose a score from 1 to 5.'
