import type { MergedKind } from '../../domain/merges/entity.ts'
import { reports } from '../../domain/reports/entity.ts'
import { openReportKey } from '../../domain/reports/report-key.ts'
import { transactWrite, VersionConflict, versionConflict } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'

/** Moves the open reports of the duplicate to the kept record. */
export async function moveReports(kind: MergedKind, fromID: string, intoID: string): Promise<void> {
  const { data } = await reports().query.byStatus({ status: 'open' }).go({ pages: 'all', consistent: true })
  for (const report of data.filter((it) => it.kind === kind && it.recordID === fromID)) {
    const { reportID } = report
    const moved = reports().patch({ status: 'open', reportID }).set({ recordID: intoID })
    try {
      await transactWrite([
        [moved, versionConflict],
        [uniqueKeys().delete(openReportKey(report))],
        [uniqueKeys().put({ ...openReportKey({ ...report, recordID: intoID }), owner: reportID })],
      ])
    } catch (error) {
      // It was resolved in the meantime.
      if (!(error instanceof VersionConflict)) throw error
    }
  }
}
