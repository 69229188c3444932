export const writeSubject = 'Please write a subject'
export const writeMessage = 'Please write a message'
export const messageTooLong = 'A message must be 2000 characters or fewer'
