import { removeDraft, storeDraft, storedDraft } from '../../ui/drafts.ts'

type ImportDraft = { text: string; divisionID: string; season: string }

const nameOf = (teamID: string) => `import-${teamID}`

/** The pasted list that has not been imported. */
export const storedImportDraft = (teamID: string) => storedDraft<ImportDraft>(nameOf(teamID))
export const storeImportDraft = (teamID: string, draft: ImportDraft) => storeDraft(nameOf(teamID), draft)
export const removeImportDraft = (teamID: string) => removeDraft(nameOf(teamID))
