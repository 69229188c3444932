/** Every row of a list, page by page; the last page is not full. Throws `tooMany` rather than leaving rows out after `maxPages`. */
export async function everyPage<Row>(
  load: (page: number) => Promise<readonly Row[]>,
  perPage: number,
  { maxPages = Number.POSITIVE_INFINITY, tooMany = '' } = {},
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const found = await load(page)
    if (page > maxPages && found.length > 0) throw new Error(tooMany)
    rows.push(...found)
    if (found.length < perPage) return rows
  }
}
