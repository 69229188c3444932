import type { TeamItem } from '../teams/entity.ts'
import { managesTeam } from '../teams/managers.ts'
import type { EntryItem } from './entity.ts'

/** Whom the organizer asks about the entry: who the team named, or who entered it, as long as they manage the team, or its owner. */
export const contactOf = ({ contactID, enteredBy }: EntryItem, team: TeamItem): string | undefined =>
  [contactID, enteredBy].find((it) => it && managesTeam(team, it)) ?? team.claimedBy
