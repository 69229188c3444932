import { LinkButton } from '../../ui/button.tsx'

type ManagerLinkProps = { team: { viewerCanManage: boolean | null }; to: string; children: string }

/** Above a tab of the team, for those who manage it. */
export const ManagerLink = ({ team, to, children }: ManagerLinkProps) =>
  team.viewerCanManage && (
    <LinkButton to={to} size="small" className="mb-4">
      {children}
    </LinkButton>
  )
