import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import * as kitTexts from '#messages/kit'
import { ErrorBox } from './error-box.tsx'
import { SkeletonList } from './skeleton.tsx'

export const DID_NOT_LOAD = kitTexts.didNotLoad

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

/**
 * A lazily loaded component: the export `name` of the module. If its code fails to load, a message takes its place and the screen stays. The
 * placeholder is null where it is often empty.
 */
// biome-ignore lint/suspicious/noExplicitAny: inferred
export function lazyPart<Name extends string, Module extends Record<Name, ComponentType<any>>>(
  load: () => Promise<Module>,
  name: Name,
  placeholder: ReactNode = <SkeletonList count={4} className="grid gap-3" itemClassName="h-12" />,
) {
  let loaded: Module[Name] | undefined

  return function Late(props: ComponentProps<Module[Name]>) {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)

    useEffect(() => {
      if (Part || hasFailed) return
      loadCode(load).then(
        (module) => {
          loaded = module[name]
          setPart(() => loaded)
        },
        () => setFailed(true),
      )
    }, [Part, hasFailed])

    if (Part) return <Part {...props} />
    if (hasFailed) return <ErrorBox message={DID_NOT_LOAD} onRetry={() => setFailed(false)} />
    return placeholder
  }
}
