import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as reportTexts from '#messages/reports'
import { paths } from '../paths.ts'
import { useAuth } from '../session/auth.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const ReportForm = lazyPart(() => import('../features/reports/report-form.tsx'), 'ReportForm')
const HideButton = lazyPart(() => import('../features/reports/hide-button.tsx'), 'HideButton', null)
const MergeButton = lazyPart(() => import('../features/merges/merge-button.tsx'), 'MergeButton', null)

type Hideable = 'team' | 'player' | 'event' | 'opportunity'
type ReportRecordProps =
  | { kind: Hideable; id: string; name: string; hidden: object | null; isOwn: boolean | null; hasOwner: boolean }
  | { kind: 'user'; id: string; name: string }

/** At the end of a public record's screen: anyone can report it; an admin can hide it or merge a duplicate. */
export function ReportRecord(props: ReportRecordProps) {
  const { isAdmin } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { kind, id, name } = props
  if (!isAdmin && 'isOwn' in props && props.isOwn) return null

  return (
    <div className="mt-8 flex min-h-11 justify-end gap-2 print:hidden">
      {!isAdmin ? (
        <button type="button" className="link min-h-11 text-sm" onClick={() => setOpen(true)}>
          {reportTexts.reportThis(kind)}
        </button>
      ) : (
        props.kind !== 'user' && (
          <>
            {(kind === 'team' || kind === 'player') && (
              <MergeButton
                kind={kind}
                id={id}
                name={name}
                onMerged={(intoID) => navigate(kind === 'team' ? paths.team(intoID) : paths.player(intoID))}
              />
            )}
            <HideButton
              kind={props.kind}
              id={id}
              name={name}
              isHidden={props.hidden !== null}
              hasOwner={props.hasOwner}
            />
          </>
        )
      )}
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={reportTexts.reportName(name)}>
        <ReportForm kind={kind} id={id} onDone={() => setOpen(false)} />
      </Drawer>
    </div>
  )
}
