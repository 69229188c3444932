export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** The allowed media types of a photo. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const

export const PHOTO_TOO_LARGE = 'Image size must be less than 5MB'
export const PHOTO_INVALID = 'Please select a valid image file'
