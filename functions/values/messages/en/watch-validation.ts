export const enterEmail = 'Please enter your email address.'
