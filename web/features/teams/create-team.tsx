import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as mySeasonTexts from '#messages/my-season'
import { CREATE_TEAM } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { storedDraft } from '../../ui/drafts.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { CREATE_TEAM_DRAFT } from './queries.ts'

const CreateTeamForm = lazyPart(() => import('./create-team-form.tsx'), 'CreateTeamForm')

/** Collapsed unless a link opens it or there is a draft. The form's code loads when it first opens. */
export function CreateTeam() {
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(() => hash === `#${CREATE_TEAM}` || storedDraft(CREATE_TEAM_DRAFT) !== null)
  const [wasOpened, setOpened] = useState(isOpen)
  return (
    <section className="mb-6">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={CREATE_TEAM}
        onClick={() => {
          setOpened(true)
          setOpen(!isOpen)
        }}
      >
        <Plus className="size-5" />
        {mySeasonTexts.createATeam}
        <ChevronDown className={classNames('size-5 transition', isOpen && 'rotate-180')} />
      </Button>
      <div id={CREATE_TEAM} hidden={!isOpen} className="mt-4 rounded-lg border border-line bg-surface p-5">
        {wasOpened && <CreateTeamForm />}
      </div>
    </section>
  )
}
