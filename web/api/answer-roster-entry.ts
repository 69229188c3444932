import { mutationOptions } from '@tanstack/react-query'
import * as playerTexts from '#messages/players'
import { AcceptRosterEntryDocument, DeclineRosterEntryDocument } from './answer-roster-entry.generated.ts'
import { query } from './client.ts'

/** Answers a roster request. Returns the confirmation message if the side that asked has a new owner, who has to accept too. */
export const answerRosterEntryMutation = mutationOptions({
  mutationFn: async ({ id, version, isAccepted }: { id: string; version?: string; isAccepted: boolean }) => {
    if (!isAccepted) return void (await query(DeclineRosterEntryDocument, { id }))
    const { waitsFor } = (await query(AcceptRosterEntryDocument, { id, version })).acceptRosterEntry
    if (!waitsFor) return undefined
    return waitsFor === 'team' ? playerTexts.acceptedTeamAcceptToo : playerTexts.acceptedFamilyAcceptToo
  },
})
