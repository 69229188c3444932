/** Loads all rows page by page until a page is not full. Throws `tooMany` instead of returning a partial list after `maxPages`. */
export async function fetchAllPages<Row>(
  load: (page: number, perPage: number) => Promise<readonly Row[]>,
  perPage: number,
  { maxPages = Number.POSITIVE_INFINITY, tooMany = '' } = {},
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const found = await load(page, perPage)
    if (page > maxPages && found.length > 0) throw new Error(tooMany)
    rows.push(...found)
    if (found.length < perPage) return rows
  }
}
