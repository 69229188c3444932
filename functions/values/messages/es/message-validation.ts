export const writeSubject = 'Escriba un asunto'
export const writeMessage = 'Escriba un mensaje'
export const messageTooLong = 'Un mensaje puede tener hasta 2000 caracteres'
