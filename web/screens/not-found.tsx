import * as m from '../../functions/values/messages/generated.ts'
import { paths } from '../paths.ts'
import { Missing } from '../ui/empty-state.tsx'

export function Component() {
  return (
    <Missing
      title={m.page_not_found_404()}
      documentTitle={m.page_not_found()}
      backTo={paths.home}
      backLabel={m.go_home()}
    >
      {m.the_page_you_are_looking_for_does_not_exist()}
    </Missing>
  )
}
