export const textChanged = 'Este texto cambió. Vuelva a cargar la página.'
