import * as shellTexts from '#messages/shell'
import { paths } from '../paths.ts'
import { Missing } from '../ui/empty-state.tsx'

export function Component() {
  return (
    <Missing
      title={shellTexts.pageNotFound404}
      documentTitle={shellTexts.pageNotFound}
      backTo={paths.home}
      backLabel={shellTexts.goHome}
    >
      {shellTexts.pageDoesNotExist}
    </Missing>
  )
}
