import { queryPartition } from '../store.ts'
import { type StatKind, stats } from './entity.ts'

/** All counters, in one query. */
export async function allCounts(): Promise<Record<StatKind, number>> {
  const counts: Record<StatKind, number> = {
    team: 0,
    event: 0,
    season: 0,
    admin: 0,
  }
  for (const { kind, count } of (await queryPartition(stats().query.all({}))).of(stats)) counts[kind] += count
  return counts
}
