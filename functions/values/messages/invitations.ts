import * as en from '#messages/invitations'
import * as es from '#spanish/invitations'
import { inBothLanguages } from './in-both-languages.ts'

export const invitationTexts = /*#__PURE__*/ inBothLanguages(en, es)
