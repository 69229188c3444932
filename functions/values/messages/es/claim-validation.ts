export const messageTooLong = 'Un mensaje puede tener hasta 2,000 caracteres.'
export const claimOfTeamOrPlayer = 'Se puede reclamar un equipo o un jugador.'
