export type Image = { bytes: Buffer; width: number; height: number }

/** The form sends at most 1,024 pixels per side. A larger image costs the viewer memory: four bytes per pixel, however small the file. */
const MAX_SIDE = 8_192
const MAX_PIXELS = 25_000_000

export const isPhotoSized = ({ width, height }: Pick<Image, 'width' | 'height'>) =>
  width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS
