import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { ErrorBox } from './error-box.tsx'
import { DID_NOT_LOAD, loadCode } from './load-code.ts'
import { SkeletonList } from './skeleton.tsx'

/** A lazily loaded component. If its code fails to load, a message takes its place and the screen stays. The placeholder is null where it is often empty. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = <SkeletonList count={4} className="grid gap-3" itemClassName="h-12" />,
) {
  let loaded: ComponentType<Props> | undefined

  return function Late(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [hasFailed, setFailed] = useState(false)

    useEffect(() => {
      if (Part || hasFailed) return
      loadCode(load).then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        () => setFailed(true),
      )
    }, [Part, hasFailed])

    if (Part) return <Part {...props} />
    if (hasFailed) return <ErrorBox message={DID_NOT_LOAD} onRetry={() => setFailed(false)} />
    return placeholder
  }
}
