export const stateIsRequired = 'State is required'
export const cityIsRequired = 'City is required'
export const dateIsRequired = 'Date is required'
export const locationIsRequired = 'Location is required'
export const eventNameRequired = 'Event name is required'
export const eventTypeRequired = 'Event type is required'
export const invalidDate = 'Date is not a valid date and time'
export const endBeforeStart = "The end can't be before the start"
