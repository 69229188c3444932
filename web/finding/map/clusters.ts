export type Cluster<Point> = { x: number; y: number; points: Point[] }

/** Groups the points in the same cell of a grid. Large groups first. */
export function clustered<Point>(points: readonly (Point & { x: number; y: number })[], cell: number) {
  const cells = new Map<string, Cluster<Point>>()
  for (const point of points) {
    const { x, y } = point
    const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`
    const found = cells.get(key)
    if (!found) cells.set(key, { x, y, points: [point] })
    else {
      found.points.push(point)
      found.x += (x - found.x) / found.points.length
      found.y += (y - found.y) / found.points.length
    }
  }
  return [...cells.values()].sort((one, other) => other.points.length - one.points.length)
}
