export const textChanged = 'This text has changed. Please reload the page.'
