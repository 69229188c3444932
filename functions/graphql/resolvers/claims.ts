import { type ClaimRequestItem, noteOf } from '../../domain/claims/entity.ts'
import { publicName } from '../../domain/players/public-name.ts'
import type { Context } from '../context.ts'
import type { ClaimRequestResolvers } from '../generated.ts'
import type { Loader } from '../reads/loader.ts'

/** Loaded on first use, to keep other reads fast. */
const review = () => import('../reads/claim-review.ts')

export const resourceOf = ({ resourceType, resourceID }: ClaimRequestItem, load: Loader) =>
  resourceType === 'team' ? load.team(resourceID) : load.player(resourceID)

/** What an admin who reviews the claim reads. The claimant can read the request too, but nothing about the other side. */
const forReview =
  <Row>(rows: (claim: ClaimRequestItem, load: Loader) => Promise<Row[]>) =>
  async (claim: ClaimRequestItem, _: unknown, { viewer, load }: Context) =>
    claim.status === 'pending' && viewer?.isAdmin ? rows(claim, load) : []

export const ClaimRequest = {
  id: ({ claimID }) => claimID,
  teamId: ({ resourceType, resourceID }) => (resourceType === 'team' ? resourceID : null),
  playerId: ({ resourceType, resourceID }) => (resourceType === 'player' ? resourceID : null),
  resourceName: async (claim, _, { viewer, load }) => {
    const name = (await resourceOf(claim, load))?.name
    return name && claim.resourceType === 'player' && !viewer?.isAdmin ? publicName(name) : name
  },
  resourceOwner: async (claim, _, { viewer, load }) => {
    return viewer?.isAdmin ? load.user((await resourceOf(claim, load))?.claimedBy) : null
  },
  resourceOwnerSince: async (claim, _, { viewer, load }) =>
    (viewer?.isAdmin && (await resourceOf(claim, load))?.claimedAt) || null,
  evidence: forReview(async (claim, load) => (await review()).evidenceFor(claim.userID, claim, load)),
  ownerEvidence: forReview(async (claim, load) => {
    const owner = (await resourceOf(claim, load))?.claimedBy
    return owner && owner !== claim.userID ? (await review()).evidenceFor(owner, claim, load) : []
  }),
  rivals: forReview(async (claim, load) => (await review()).rivalsOf(claim, load)),
  approvalEffects: forReview(async (claim, load) => (await review()).approvalEffectsOf(claim, load)),
  rejectionEffects: async (claim, _, { load }) =>
    claim.status === 'pending' ? (await review()).rejectionEffectsOf(claim, load) : [],
  decidedBy: ({ decidedBy }, _, { viewer, load }) => (viewer?.isAdmin ? load.user(decidedBy) : null),
  formerOwner: ({ status, userID, ownershipBefore }, _, { viewer, load }) => {
    const owner = viewer?.isAdmin && status === 'approved' && ownershipBefore?.claimedBy
    return owner && owner !== userID ? load.user(owner) : null
  },
  note: (claim, _, { locale }) => noteOf(claim, locale),
  userId: ({ userID }) => userID,
  user: ({ userID }, _, { load }) => load.user(userID),
} satisfies ClaimRequestResolvers
