/** '1 player', '12 players'. */
export const playersText = (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`
