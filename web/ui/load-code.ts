export const DID_NOT_LOAD = "This didn't load. Check your network and try again."

const failed = new WeakSet<() => Promise<unknown>>()

/**
 * Loads code, again after a failure. A browser may remember that a script did not come, and a release takes old ones away:
 * where it fails again although the site is there, the page is reloaded.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    if (failed.has(load) && (await isReachable())) location.reload()
    failed.add(load)
    throw error
  }
}

const isReachable = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
