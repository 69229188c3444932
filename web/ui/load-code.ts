import * as m from '../../functions/values/messages/generated.ts'
export const DID_NOT_LOAD = m.this_did_not_load()

const failed = new WeakSet<() => Promise<unknown>>()

/**
 * Loads code, and retries after a failure. Browsers may cache a failed script load, and a release removes old scripts, so if it
 * fails again while the site is reachable, the page reloads.
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
