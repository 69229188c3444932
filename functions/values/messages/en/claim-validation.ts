export const messageTooLong = 'A message must be 2,000 characters or fewer.'
export const claimOfTeamOrPlayer = 'A claim is for a team or a player.'
