declare module 'virtual:map-tiles' {
  /** By `tileKey`. */
  const tiles: Record<string, () => Promise<import('./tile.ts').MapTile>>
  export default tiles
}
