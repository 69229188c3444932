// Written by scripts/codegen.ts from schema.graphql. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Role =
  | 'user'
  | 'player_parent'
  | 'coach'
  | 'admin';

export type OpportunityType =
  /** Shown as Tryout. */
  | 'TRYOUT'
  /** Shown as Guest Player Needed. */
  | 'GUEST_NEED';

export type OpportunityVisibility =
  /** Listed for everyone. */
  | 'PUBLIC'
  /** Visible to the team's owner, its contacts, users with a player on its roster, the creator, and admins. */
  | 'PRIVATE'
  /** Never listed. Signed-in users open it and register through its link. */
  | 'INVITE_ONLY'
  /** A draft, visible to its creator, the team's owner, and admins. Accepts no registrations. */
  | 'HIDDEN';

/** The outline of a crest and its pattern. */
export type Crest =
  | 'SHIELD_BAND'
  | 'SHIELD_SASH'
  | 'CROWN_HALVES'
  | 'CROWN_CHEVRON'
  | 'ROUND_RING'
  | 'ROUND_STRIPES'
  | 'HEXAGON_HALVES'
  | 'HEXAGON_BAND'
  | 'DIAMOND_RING'
  | 'DIAMOND_SASH'
  | 'PLATE_CHEVRON'
  | 'PLATE_STRIPES';

export type Sport =
  | 'BASEBALL'
  | 'SOFTBALL';

/** The columns that lists can be ordered by. A list whose kind lacks the column is refused. */
export type ListColumn =
  | 'NAME'
  | 'CITY'
  | 'STATE'
  | 'AGE'
  | 'POSITION'
  | 'TIME'
  | 'TYPE'
  | 'EMAIL'
  | 'ROLE'
  | 'CREATED'
  | 'LAST_SEEN';

/** Filters and order for admins. Filters that a kind does not have are ignored. */
export type AdminListInput = {
  /** Replaces every other order. Records without a value come last. */
  orderBy?: ListColumn | null | undefined;
  descending?: boolean | null | undefined;
  /** Only for teams and players. */
  isClaimed?: boolean | null | undefined;
  /** Whether the governing body's feed created it. Only for teams, players, and events. */
  isImported?: boolean | null | undefined;
  /** Also lists the records that an admin hid, after all others. Not for users. */
  includeHidden?: boolean | null | undefined;
  /** Only for users, like the filters below. */
  isBlocked?: boolean | null | undefined;
  role?: Role | null | undefined;
  /** Users who have not been active since then, or ever. */
  notSeenSince?: string | null | undefined;
};

/** Replaces the default order and the search ranking. Records that can no longer be joined come last. */
export type ListSort =
  /** Distance and date together: a week is as long as 14 miles are far. Requires `near`, and is the default with it. */
  | 'BEST'
  | 'SOONEST'
  /** Requires `near`. */
  | 'NEAREST'
  | 'NEWEST';

/** Computed, except for CANCELLED. */
export type OpportunityStatus =
  | 'OPEN'
  /** Every spot is taken or offered, or others are waiting for one. New registrations join the waitlist. */
  | 'FULL'
  /** Its registration deadline or its start has passed. */
  | 'CLOSED'
  | 'CANCELLED';

export type RegistrationStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'REJECTED';

export type ClaimStatus =
  | 'pending'
  | 'approved'
  | 'rejected';

export type AuditKind =
  | 'team'
  | 'player'
  | 'event'
  | 'opportunity'
  | 'user'
  | 'season'
  | 'ageRule'
  | 'sync';

export type HideableKind =
  | 'team'
  | 'player'
  | 'event'
  | 'opportunity';

export type ReportKind =
  | 'team'
  | 'player'
  | 'event'
  | 'opportunity'
  | 'user';

export type ReportStatus =
  | 'open'
  | 'closed';

/** hide: takes the record down. keep: leaves it. dismiss: leaves it, and counts against the reporter. */
export type ReportAction =
  | 'hide'
  | 'keep'
  | 'dismiss';

export type SeasonType =
  | 'Spring'
  | 'Summer'
  | 'Fall'
  | 'Winter';

export type EventStatus =
  | 'scheduled'
  | 'postponed'
  | 'cancelled';

/** The owner of the team, or the user who claimed the player. */
export type RosterSide =
  | 'team'
  | 'player';

export type SyncType =
  | 'all'
  | 'teams'
  | 'players'
  | 'events';

export type SyncState =
  | 'running'
  | 'succeeded'
  | 'failed'
  | 'cancelled';

export type SeasonInclusion =
  | 'UNIFORM'
  | 'TOURNAMENT_ENTRIES'
  | 'INSURANCE'
  | 'INDOOR_PRACTICE';

export type SafetyRecordKind =
  | 'BACKGROUND_CHECK'
  | 'SAFESPORT_TRAINING';

export type GuestMatch =
  /** All information that the opportunity asks for is available and fits. */
  | 'FULL'
  /** Some information is missing. */
  | 'POSSIBLE';

/** Who finds the player. The family decides. A player that a roster import creates is TEAM_ONLY until its family has claimed it and chosen. */
export type PlayerVisibility =
  | 'LISTED'
  /**
   * Only those who claimed the player, own or manage a team with the player on its current roster, organize what the player is registered for,
   * and admins. For others, the player is in no list, search, or count, and not found. The team's roster shows number, age group, and position.
   */
  | 'TEAM_ONLY';

/** The window of months that contains the birthday. Birth dates are never stored. */
export type BirthWindow =
  | 'JAN_APR'
  | 'MAY_AUG'
  | 'SEP_DEC';

/** The outcome, or planned outcome, of importing a row. */
export type RosterRowOutcome =
  /** A new player joins the roster immediately. */
  | 'CREATES'
  /** A known player joins the roster immediately. */
  | 'JOINS'
  /** The player's family or coach must accept first. */
  | 'ASKS'
  /** Skipped because of its problems. */
  | 'SKIPPED';

export type Locale =
  | 'en'
  | 'es';

export type WatchKind =
  /** The list of opportunities with its filters. */
  | 'OPPORTUNITIES'
  /** The list of events with its filters. */
  | 'EVENTS'
  /** The list of teams with its filters. */
  | 'TEAMS'
  /** A team that the viewer follows: its new public opportunities and events, and their changes. */
  | 'TEAM';

export type CalendarKind =
  /** A team's events, and those of its opportunities that the subscriber may see. */
  | 'TEAM'
  /** Upcoming events that match the list's filters. */
  | 'EVENTS'
  /** What the subscriber's players are registered for, and the events of the subscriber's teams. */
  | 'USER';

export type ErasureStatus =
  | 'running'
  | 'finished';

/** The related items of a team or player, which move in a merge. SOURCE_RECORDS: the governing body's records. */
export type MergedPart =
  | 'DIVISIONS'
  | 'ROSTER_ENTRIES'
  | 'ROSTER_REQUESTS'
  | 'CONTACTS'
  | 'CONTACT_INVITATIONS'
  | 'EVENTS'
  | 'OPPORTUNITIES'
  | 'REGISTRATIONS'
  | 'CLAIMS'
  | 'FAMILY_INVITATIONS'
  | 'SOURCE_RECORDS';

export type PlaceKind =
  | 'CITY'
  | 'ZIP'
  | 'STATE';

/** A push subscription of a browser, as base64url where it has bytes. */
export type AddPushSubscriptionInput = {
  /** An https address of a public host. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** For example: Chrome on Android. */
  device: string;
};

export type CreateWatchInput = {
  kind: WatchKind;
  /** The filters of the list, as in its URL: `sport=BASEBALL&ageGroup=12U`. */
  filters?: string | null | undefined;
  /** The team to follow, if the kind is TEAM. */
  teamID?: string | null | undefined;
  isDaily?: boolean | null | undefined;
};

export type RequestWatchInput = {
  kind: WatchKind;
  /** The filters of the list, as in its URL. */
  filters?: string | null | undefined;
  teamID?: string | null | undefined;
  isDaily?: boolean | null | undefined;
  /** Required. */
  email?: string | null | undefined;
};

export type UpdateWatchInput = {
  isDaily?: boolean | null | undefined;
  isPaused?: boolean | null | undefined;
};

export type NearInput = {
  latitude: number;
  longitude: number;
  /** In miles. Default 50. */
  within?: number | null | undefined;
};

export type CreateTeamInput = {
  /** Required. Must not contain a division or age group. */
  name?: string | null | undefined;
  /** Required. */
  locationCity?: string | null | undefined;
  /** Required. Two letters. */
  state?: string | null | undefined;
  description?: string | null | undefined;
  sport?: Sport | null | undefined;
  /** The level of the first division. Needs an age group, which the level may also name: '12U AA'. */
  division?: string | null | undefined;
  ageGroup?: string | null | undefined;
};

/** Omitted fields are unchanged. Null or an empty string clears optional fields. */
export type UpdateTeamInput = {
  name?: string | null | undefined;
  state?: string | null | undefined;
  locationCity?: string | null | undefined;
  description?: string | null | undefined;
  sport?: Sport | null | undefined;
  /** An https URL. */
  websiteURL?: string | null | undefined;
  /** Up to six https URLs on Facebook, Instagram, X, YouTube, TikTok, or Threads. */
  socialURLs?: Array<string> | null | undefined;
  /** Two colors, such as '#14633f'. Null restores the colors derived from the name. */
  colors?: Array<string> | null | undefined;
  /** Null restores the crest derived from the name. */
  crest?: Crest | null | undefined;
  /** A data URL of a JPG, PNG, or GIF, at most 4.4 MiB. */
  logo?: string | null | undefined;
  /** As of today. Null clears it. */
  seasonCost?: SeasonCostInput | null | undefined;
  /** The team's own waiver, up to 10,000 characters. A changed text is a new version. Null or blank returns to the default text. */
  waiverText?: string | null | undefined;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

export type SeasonCostInput = {
  cents: number;
  includes: Array<SeasonInclusion>;
  tournaments?: number | null | undefined;
  overnightTrips?: number | null | undefined;
  practicesPerWeek?: number | null | undefined;
  hasPaymentPlan: boolean;
  hasFinancialAid: boolean;
};

export type AddDivisionInput = {
  teamID: string;
  /** Required. */
  division?: string | null | undefined;
  /** Required. */
  ageGroup?: string | null | undefined;
};

export type UpdateDivisionInput = {
  /** Required. */
  division?: string | null | undefined;
  /** Required. */
  ageGroup?: string | null | undefined;
  /** The `version` of the division that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

export type CreatePlayerInput = {
  /** Required. */
  name?: string | null | undefined;
  age?: number | null | undefined;
  position?: string | null | undefined;
  batsThrows?: string | null | undefined;
  locationCity?: string | null | undefined;
  state?: string | null | undefined;
  /** A data URL of a JPG, PNG, or GIF, at most 4.4 MiB. */
  photo?: string | null | undefined;
  /** Requires birthWindow. Replaces age, which is then derived. */
  birthYear?: number | null | undefined;
  birthWindow?: BirthWindow | null | undefined;
  /** The version of the guardian's consent that the caller confirms: see Player.guardianConsent. Without one the caller confirms the version '2026-11-act' by creating the player. */
  guardianConsent?: string | null | undefined;
  /** Default LISTED. */
  visibility?: PlayerVisibility | null | undefined;
};

/** Omitted fields are unchanged. Null or an empty string clears a field. */
export type UpdatePlayerInput = {
  name?: string | null | undefined;
  age?: number | null | undefined;
  position?: string | null | undefined;
  batsThrows?: string | null | undefined;
  locationCity?: string | null | undefined;
  state?: string | null | undefined;
  /** A data URL. An empty string removes the photo. */
  photo?: string | null | undefined;
  /** Requires birthWindow. Replaces age, which is then derived. */
  birthYear?: number | null | undefined;
  birthWindow?: BirthWindow | null | undefined;
  /** FORBIDDEN for those who manage the player and have not claimed it, except admins. */
  visibility?: PlayerVisibility | null | undefined;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

export type AddPlayerToTeamInput = {
  /** Required. */
  teamID?: string | null | undefined;
  /** Required. */
  playerID?: string | null | undefined;
  /** Required. YYYY-MM-DD or an instant. */
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  division?: string | null | undefined;
  ageGroup?: string | null | undefined;
  /** Required. Such as '2025 Fall'. */
  season?: string | null | undefined;
  jerseyNumber?: string | null | undefined;
};

export type RosterRowInput = {
  /** Required. */
  name?: string | null | undefined;
  jerseyNumber?: string | null | undefined;
  /** The position's name or abbreviation. */
  position?: string | null | undefined;
  birthYear?: number | null | undefined;
  birthWindow?: BirthWindow | null | undefined;
  /** The email address for the invitation to claim the player. */
  parentEmail?: string | null | undefined;
  /** One of the row's matches. */
  playerID?: string | null | undefined;
  /** Creates a new player even if the team or the caller has a player with this name. */
  isNew?: boolean | null | undefined;
};

/** Omitted fields are unchanged. Null or an empty string clears optional fields. */
export type UpdatePlayerTeamHistoryInput = {
  playerID?: string | null | undefined;
  teamID?: string | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  division?: string | null | undefined;
  ageGroup?: string | null | undefined;
  season?: string | null | undefined;
  jerseyNumber?: string | null | undefined;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

export type CreateEventInput = {
  /** Required. */
  name?: string | null | undefined;
  /** Required. An instant, or a local time at the venue without an offset (2026-03-07T09:00). */
  date?: string | null | undefined;
  /** Required. */
  location?: string | null | undefined;
  /** Required. */
  city?: string | null | undefined;
  /** Required. Two letters. */
  state?: string | null | undefined;
  /** Required. */
  eventType?: string | null | undefined;
  endDate?: string | null | undefined;
  teamID?: string | null | undefined;
  sport?: Sport | null | undefined;
};

/** Omitted fields are unchanged. Null or an empty string clears optional fields. */
export type UpdateEventInput = {
  name?: string | null | undefined;
  date?: string | null | undefined;
  location?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  eventType?: string | null | undefined;
  endDate?: string | null | undefined;
  sport?: Sport | null | undefined;
  /** True cancels the event. False reopens it. */
  cancelled?: boolean | null | undefined;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

export type CreateOpportunityInput = {
  /** Default GUEST_NEED. */
  type?: OpportunityType | null | undefined;
  /** Required. */
  title?: string | null | undefined;
  description?: string | null | undefined;
  whatToBring?: string | null | undefined;
  /** Required. An instant, or a local time at the venue without an offset. The same applies to all times here. */
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
  /** Required. */
  location?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** IDs or names, as a list or as one comma-separated string. */
  positionsNeeded?: Array<string> | null | undefined;
  minAge?: number | null | undefined;
  maxAge?: number | null | undefined;
  feeCents?: number | null | undefined;
  /** 24 by default for a tryout, 1 for a guest need. */
  capacity?: number | null | undefined;
  waiverRequired?: boolean | null | undefined;
  registrationDeadline?: string | null | undefined;
  /** For a guest need. As an instant, or as local time of the venue. */
  neededBy?: string | null | undefined;
  /** YYYY-MM-DD */
  decideBy?: string | null | undefined;
  visibility?: OpportunityVisibility | null | undefined;
  teamID?: string | null | undefined;
  sport?: Sport | null | undefined;
};

/** Omitted fields are unchanged. Null or an empty string clears optional fields. */
export type UpdateOpportunityInput = {
  type?: OpportunityType | null | undefined;
  title?: string | null | undefined;
  description?: string | null | undefined;
  whatToBring?: string | null | undefined;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
  location?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** IDs or names, as a list or as one comma-separated string. */
  positionsNeeded?: Array<string> | null | undefined;
  minAge?: number | null | undefined;
  maxAge?: number | null | undefined;
  feeCents?: number | null | undefined;
  capacity?: number | null | undefined;
  waiverRequired?: boolean | null | undefined;
  registrationDeadline?: string | null | undefined;
  /** For a guest need. As an instant, or as local time of the venue. */
  neededBy?: string | null | undefined;
  /** YYYY-MM-DD */
  decideBy?: string | null | undefined;
  visibility?: OpportunityVisibility | null | undefined;
  teamID?: string | null | undefined;
  /** True cancels the opportunity. False reopens it. */
  cancelled?: boolean | null | undefined;
  sport?: Sport | null | undefined;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

export type RegisterForOpportunityInput = {
  opportunityID: string;
  /** Required. */
  playerID?: string | null | undefined;
  jerseyNumber?: string | null | undefined;
  waiverSigned?: boolean | null | undefined;
  /** The `waiverHash` that the family saw. If the text has changed since, CONFLICT names this field. Without it, the current text is accepted, ours in English. */
  waiverHash?: string | null | undefined;
  notes?: string | null | undefined;
  /** Visible only to the organizer of this opportunity. Requires phoneConsent. */
  phone?: string | null | undefined;
  phoneConsent?: boolean | null | undefined;
  /** The `updatedAt` of the opportunity that the family saw. If the organizer has edited it since, CONFLICT names this field. Without it, the current opportunity is accepted. */
  opportunityUpdatedAt?: string | null | undefined;
};

/** Omitted fields are unchanged. */
export type UpdateRegistrationInput = {
  feePaidCents?: number | null | undefined;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

/** Omitted fields are unchanged. */
export type UpdateAgeRuleInput = {
  name?: string | null | undefined;
  cutoffMonth?: number | null | undefined;
  cutoffDay?: number | null | undefined;
  yearOffset?: number | null | undefined;
  source?: string | null | undefined;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

export type CreateSeasonInput = {
  /** Required. */
  name?: string | null | undefined;
  /** Defaults to the current year. */
  year?: number | null | undefined;
  seasonType?: SeasonType | null | undefined;
  /** Required. YYYY-MM-DD. */
  startDate?: string | null | undefined;
  /** Required. YYYY-MM-DD. */
  endDate?: string | null | undefined;
  description?: string | null | undefined;
  isActive?: boolean | null | undefined;
};

/** Omitted fields are unchanged. Null or an empty string clears optional fields. */
export type UpdateSeasonInput = {
  name?: string | null | undefined;
  year?: number | null | undefined;
  seasonType?: SeasonType | null | undefined;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  description?: string | null | undefined;
  isActive?: boolean | null | undefined;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

export type SignUpInput = {
  email: string;
  password: string;
  name: string;
  /** user, player_parent, or coach. */
  role?: Role | null | undefined;
  /** Files a claim request for the player. */
  playerID?: string | null | undefined;
  /** Files a claim request for the team. */
  teamID?: string | null | undefined;
  /** The solution of the CAPTCHA: see `humanCheck`. */
  recaptchaToken?: string | null | undefined;
};

export type LoginInput = {
  email: string;
  password: string;
  /** The solution of the CAPTCHA: see `humanCheck`. */
  recaptchaToken?: string | null | undefined;
  /** A code from the authenticator app, or a recovery code. Needed after the refusal TOTP_REQUIRED. */
  code?: string | null | undefined;
};

export type ResetPasswordInput = {
  email: string;
  code: string;
  newPassword: string;
};

export type ConfirmTotpInput = {
  code: string;
  currentPassword: string;
};

export type TurnOffTotpInput = {
  currentPassword: string;
};

export type DeleteMyAccountInput = {
  currentPassword: string;
};

export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};

export type VerifyEmailInput = {
  userID: string;
  code: string;
};

export type UpdateUserInput = {
  name?: string | null | undefined;
  /** Admins only. */
  role?: Role | null | undefined;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

export type UpdateUserSettingsInput = {
  locale?: Locale | null | undefined;
  emailNotifications?: boolean | null | undefined;
  eventReminders?: boolean | null | undefined;
  opportunityAlerts?: boolean | null | undefined;
  marketingEmails?: boolean | null | undefined;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

export type SyncGoverningBodyInput = {
  type?: SyncType | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  /** The ID returned by `uploadSyncFiles`. Reads these files instead of the feed. */
  upload?: string | null | undefined;
  /** Reads the whole source again instead of only the changes since the last sync. */
  full?: boolean | null | undefined;
  /** Reports what would change, and writes nothing. */
  dryRun?: boolean | null | undefined;
};

/** The contents of the CSV files to sync from instead of the feed. At least one. */
export type UploadSyncFilesInput = {
  teams?: string | null | undefined;
  events?: string | null | undefined;
  contacts?: string | null | undefined;
  players?: string | null | undefined;
};

export type SyncTeamInput = {
  teamID: string;
};

export type UpdateSafetyRecordsInput = {
  backgroundCheckedOn?: string | null | undefined;
  safeSportTrainedOn?: string | null | undefined;
  /** The `version` of the user that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: string | null | undefined;
};

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { token: string, user: { id: string, email: string | null, name: string, role: Role } } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { token: string, user: { id: string, email: string | null, name: string, role: Role } } };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
  recaptchaToken?: string | null | undefined;
}>;


export type ForgotPasswordMutation = { forgotPassword: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail: boolean };

export type SendVerificationEmailMutationVariables = Exact<{ [key: string]: never; }>;


export type SendVerificationEmailMutation = { sendVerificationEmail: boolean };

export type AccountQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountQuery = { currentUser: { id: string, version: string | null, email: string | null, name: string, role: Role, createdAt: string, isEmailVerified: boolean | null, hasTotp: boolean | null, emailNotifications: boolean | null, eventReminders: boolean | null, opportunityAlerts: boolean | null, marketingEmails: boolean | null } | null };

export type UpdateProfileMutationVariables = Exact<{
  id: string;
  input: UpdateUserInput;
}>;


export type UpdateProfileMutation = { updateUser: { id: string, name: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type StartTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTotpMutation = { startTotp: { secret: string, uri: string } };

export type ConfirmTotpMutationVariables = Exact<{
  input: ConfirmTotpInput;
}>;


export type ConfirmTotpMutation = { confirmTotp: Array<string> };

export type TurnOffTotpMutationVariables = Exact<{
  input: TurnOffTotpInput;
}>;


export type TurnOffTotpMutation = { turnOffTotp: boolean };

export type UpdateUserSettingsMutationVariables = Exact<{
  input: UpdateUserSettingsInput;
}>;


export type UpdateUserSettingsMutation = { updateUserSettings: { id: string, emailNotifications: boolean | null, eventReminders: boolean | null, opportunityAlerts: boolean | null, marketingEmails: boolean | null } };

export type ExportMyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportMyDataQuery = { exportMyData: string };

export type DeleteMyAccountMutationVariables = Exact<{
  input: DeleteMyAccountInput;
}>;


export type DeleteMyAccountMutation = { deleteMyAccount: boolean };

export type PublicProfileQueryVariables = Exact<{
  id: string;
}>;


export type PublicProfileQuery = { user: { id: string, name: string, role: Role, createdAt: string, claimedTeams: Array<{ id: string, locationCity: string | null, state: string | null, name: string, colors: Array<string>, crest: Crest, logoURL: string | null }> } | null };

export type AdminQueuesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminQueuesQuery = { adminQueues: { pendingClaims: number, openReports: number } };

export type AdminCountersQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCountersQuery = { adminStats: { totalTeams: number, totalPlayers: number, totalEvents: number, totalOpportunities: number, totalSeasons: number }, hiddenRecords: Array<{ kind: HideableKind }> };

export type AdminTeamsQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  admin?: AdminListInput | null | undefined;
}>;


export type AdminTeamsQuery = { teamsCount: number, teams: Array<{ id: string, locationCity: string | null, state: string | null, name: string, colors: Array<string>, crest: Crest, logoURL: string | null, hidden: { at: string } | null }> };

export type AdminPlayersQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  admin?: AdminListInput | null | undefined;
}>;


export type AdminPlayersQuery = { playersCount: number, players: Array<{ id: string, name: string, age: number | null, position: string | null, hidden: { at: string } | null }> };

export type AdminEventsQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  admin?: AdminListInput | null | undefined;
}>;


export type AdminEventsQuery = { eventsCount: number, events: Array<{ id: string, name: string, date: string, timeZone: string, location: string | null, city: string | null, state: string | null, hidden: { at: string } | null }> };

export type AdminOpportunitiesQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  admin?: AdminListInput | null | undefined;
}>;


export type AdminOpportunitiesQuery = { opportunitiesCount: number, opportunities: Array<{ id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, status: OpportunityStatus, visibility: OpportunityVisibility, hidden: { at: string } | null }> };

export type AdminSeasonsQueryVariables = Exact<{
  page: number;
  perPage: number;
}>;


export type AdminSeasonsQuery = { seasons: Array<{ id: string, name: string, year: number, seasonType: SeasonType, startDate: string, endDate: string, isActive: boolean }> };

export type DeleteSeasonMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSeasonMutation = { deleteSeason: boolean };

export type AgeRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AgeRulesQuery = { ageRules: Array<{ id: string, version: string, name: string, sport: Sport, cutoffMonth: number, cutoffDay: number, yearOffset: number, source: string }> };

export type UpdateAgeRuleMutationVariables = Exact<{
  id: string;
  input: UpdateAgeRuleInput;
}>;


export type UpdateAgeRuleMutation = { updateAgeRule: { id: string } };

export type AuditLogQueryVariables = Exact<{
  kind?: AuditKind | null | undefined;
  id?: string | null | undefined;
  actorID?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  page: number;
  perPage: number;
}>;


export type AuditLogQuery = { auditLog: Array<{ id: string, at: string, action: string, actorID: string | null, kind: AuditKind, recordID: string, recordName: string | null, actor: { id: string, name: string } | null, changes: Array<{ field: string, before: string | null, after: string | null, isWithheld: boolean }>, named: Array<{ id: string, name: string }> }> };

export type RecordsToPickQueryVariables = Exact<{
  search: string;
  team: boolean;
  player: boolean;
  event: boolean;
  opportunity: boolean;
  user: boolean;
}>;


export type RecordsToPickQuery = { teams?: Array<{ id: string, name: string }>, players?: Array<{ id: string, name: string }>, events?: Array<{ id: string, name: string }>, opportunities?: Array<{ id: string, name: string }>, users?: Array<{ id: string, name: string }> };

export type CalendarFragment = { id: string, kind: CalendarKind, title: string, url: string };

export type CalendarsQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarsQuery = { calendarFeeds: Array<{ id: string, kind: CalendarKind, title: string, url: string }> };

export type SubscribeToCalendarMutationVariables = Exact<{
  kind: CalendarKind;
  id?: string | null | undefined;
}>;


export type SubscribeToCalendarMutation = { calendarFeed: { id: string, kind: CalendarKind, title: string, url: string } };

export type RevokeCalendarMutationVariables = Exact<{
  id: string;
}>;


export type RevokeCalendarMutation = { revokeCalendarFeed: boolean };

export type ChangeNoticeQueryVariables = Exact<{
  id: string;
  isEvent: boolean;
}>;


export type ChangeNoticeQuery = { event?: { familiesToNotify: number, changesEmailedAt: string | null } | null, opportunity?: { familiesToNotify: number, changesEmailedAt: string | null } | null };

export type EmailEventChangesMutationVariables = Exact<{
  id: string;
}>;


export type EmailEventChangesMutation = { emailEventChanges: boolean };

export type EmailOpportunityChangesMutationVariables = Exact<{
  id: string;
}>;


export type EmailOpportunityChangesMutation = { emailOpportunityChanges: boolean };

export type CheckInListQueryVariables = Exact<{
  id: string;
}>;


export type CheckInListQuery = { opportunity: { id: string, title: string, status: OpportunityStatus, startTime: string, endTime: string | null, timeZone: string, location: string, city: string | null, state: string | null, viewerCanManage: boolean, registrations: Array<{ id: string, status: RegistrationStatus, jerseyNumber: string | null, checkedInAt: string | null, evaluations: Array<{ score: number | null }>, contact: { name: string, phone: string | null } | null, player: { id: string, name: string, age: number | null, position: string | null } | null }> } | null };

export type CheckInMutationVariables = Exact<{
  registrationID: string;
  checkedInAt?: string | null | undefined;
  jerseyNumber?: string | null | undefined;
  changedAt: string;
}>;


export type CheckInMutation = { checkIn: { id: string } };

export type CreateClaimRequestMutationVariables = Exact<{
  resourceType: string;
  resourceID: string;
  message?: string | null | undefined;
  guardianConsent?: string | null | undefined;
}>;


export type CreateClaimRequestMutation = { createClaimRequest: { id: string, status: ClaimStatus } };

export type ClaimRequestsQueryVariables = Exact<{
  status?: ClaimStatus | null | undefined;
  orderBy?: ListColumn | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type ClaimRequestsQuery = { claimRequests: Array<{ id: string, resourceType: string, teamId: string | null, playerId: string | null, resourceName: string | null, resourceOwnerSince: string | null, status: ClaimStatus, message: string | null, note: string | null, rejectionReason: string | null, isInstant: boolean, decidedAt: string | null, approvalEffects: Array<string>, rejectionEffects: Array<string>, evidence: Array<string>, ownerEvidence: Array<string>, createdAt: string, resourceOwner: { id: string, email: string | null, name: string } | null, user: { id: string, email: string | null, name: string, createdAt: string, isEmailVerified: boolean | null } | null, decidedBy: { id: string, name: string } | null, formerOwner: { id: string, email: string | null } | null, rivals: Array<{ id: string, email: string | null }> }> };

export type ClaimRequestsFileQueryVariables = Exact<{
  status?: ClaimStatus | null | undefined;
  orderBy?: ListColumn | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type ClaimRequestsFileQuery = { claimRequests: Array<{ resourceType: string, resourceName: string | null, status: ClaimStatus, message: string | null, note: string | null, rejectionReason: string | null, isInstant: boolean, createdAt: string, user: { name: string, email: string | null } | null }> };

export type ApproveClaimMutationVariables = Exact<{
  claimID: string;
}>;


export type ApproveClaimMutation = { approveClaim: { id: string, status: ClaimStatus } };

export type ReverseClaimMutationVariables = Exact<{
  claimID: string;
}>;


export type ReverseClaimMutation = { reverseClaim: { id: string, status: ClaimStatus } };

export type RejectClaimMutationVariables = Exact<{
  claimID: string;
  reason?: string | null | undefined;
}>;


export type RejectClaimMutation = { rejectClaim: { id: string, status: ClaimStatus } };

export type ContactsToManageQueryVariables = Exact<{
  teamID: string;
}>;


export type ContactsToManageQuery = { team: { id: string, viewerCanTransfer: boolean, contacts: Array<{ id: string, userID: string | null, name: string, email: string | null, role: string, isPending: boolean, managesTeam: boolean }> } | null };

export type AddTeamContactMutationVariables = Exact<{
  teamID: string;
  userID: string;
  role: string;
}>;


export type AddTeamContactMutation = { addTeamContact: { id: string } };

export type InviteContactMutationVariables = Exact<{
  recordID: string;
  email: string;
  role: string;
}>;


export type InviteContactMutation = { inviteContact: boolean };

export type RemoveTeamContactMutationVariables = Exact<{
  teamID: string;
  userID: string;
}>;


export type RemoveTeamContactMutation = { removeTeamContact: boolean };

export type AddDivisionContactMutationVariables = Exact<{
  divisionID: string;
  userID: string;
  role: string;
}>;


export type AddDivisionContactMutation = { addDivisionContact: { id: string } };

export type RemoveDivisionContactMutationVariables = Exact<{
  divisionID: string;
  userID: string;
}>;


export type RemoveDivisionContactMutation = { removeDivisionContact: boolean };

export type DeletedRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletedRecordsQuery = { deletedRecords: Array<{ kind: HideableKind, id: string, name: string, deletedAt: string, expiresAt: string, isRestorable: boolean, mergedIntoID: string | null, viewerCanErase: boolean, deletedBy: { id: string, name: string } | null }> };

export type RestoreRecordMutationVariables = Exact<{
  kind: HideableKind;
  id: string;
}>;


export type RestoreRecordMutation = { restoreRecord: boolean };

export type ErasureQueryVariables = Exact<{
  playerID: string;
}>;


export type ErasureQuery = { erasure: { id: string, status: ErasureStatus, startedAt: string, finishedAt: string | null, backupsEndAt: string | null } | null };

export type ErasePlayerMutationVariables = Exact<{
  id: string;
}>;


export type ErasePlayerMutation = { erasePlayer: boolean };

export type DivisionsToManageQueryVariables = Exact<{
  teamID: string;
}>;


export type DivisionsToManageQuery = { team: { id: string, divisions: Array<{ id: string, version: string, division: string, ageGroup: string, isImported: boolean, contacts: Array<{ id: string, userID: string, name: string, email: string | null, role: string, isPending: boolean }> }> } | null };

export type AddDivisionMutationVariables = Exact<{
  input: AddDivisionInput;
}>;


export type AddDivisionMutation = { addDivision: { id: string } };

export type UpdateDivisionMutationVariables = Exact<{
  id: string;
  input: UpdateDivisionInput;
}>;


export type UpdateDivisionMutation = { updateDivision: { id: string } };

export type DeleteDivisionMutationVariables = Exact<{
  id: string;
  moveTo?: string | null | undefined;
}>;


export type DeleteDivisionMutation = { deleteDivision: boolean };

export type EvaluatorsQueryVariables = Exact<{
  opportunityID: string;
}>;


export type EvaluatorsQuery = { opportunityEvaluators: Array<{ userID: string, name: string | null, isPending: boolean }> };

export type InviteEvaluatorMutationVariables = Exact<{
  opportunityID: string;
  userID: string;
}>;


export type InviteEvaluatorMutation = { inviteEvaluator: { userID: string } };

export type RemoveEvaluatorMutationVariables = Exact<{
  opportunityID: string;
  userID: string;
}>;


export type RemoveEvaluatorMutation = { removeEvaluator: boolean };

export type EvaluationSheetQueryVariables = Exact<{
  opportunityID: string;
}>;


export type EvaluationSheetQuery = { evaluationSheet: Array<{ playerID: string, name: string, jerseyNumber: string | null, age: number | null, position: string | null, isCheckedIn: boolean, score: number | null, notes: string | null }>, evaluatorInvitations: Array<{ opportunityID: string, opportunityTitle: string | null }> };

export type SaveEvaluationMutationVariables = Exact<{
  opportunityID: string;
  playerID: string;
  score?: number | null | undefined;
  notes?: string | null | undefined;
}>;


export type SaveEvaluationMutation = { saveEvaluation: boolean };

export type HostingTeamQueryVariables = Exact<{
  id: string;
}>;


export type HostingTeamQuery = { team: { id: string, sport: Sport | null } | null };

export type CreateEventMutationVariables = Exact<{
  input: CreateEventInput;
}>;


export type CreateEventMutation = { createEvent: { id: string } };

export type UpdateEventMutationVariables = Exact<{
  id: string;
  input: UpdateEventInput;
}>;


export type UpdateEventMutation = { updateEvent: { id: string } };

export type EventFamiliesQueryVariables = Exact<{
  id: string;
}>;


export type EventFamiliesQuery = { event: { id: string, familiesToNotify: number } | null };

export type DismissEventSuggestionMutationVariables = Exact<{
  id: string;
  field: string;
}>;


export type DismissEventSuggestionMutation = { dismissEventSuggestion: { id: string } };

export type EventCardFragment = { id: string, name: string, date: string, endDate: string | null, timeZone: string, location: string | null, city: string | null, state: string | null, eventType: string | null, sport: Sport | null, status: EventStatus, divisions: Array<{ ageGroup: string }> };

export type EventsQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  state?: string | null | undefined;
  city?: string | null | undefined;
  eventType?: string | null | undefined;
  sport?: Sport | null | undefined;
  ageGroup?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  statedOnly?: boolean | null | undefined;
  near?: NearInput | null | undefined;
  sort?: ListSort | null | undefined;
  asksStated?: boolean | null | undefined;
}>;


export type EventsQuery = { eventsCount: number, statedCount?: number, events: Array<{ distanceMiles: number | null, id: string, name: string, date: string, endDate: string | null, timeZone: string, location: string | null, city: string | null, state: string | null, eventType: string | null, sport: Sport | null, status: EventStatus, divisions: Array<{ ageGroup: string }> }> };

export type EventsFacetsQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: string | null | undefined;
  city?: string | null | undefined;
  eventType?: string | null | undefined;
  sport?: Sport | null | undefined;
  ageGroup?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  statedOnly?: boolean | null | undefined;
  near?: NearInput | null | undefined;
  isEmpty?: boolean | null | undefined;
}>;


export type EventsFacetsQuery = { eventsFacets: Array<{ filter: string, countWithout?: number, values?: Array<{ value: string, count: number }> }> };

export type TeamEventsQueryVariables = Exact<{
  teamID: string;
}>;


export type TeamEventsQuery = { team: { id: string, events: Array<{ id: string, name: string, date: string, endDate: string | null, timeZone: string, location: string | null, city: string | null, state: string | null, eventType: string | null, sport: Sport | null, status: EventStatus, divisions: Array<{ ageGroup: string }> }> } | null };

export type EventQueryVariables = Exact<{
  id: string;
}>;


export type EventQuery = { event: { version: string, createdBy: string | null, url: string | null, latitude: number | null, longitude: number | null, calendarSequence: number, viewerCanManage: boolean, viewerCanDelete: boolean, id: string, name: string, date: string, endDate: string | null, timeZone: string, location: string | null, city: string | null, state: string | null, eventType: string | null, sport: Sport | null, status: EventStatus, hidden: { reason: string } | null, divisions: Array<{ division: string, entered: number | null, max: number | null, entryFeeCents: number | null, deadline: string | null, soldOut: boolean | null, ageGroup: string }>, team: { id: string, name: string, locationCity: string | null, state: string | null, claimedBy: string | null } | null, suggestions: Array<{ field: string, value: string }> } | null };

export type DeleteEventMutationVariables = Exact<{
  id: string;
}>;


export type DeleteEventMutation = { deleteEvent: boolean };

export type EventPointsQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: string | null | undefined;
  city?: string | null | undefined;
  eventType?: string | null | undefined;
  sport?: Sport | null | undefined;
  ageGroup?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  statedOnly?: boolean | null | undefined;
  near?: NearInput | null | undefined;
}>;


export type EventPointsQuery = { events: Array<{ id: string, latitude: number | null, longitude: number | null, label: string }> };

export type GuestPlayQueryVariables = Exact<{
  playerID: string;
}>;


export type GuestPlayQuery = { player: { id: string, guestPlayUntil: string | null, isOpenToTryouts: boolean } | null };

export type SetOpenToGuestPlayMutationVariables = Exact<{
  playerID: string;
  isOpen: boolean;
  tryouts: boolean;
}>;


export type SetOpenToGuestPlayMutation = { setOpenToGuestPlay: { id: string } };

export type GuestPlayersQueryVariables = Exact<{
  opportunityID: string;
}>;


export type GuestPlayersQuery = { guestPlayers: Array<{ playerID: string, name: string, age: number | null, position: string | null, locationCity: string | null, state: string | null, match: GuestMatch, reasons: Array<string>, isInvited: boolean }> };

export type InviteGuestPlayerMutationVariables = Exact<{
  opportunityID: string;
  playerID: string;
}>;


export type InviteGuestPlayerMutation = { inviteGuestPlayer: boolean };

export type FamilyAsksQueryVariables = Exact<{
  opportunityID: string;
}>;


export type FamilyAsksQuery = { familyAsks: { isOn: boolean, fittingCount: number, askedCount: number, saidNoCount: number, nextAt: string | null } };

export type SetAskingFamiliesMutationVariables = Exact<{
  opportunityID: string;
  isOn: boolean;
}>;


export type SetAskingFamiliesMutation = { setAskingFamilies: { isOn: boolean, askedCount: number } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { upcomingEvents: number, adminStats: { totalTeams: number, totalPlayers: number, totalOpportunities: number }, opportunities: Array<{ id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, sport: Sport | null, minAge: number | null, maxAge: number | null, ageGroups: Array<string>, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null } | null }>, teams: Array<{ id: string, name: string, locationCity: string | null, state: string | null, description: string | null, sport: Sport | null, colors: Array<string>, crest: Crest, logoURL: string | null, divisions: Array<{ id: string, division: string, ageGroup: string }>, nextTryout: { id: string, startTime: string, timeZone: string } | null }>, players: Array<{ id: string, name: string, age: number | null, position: string | null, batsThrows: string | null, locationCity: string | null, state: string | null, photoURL: string | null }>, events: Array<{ id: string, name: string, date: string, endDate: string | null, timeZone: string, location: string | null, city: string | null, state: string | null, eventType: string | null, sport: Sport | null, status: EventStatus, divisions: Array<{ ageGroup: string }> }> };

export type PendingInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingInvitationsQuery = { contactInvitations: Array<{ id: string, role: string, managesTeam: boolean, invitedByName: string | null, team: { id: string, name: string }, division: { id: string, division: string, ageGroup: string } | null }>, evaluatorInvitations: Array<{ opportunityID: string, opportunityTitle: string | null, isPending: boolean }>, teamTransfers: Array<{ id: string, fromName: string | null, team: { id: string, name: string } }>, pendingRosterEntries: Array<{ id: string, season: string, waitsFor: RosterSide | null, team: { id: string, name: string } | null, player: { id: string, name: string } | null }>, claimedPlayers: Array<{ id: string, name: string, guestInvitations: Array<{ id: string, title: string, type: OpportunityType, startTime: string, timeZone: string }> }> };

export type DeclineGuestInvitationMutationVariables = Exact<{
  opportunityID: string;
  playerID: string;
}>;


export type DeclineGuestInvitationMutation = { declineGuestInvitation: boolean };

export type AcceptEvaluatorMutationVariables = Exact<{
  id: string;
}>;


export type AcceptEvaluatorMutation = { acceptEvaluator: boolean };

export type DeclineEvaluatorMutationVariables = Exact<{
  id: string;
}>;


export type DeclineEvaluatorMutation = { declineEvaluator: boolean };

export type AcceptContactMutationVariables = Exact<{
  id: string;
}>;


export type AcceptContactMutation = { acceptContact: boolean };

export type AcceptContactLinkMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type AcceptContactLinkMutation = { acceptContact: boolean };

export type DeclineContactMutationVariables = Exact<{
  id: string;
}>;


export type DeclineContactMutation = { declineContact: boolean };

export type TeamsToMergeQueryVariables = Exact<{
  text: string;
  page: number;
  perPage: number;
}>;


export type TeamsToMergeQuery = { teams: Array<{ id: string, name: string, locationCity: string | null, state: string | null, sport: Sport | null }> };

export type PlayersToMergeQueryVariables = Exact<{
  text: string;
  page: number;
  perPage: number;
}>;


export type PlayersToMergeQuery = { players: Array<{ id: string, name: string, locationCity: string | null, state: string | null, age: number | null }> };

export type MergeTeamsMutationVariables = Exact<{
  fromID: string;
  intoID: string;
  dryRun: boolean;
}>;


export type MergeTeamsMutation = { mergeTeams: { conflicts: Array<string>, moves: Array<{ part: MergedPart, count: number }> } };

export type MergePlayersMutationVariables = Exact<{
  fromID: string;
  intoID: string;
  dryRun: boolean;
}>;


export type MergePlayersMutation = { mergePlayers: { conflicts: Array<string>, moves: Array<{ part: MergedPart, count: number }> } };

export type MergePlanFragment = { conflicts: Array<string>, moves: Array<{ part: MergedPart, count: number }> };

export type MySeasonQueryVariables = Exact<{ [key: string]: never; }>;


export type MySeasonQuery = { claimedPlayers: Array<{ id: string, name: string, photoURL: string | null, age: number | null, teamHistory: Array<{ id: string, season: string, waitsFor: RosterSide | null, team: { id: string, name: string, sport: Sport | null } | null }>, registrations: Array<{ id: string, status: RegistrationStatus, waitlistPosition: number | null, offerExpiresAt: string | null, waitsForFamily: boolean, viewerCanAccept: boolean, opportunity: { id: string, title: string, startTime: string, timeZone: string, status: OpportunityStatus } | null }>, guestInvitations: Array<{ id: string, title: string }> }>, claimedTeams: Array<{ id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null, opportunities: Array<{ id: string, title: string, startTime: string, timeZone: string, undecidedCount: number }> }>, managedTeams: Array<{ id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null, opportunities: Array<{ id: string, title: string, startTime: string, timeZone: string, undecidedCount: number }> }>, contactInvitations: Array<{ id: string }>, teamTransfers: Array<{ id: string }>, pendingRosterEntries: Array<{ id: string }>, evaluatorInvitations: Array<{ isPending: boolean }> };

export type MyTeamFragment = { id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null, opportunities: Array<{ id: string, title: string, startTime: string, timeZone: string, undecidedCount: number }> };

export type MyRegistrationFragment = { id: string, status: RegistrationStatus, waitlistPosition: number | null, offerExpiresAt: string | null, waitsForFamily: boolean, viewerCanAccept: boolean, opportunity: { id: string, title: string, startTime: string, timeZone: string, status: OpportunityStatus } | null };

export type AgendaQueryVariables = Exact<{ [key: string]: never; }>;


export type AgendaQuery = { agenda: Array<{ id: string, isOrganized: boolean, feeDueCents: number, opportunity: { id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, status: OpportunityStatus, feeCents: number, approvedCount: number, undecidedCount: number } | null, event: { id: string, name: string, date: string, timeZone: string, location: string | null, city: string | null, state: string | null, eventType: string | null } | null, registrations: Array<{ id: string, status: RegistrationStatus, waitlistPosition: number | null, offerExpiresAt: string | null, waitsForFamily: boolean, viewerCanAccept: boolean, player: { id: string, name: string } | null }> }> };

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { unreadNotificationCount: number };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { notifications: Array<{ id: string, subject: string, messageAbout: string | null, text: string, path: string, createdAt: string, isRead: boolean }> };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: boolean };

export type PushDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PushDevicesQuery = { pushKey: string, pushSubscriptions: Array<{ id: string, device: string, createdAt: string }> };

export type AddPushSubscriptionMutationVariables = Exact<{
  input: AddPushSubscriptionInput;
}>;


export type AddPushSubscriptionMutation = { addPushSubscription: { id: string } };

export type RemovePushSubscriptionMutationVariables = Exact<{
  id: string;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: boolean };

export type OpportunityCardFragment = { id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, sport: Sport | null, minAge: number | null, maxAge: number | null, ageGroups: Array<string>, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null } | null };

export type OpportunitiesQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  type?: OpportunityType | null | undefined;
  state?: string | null | undefined;
  location?: string | null | undefined;
  position?: string | null | undefined;
  sport?: Sport | null | undefined;
  ageGroup?: string | null | undefined;
  age?: number | null | undefined;
  fitsPlayer?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  seasonUpTo?: number | null | undefined;
  statedOnly?: boolean | null | undefined;
  near?: NearInput | null | undefined;
  openOnly?: boolean | null | undefined;
  sort?: ListSort | null | undefined;
  asksStated?: boolean | null | undefined;
}>;


export type OpportunitiesQuery = { opportunitiesCount: number, statedCount?: number, opportunities: Array<{ distanceMiles: number | null, id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, sport: Sport | null, minAge: number | null, maxAge: number | null, ageGroups: Array<string>, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null, seasonCost: { cents: number } | null } | null }> };

export type OpportunitiesFacetsQueryVariables = Exact<{
  search?: string | null | undefined;
  type?: OpportunityType | null | undefined;
  state?: string | null | undefined;
  location?: string | null | undefined;
  position?: string | null | undefined;
  sport?: Sport | null | undefined;
  ageGroup?: string | null | undefined;
  age?: number | null | undefined;
  fitsPlayer?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  seasonUpTo?: number | null | undefined;
  statedOnly?: boolean | null | undefined;
  near?: NearInput | null | undefined;
  openOnly?: boolean | null | undefined;
  isEmpty?: boolean | null | undefined;
}>;


export type OpportunitiesFacetsQuery = { opportunitiesFacets: Array<{ filter: string, countWithout?: number, values?: Array<{ value: string, count: number }> }> };

export type TeamsThatFitCountQueryVariables = Exact<{
  ageGroup?: string | null | undefined;
  sport?: Sport | null | undefined;
  near?: NearInput | null | undefined;
}>;


export type TeamsThatFitCountQuery = { teamsCount: number };

export type NearbyOpportunitiesQueryVariables = Exact<{
  near: NearInput;
  sport?: Sport | null | undefined;
  ageGroup?: string | null | undefined;
  type?: OpportunityType | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  perPage: number;
}>;


export type NearbyOpportunitiesQuery = { opportunities: Array<{ distanceMiles: number | null, id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, sport: Sport | null, minAge: number | null, maxAge: number | null, ageGroups: Array<string>, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null } | null }> };

export type TeamOpportunitiesQueryVariables = Exact<{
  teamID: string;
}>;


export type TeamOpportunitiesQuery = { team: { id: string, opportunities: Array<{ id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, sport: Sport | null, minAge: number | null, maxAge: number | null, ageGroups: Array<string>, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null } | null }> } | null };

export type PlayerOpportunitiesQueryVariables = Exact<{
  playerID: string;
}>;


export type PlayerOpportunitiesQuery = { player: { id: string, viewerCanEdit: boolean, registrations: Array<{ id: string, status: RegistrationStatus, createdAt: string, opportunity: { id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, sport: Sport | null, minAge: number | null, maxAge: number | null, ageGroups: Array<string>, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null } | null } | null }>, fittingOpportunities: Array<{ id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, sport: Sport | null, minAge: number | null, maxAge: number | null, ageGroups: Array<string>, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null } | null }> } | null };

export type OwnRegistrationFragment = { id: string, status: RegistrationStatus, rejectionReason: string | null, waitlistPosition: number | null, offerExpiresAt: string | null, viewerCanWithdraw: boolean, waitsForFamily: boolean, viewerCanAccept: boolean, waiver: { version: string } | null, player: { id: string, name: string, claimedBy: string | null } | null };

export type MyRegistrationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRegistrationsQuery = { myRegistrations: Array<{ id: string, status: RegistrationStatus, rejectionReason: string | null, waitlistPosition: number | null, offerExpiresAt: string | null, viewerCanWithdraw: boolean, waitsForFamily: boolean, viewerCanAccept: boolean, opportunity: { id: string, updatedAt: string, title: string, status: OpportunityStatus, startTime: string, endTime: string | null, timeZone: string, location: string, city: string | null, state: string | null, description: string | null, waiverText: string | null, waiverHash: string | null, decideBy: string | null, calendarSequence: number } | null, waiver: { version: string } | null, player: { id: string, name: string, claimedBy: string | null } | null }> };

export type OpportunityQueryVariables = Exact<{
  id: string;
}>;


export type OpportunityQuery = { opportunity: { updatedAt: string, description: string | null, whatToBring: string | null, latitude: number | null, longitude: number | null, endTime: string | null, positionsNeeded: Array<string>, capacity: number, waiverRequired: boolean, decideBy: string | null, neededBy: string | null, calendarSequence: number, waiverText: string | null, waiverHash: string | null, registrationCount: number, approvedCount: number, viewerCanManage: boolean, viewerCanRegister: boolean, id: string, type: OpportunityType, title: string, startTime: string, timeZone: string, location: string, city: string | null, state: string | null, sport: Sport | null, minAge: number | null, maxAge: number | null, ageGroups: Array<string>, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null, seasonCost: { cents: number, includes: Array<SeasonInclusion> } | null } | null, hidden: { reason: string } | null, createdByUser: { id: string, name: string } | null, registrations: Array<{ jerseyNumber: string | null, createdAt: string, id: string, status: RegistrationStatus, rejectionReason: string | null, waitlistPosition: number | null, offerExpiresAt: string | null, viewerCanWithdraw: boolean, waitsForFamily: boolean, viewerCanAccept: boolean, player: { id: string, name: string, age: number | null, position: string | null, claimedBy: string | null } | null, waiver: { version: string } | null }> } | null };

export type PositionNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PositionNamesQuery = { positions: Array<{ id: string, name: string, abbreviation: string }> };

export type DeleteOpportunityMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOpportunityMutation = { deleteOpportunity: boolean };

export type WithdrawRegistrationMutationVariables = Exact<{
  registrationID: string;
}>;


export type WithdrawRegistrationMutation = { withdrawRegistration: boolean };

export type AcceptWaitlistOfferMutationVariables = Exact<{
  registrationID: string;
  opportunityUpdatedAt: string;
}>;


export type AcceptWaitlistOfferMutation = { acceptWaitlistOffer: { id: string, status: RegistrationStatus } };

export type DeclineWaitlistOfferMutationVariables = Exact<{
  registrationID: string;
}>;


export type DeclineWaitlistOfferMutation = { declineWaitlistOffer: { id: string, status: RegistrationStatus } };

export type AcceptRegistrationMutationVariables = Exact<{
  registrationID: string;
  waiverSigned?: boolean | null | undefined;
  waiverHash?: string | null | undefined;
  opportunityUpdatedAt: string;
}>;


export type AcceptRegistrationMutation = { acceptRegistration: { id: string } };

export type AskOrganizerMutationVariables = Exact<{
  opportunityID: string;
  text: string;
}>;


export type AskOrganizerMutation = { askOrganizer: boolean };

export type OpportunityPointsQueryVariables = Exact<{
  search?: string | null | undefined;
  type?: OpportunityType | null | undefined;
  state?: string | null | undefined;
  location?: string | null | undefined;
  position?: string | null | undefined;
  sport?: Sport | null | undefined;
  ageGroup?: string | null | undefined;
  age?: number | null | undefined;
  fitsPlayer?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  seasonUpTo?: number | null | undefined;
  statedOnly?: boolean | null | undefined;
  near?: NearInput | null | undefined;
  openOnly?: boolean | null | undefined;
}>;


export type OpportunityPointsQuery = { opportunities: Array<{ id: string, latitude: number | null, longitude: number | null, label: string }> };

export type SignedWaiversQueryVariables = Exact<{
  opportunityID: string;
}>;


export type SignedWaiversQuery = { opportunity: { id: string, registrations: Array<{ id: string, waiver: { version: string, text: string, signedAt: string, signedBy: string | null } | null }> } | null };

export type OpportunityToEditQueryVariables = Exact<{
  id: string;
}>;


export type OpportunityToEditQuery = { opportunity: { id: string, version: string, type: OpportunityType, title: string, description: string | null, whatToBring: string | null, familiesToNotify: number, startTime: string, endTime: string | null, timeZone: string, location: string, city: string | null, state: string | null, latitude: number | null, longitude: number | null, positionsNeeded: Array<string>, sport: Sport | null, minAge: number | null, maxAge: number | null, feeCents: number, capacity: number, waiverRequired: boolean, registrationDeadline: string | null, neededBy: string | null, decideBy: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, viewerCanManage: boolean, team: { id: string, name: string, locationCity: string | null, state: string | null } | null } | null };

export type PositionsToPickQueryVariables = Exact<{ [key: string]: never; }>;


export type PositionsToPickQuery = { positions: Array<{ id: string, name: string }> };

export type TeamOfOpportunityQueryVariables = Exact<{
  id: string;
}>;


export type TeamOfOpportunityQuery = { team: { id: string, name: string, locationCity: string | null, state: string | null } | null };

export type TeamToPostForQueryVariables = Exact<{
  id: string;
}>;


export type TeamToPostForQuery = { team: { id: string, sport: Sport | null, locationCity: string | null, state: string | null, latitude: number | null, longitude: number | null, divisions: Array<{ id: string, ageGroup: string }> } | null };

export type CreateOpportunityMutationVariables = Exact<{
  input: CreateOpportunityInput;
}>;


export type CreateOpportunityMutation = { createOpportunity: { id: string } };

export type UpdateOpportunityMutationVariables = Exact<{
  id: string;
  input: UpdateOpportunityInput;
}>;


export type UpdateOpportunityMutation = { updateOpportunity: { id: string } };

export type PlacesQueryVariables = Exact<{
  search: string;
}>;


export type PlacesQuery = { places: Array<{ kind: PlaceKind, city: string, state: string, latitude: number, longitude: number }> };

export type CurrentPlaceQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type CurrentPlaceQuery = { nearestPlace: { city: string, state: string, latitude: number, longitude: number } | null };

export type CreatePlayerMutationVariables = Exact<{
  input: CreatePlayerInput;
}>;


export type CreatePlayerMutation = { createPlayer: { id: string, name: string } };

export type UpdatePlayerMutationVariables = Exact<{
  id: string;
  input: UpdatePlayerInput;
}>;


export type UpdatePlayerMutation = { updatePlayer: { id: string, name: string } };

export type DismissPlayerSuggestionMutationVariables = Exact<{
  id: string;
  field: string;
}>;


export type DismissPlayerSuggestionMutation = { dismissPlayerSuggestion: { id: string } };

export type PlayerCardFragment = { id: string, name: string, age: number | null, position: string | null, batsThrows: string | null, locationCity: string | null, state: string | null, photoURL: string | null };

export type PlayersQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  position?: string | null | undefined;
  ageGroup?: string | null | undefined;
  statedOnly?: boolean | null | undefined;
  near?: NearInput | null | undefined;
  sort?: ListSort | null | undefined;
  asksStated?: boolean | null | undefined;
}>;


export type PlayersQuery = { playersCount: number, statedCount?: number, players: Array<{ distanceMiles: number | null, id: string, name: string, age: number | null, position: string | null, batsThrows: string | null, locationCity: string | null, state: string | null, photoURL: string | null }> };

export type PlayersFacetsQueryVariables = Exact<{
  search?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  position?: string | null | undefined;
  ageGroup?: string | null | undefined;
  statedOnly?: boolean | null | undefined;
  near?: NearInput | null | undefined;
  isEmpty?: boolean | null | undefined;
}>;


export type PlayersFacetsQuery = { playersFacets: Array<{ filter: string, countWithout?: number, values?: Array<{ value: string, count: number }> }> };

export type ClaimedPlayersQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimedPlayersQuery = { claimedPlayers: Array<{ id: string, name: string, age: number | null, position: string | null, batsThrows: string | null, locationCity: string | null, state: string | null, photoURL: string | null }> };

export type PlayerQueryVariables = Exact<{
  id: string;
}>;


export type PlayerQuery = { player: { version: string, profilesLeft: number | null, claimedBy: string | null, isClaimed: boolean, visibility: PlayerVisibility, birthYear: number | null, birthWindow: BirthWindow | null, deletesOn: string | null, viewerClaimPending: boolean, viewerCanEdit: boolean, viewerCanClaim: boolean, id: string, name: string, age: number | null, position: string | null, batsThrows: string | null, locationCity: string | null, state: string | null, photoURL: string | null, hidden: { reason: string } | null, guardianConsent: { isExplicit: boolean } | null, leagueAges: Array<{ seasonYear: number, age: number, ageGroup: string | null, ageRule: { id: string, name: string, sport: Sport } }>, teams: Array<{ id: string, name: string, sport: Sport | null, locationCity: string | null, state: string | null }>, suggestions: Array<{ field: string, value: string }> } | null };

export type TeamHistoryEntryFragment = { id: string, version: string, teamID: string, startDate: string, endDate: string | null, division: string | null, ageGroup: string | null, season: string, waitsFor: RosterSide | null, viewerCanAnswer: boolean, team: { id: string, name: string, locationCity: string | null, state: string | null } | null };

export type PlayerTeamHistoryQueryVariables = Exact<{
  playerID: string;
}>;


export type PlayerTeamHistoryQuery = { playerTeamHistory: Array<{ id: string, version: string, teamID: string, startDate: string, endDate: string | null, division: string | null, ageGroup: string | null, season: string, waitsFor: RosterSide | null, viewerCanAnswer: boolean, team: { id: string, name: string, locationCity: string | null, state: string | null } | null }> };

export type PlayerSeasonsQueryVariables = Exact<{
  page: number;
  perPage: number;
}>;


export type PlayerSeasonsQuery = { seasons: Array<{ id: string, name: string, startDate: string, endDate: string, isActive: boolean }> };

export type ConfirmGuardianConsentMutationVariables = Exact<{
  playerID: string;
  version: string;
}>;


export type ConfirmGuardianConsentMutation = { confirmGuardianConsent: { id: string } };

export type ClaimPlayerMutationVariables = Exact<{
  playerID: string;
  guardianConsent?: string | null | undefined;
}>;


export type ClaimPlayerMutation = { claimPlayer: { id: string, claimedBy: string | null, claimedAt: string | null } };

export type DeletePlayerMutationVariables = Exact<{
  id: string;
}>;


export type DeletePlayerMutation = { deletePlayer: boolean };

export type AddPlayerToTeamMutationVariables = Exact<{
  input: AddPlayerToTeamInput;
}>;


export type AddPlayerToTeamMutation = { addPlayerToTeam: { id: string, waitsFor: RosterSide | null } };

export type UpdatePlayerTeamHistoryMutationVariables = Exact<{
  id: string;
  input: UpdatePlayerTeamHistoryInput;
}>;


export type UpdatePlayerTeamHistoryMutation = { updatePlayerTeamHistory: { id: string, waitsFor: RosterSide | null } };

export type RemovePlayerFromTeamMutationVariables = Exact<{
  teamHistoryID: string;
}>;


export type RemovePlayerFromTeamMutation = { removePlayerFromTeam: boolean };

export type AcceptPlayerInvitationMutationVariables = Exact<{
  playerID: string;
  code: string;
  guardianConsent?: string | null | undefined;
}>;


export type AcceptPlayerInvitationMutation = { acceptPlayerInvitation: { id: string, name: string } };

export type KeepPlayerMutationVariables = Exact<{
  id: string;
}>;


export type KeepPlayerMutation = { updatePlayer: { id: string } };

export type PlayerClaimQueryVariables = Exact<{
  id: string;
}>;


export type PlayerClaimQuery = { player: { isClaimed: boolean } | null };

export type OpportunityToRegisterQueryVariables = Exact<{
  id: string;
}>;


export type OpportunityToRegisterQuery = { opportunity: { id: string, updatedAt: string, type: OpportunityType, title: string, startTime: string, endTime: string | null, timeZone: string, location: string, city: string | null, state: string | null, minAge: number | null, maxAge: number | null, sport: Sport | null, feeCents: number, spotsLeft: number, registrationDeadline: string | null, decideBy: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, waiverRequired: boolean, waiverText: string | null, waiverHash: string | null, viewerCanRegister: boolean, team: { id: string, name: string } | null, registrations: Array<{ id: string, status: RegistrationStatus, playerID: string }> } | null };

export type RegistrantFragment = { id: string, name: string, age: number | null, position: string | null, locationCity: string | null, state: string | null, isClaimed: boolean };

export type OwnRegistrantsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRegistrantsQuery = { claimedPlayers: Array<{ id: string, name: string, age: number | null, position: string | null, locationCity: string | null, state: string | null, isClaimed: boolean, teamHistory: Array<{ team: { sport: Sport | null } | null }> }>, claimedTeams: Array<{ id: string, name: string, players: Array<{ id: string, name: string, age: number | null, position: string | null, locationCity: string | null, state: string | null, isClaimed: boolean }> }>, managedTeams: Array<{ id: string, name: string, players: Array<{ id: string, name: string, age: number | null, position: string | null, locationCity: string | null, state: string | null, isClaimed: boolean }> }> };

export type RosterToRegisterFragment = { id: string, name: string, players: Array<{ id: string, name: string, age: number | null, position: string | null, locationCity: string | null, state: string | null, isClaimed: boolean }> };

export type RegistrantsToPickQueryVariables = Exact<{
  search: string;
  page: number;
  perPage: number;
}>;


export type RegistrantsToPickQuery = { players: Array<{ viewerCanRegister: boolean, id: string, name: string, age: number | null, position: string | null, locationCity: string | null, state: string | null, isClaimed: boolean }> };

export type RegisterForOpportunityMutationVariables = Exact<{
  input: RegisterForOpportunityInput;
}>;


export type RegisterForOpportunityMutation = { registerForOpportunity: { id: string, status: RegistrationStatus } };

export type ManagedRegistrationFragment = { id: string, version: string, status: RegistrationStatus, jerseyNumber: string | null, notes: string | null, waiverSigned: boolean, feePaidCents: number, waitlistPosition: number | null, offerExpiresAt: string | null, createdAt: string, checkedInAt: string | null, waiver: { version: string } | null, evaluations: Array<{ evaluatorName: string | null, score: number | null, notes: string | null }>, contact: { name: string, email: string, phone: string | null } | null, player: { id: string, name: string, age: number | null, position: string | null } | null };

export type OpportunityToManageQueryVariables = Exact<{
  id: string;
}>;


export type OpportunityToManageQuery = { opportunity: { id: string, title: string, feeCents: number, offeredCount: number, waitlistCount: number, waiverRequired: boolean, timeZone: string, capacity: number, approvedCount: number, spotsLeft: number, viewerCanManage: boolean } | null };

export type ManagedRegistrationsQueryVariables = Exact<{
  opportunityID: string;
  status?: RegistrationStatus | null | undefined;
  search?: string | null | undefined;
  orderBy?: ListColumn | null | undefined;
  descending?: boolean | null | undefined;
  page: number;
}>;


export type ManagedRegistrationsQuery = { found: number, PENDING: number, APPROVED: number, REJECTED: number, rows: Array<{ id: string, version: string, status: RegistrationStatus, jerseyNumber: string | null, notes: string | null, waiverSigned: boolean, feePaidCents: number, waitlistPosition: number | null, offerExpiresAt: string | null, createdAt: string, checkedInAt: string | null, waiver: { version: string } | null, evaluations: Array<{ evaluatorName: string | null, score: number | null, notes: string | null }>, contact: { name: string, email: string, phone: string | null } | null, player: { id: string, name: string, age: number | null, position: string | null } | null }> };

export type EveryRegistrationQueryVariables = Exact<{
  opportunityID: string;
  status?: RegistrationStatus | null | undefined;
  search?: string | null | undefined;
  orderBy?: ListColumn | null | undefined;
  descending?: boolean | null | undefined;
  page: number;
  perPage: number;
}>;


export type EveryRegistrationQuery = { opportunityRegistrations: Array<{ id: string, version: string, status: RegistrationStatus, jerseyNumber: string | null, notes: string | null, waiverSigned: boolean, feePaidCents: number, waitlistPosition: number | null, offerExpiresAt: string | null, createdAt: string, checkedInAt: string | null, waiver: { version: string } | null, evaluations: Array<{ evaluatorName: string | null, score: number | null, notes: string | null }>, contact: { name: string, email: string, phone: string | null } | null, player: { id: string, name: string, age: number | null, position: string | null } | null }> };

export type AdminRegistrationsQueryVariables = Exact<{
  opportunityID: string;
  status?: RegistrationStatus | null | undefined;
  orderBy?: ListColumn | null | undefined;
  descending?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type AdminRegistrationsQuery = { opportunityRegistrations: Array<{ id: string, playerID: string, status: RegistrationStatus, jerseyNumber: string | null, notes: string | null, createdAt: string, player: { id: string, name: string, age: number | null } | null }> };

export type AdminRegistrationsOfQueryVariables = Exact<{
  id: string;
}>;


export type AdminRegistrationsOfQuery = { opportunity: { id: string, title: string, timeZone: string, capacity: number, approvedCount: number } | null };

export type PendingRegistrationsQueryVariables = Exact<{
  opportunityID: string;
}>;


export type PendingRegistrationsQuery = { opportunityRegistrationsCount: number };

export type ApproveRegistrationMutationVariables = Exact<{
  registrationID: string;
}>;


export type ApproveRegistrationMutation = { approveRegistration: { id: string, status: RegistrationStatus } };

export type RejectRegistrationMutationVariables = Exact<{
  registrationID: string;
  reason?: string | null | undefined;
}>;


export type RejectRegistrationMutation = { rejectRegistration: { id: string, status: RegistrationStatus } };

export type UpdateRegistrationMutationVariables = Exact<{
  id: string;
  input: UpdateRegistrationInput;
}>;


export type UpdateRegistrationMutation = { updateRegistration: { id: string, feePaidCents: number } };

export type UpdateRegistrationStatusMutationVariables = Exact<{
  id: string;
  status: RegistrationStatus;
  reason?: string | null | undefined;
}>;


export type UpdateRegistrationStatusMutation = { updateRegistrationStatus: { id: string, status: RegistrationStatus } };

export type EmailRegistrantsMutationVariables = Exact<{
  opportunityID: string;
  status?: RegistrationStatus | null | undefined;
  subject: string;
  text: string;
}>;


export type EmailRegistrantsMutation = { emailRegistrants: number };

export type ReportRecordMutationVariables = Exact<{
  kind: ReportKind;
  id: string;
  reason: string;
  email?: string | null | undefined;
  recaptchaToken?: string | null | undefined;
}>;


export type ReportRecordMutation = { reportRecord: boolean };

export type HideRecordMutationVariables = Exact<{
  kind: HideableKind;
  id: string;
  reason: string;
}>;


export type HideRecordMutation = { hideRecord: boolean };

export type UnhideRecordMutationVariables = Exact<{
  kind: HideableKind;
  id: string;
}>;


export type UnhideRecordMutation = { unhideRecord: boolean };

export type ResolveReportMutationVariables = Exact<{
  id: string;
  action: ReportAction;
  note?: string | null | undefined;
}>;


export type ResolveReportMutation = { resolveReport: { id: string, status: ReportStatus } };

export type ReportsQueryVariables = Exact<{
  status: ReportStatus;
  orderBy?: ListColumn | null | undefined;
  descending?: boolean | null | undefined;
  page: number;
  perPage: number;
}>;


export type ReportsQuery = { reports: Array<{ id: string, kind: ReportKind, recordID: string, recordName: string | null, isHidden: boolean, hasOwner: boolean, reason: string, reporterDismissed: number, status: ReportStatus, createdAt: string, action: ReportAction | null, note: string | null, resolvedAt: string | null, reporter: { id: string, name: string, email: string | null } | null, resolvedBy: { id: string, name: string } | null }> };

export type ReportsFileQueryVariables = Exact<{
  status: ReportStatus;
  orderBy?: ListColumn | null | undefined;
  descending?: boolean | null | undefined;
  page: number;
  perPage: number;
}>;


export type ReportsFileQuery = { reports: Array<{ kind: ReportKind, recordID: string, recordName: string | null, reason: string, action: ReportAction | null, note: string | null, createdAt: string, reporter: { name: string, email: string | null } | null, resolvedBy: { name: string } | null }> };

export type HiddenRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type HiddenRecordsQuery = { hiddenRecords: Array<{ kind: HideableKind, id: string, name: string, isHiddenWithTeam: boolean, hasOwner: boolean, hidden: { at: string, reason: string } }> };

export type RosterEntryFragment = { id: string, version: string, playerID: string, startDate: string, endDate: string | null, division: string | null, ageGroup: string | null, season: string, jerseyNumber: string | null, position: string | null, isCurrent: boolean, waitsFor: RosterSide | null, viewerCanAnswer: boolean, player: { id: string, name: string, age: number | null, isClaimed: boolean, viewerCanEdit: boolean, familyInvitedAt: string | null, guardianConsent: { isExplicit: boolean } | null } | null };

export type RosterToManageQueryVariables = Exact<{
  teamID: string;
}>;


export type RosterToManageQuery = { team: { id: string, divisions: Array<{ id: string, division: string, ageGroup: string }>, teamHistory: Array<{ id: string, version: string, playerID: string, startDate: string, endDate: string | null, division: string | null, ageGroup: string | null, season: string, jerseyNumber: string | null, position: string | null, isCurrent: boolean, waitsFor: RosterSide | null, viewerCanAnswer: boolean, player: { id: string, name: string, age: number | null, isClaimed: boolean, viewerCanEdit: boolean, familyInvitedAt: string | null, guardianConsent: { isExplicit: boolean } | null } | null }> } | null };

export type PlayersForRosterQueryVariables = Exact<{
  search: string;
  page: number;
  perPage: number;
}>;


export type PlayersForRosterQuery = { players: Array<{ id: string, name: string, age: number | null, position: string | null, locationCity: string | null, state: string | null }> };

export type AddToRosterMutationVariables = Exact<{
  input: AddPlayerToTeamInput;
}>;


export type AddToRosterMutation = { addPlayerToTeam: { id: string, version: string, playerID: string, startDate: string, endDate: string | null, division: string | null, ageGroup: string | null, season: string, jerseyNumber: string | null, position: string | null, isCurrent: boolean, waitsFor: RosterSide | null, viewerCanAnswer: boolean, player: { id: string, name: string, age: number | null, isClaimed: boolean, viewerCanEdit: boolean, familyInvitedAt: string | null, guardianConsent: { isExplicit: boolean } | null } | null } };

export type UpdateRosterEntryMutationVariables = Exact<{
  id: string;
  input: UpdatePlayerTeamHistoryInput;
}>;


export type UpdateRosterEntryMutation = { updatePlayerTeamHistory: { id: string, version: string, playerID: string, startDate: string, endDate: string | null, division: string | null, ageGroup: string | null, season: string, jerseyNumber: string | null, position: string | null, isCurrent: boolean, waitsFor: RosterSide | null, viewerCanAnswer: boolean, player: { id: string, name: string, age: number | null, isClaimed: boolean, viewerCanEdit: boolean, familyInvitedAt: string | null, guardianConsent: { isExplicit: boolean } | null } | null } };

export type AcceptRosterEntryMutationVariables = Exact<{
  id: string;
}>;


export type AcceptRosterEntryMutation = { acceptRosterEntry: { id: string, waitsFor: RosterSide | null } };

export type DeclineRosterEntryMutationVariables = Exact<{
  id: string;
}>;


export type DeclineRosterEntryMutation = { declineRosterEntry: boolean };

export type ImportRosterMutationVariables = Exact<{
  teamID: string;
  divisionID: string;
  season: string;
  rows: Array<RosterRowInput> | RosterRowInput;
  dryRun?: boolean | null | undefined;
}>;


export type ImportRosterMutation = { importRoster: { rows: Array<{ name: string, jerseyNumber: string | null, position: string | null, outcome: RosterRowOutcome, problems: Array<string>, notes: Array<string>, isFamilyInvited: boolean, player: { id: string, name: string } | null, matches: Array<{ id: string, name: string, age: number | null, locationCity: string | null, state: string | null, isClaimed: boolean }> }> } };

export type MoveRosterMutationVariables = Exact<{
  teamID: string;
  entryIDs: Array<string> | string;
  season: string;
  divisionID: string;
}>;


export type MoveRosterMutation = { moveRosterToSeason: Array<{ id: string, waitsFor: RosterSide | null }> };

export type InviteFamilyMutationVariables = Exact<{
  teamID: string;
  playerID: string;
  email: string;
}>;


export type InviteFamilyMutation = { invitePlayerFamily: boolean };

export type SafetyRecordShownFragment = { kind: SafetyRecordKind, completedOn: string, expiresOn: string, isExpired: boolean, confirmedAt: string | null };

export type TeamContactDetailsQueryVariables = Exact<{
  teamID: string;
}>;


export type TeamContactDetailsQuery = { team: { id: string, profilesLeft: number | null, contacts: Array<{ id: string, email: string | null, safetyRecords: Array<{ kind: SafetyRecordKind, completedOn: string, expiresOn: string, isExpired: boolean, confirmedAt: string | null }> }> } | null };

export type UserSafetyRecordsQueryVariables = Exact<{
  id: string;
}>;


export type UserSafetyRecordsQuery = { user: { id: string, version: string | null, role: Role, isTeamStaff: boolean | null, safetyRecords: Array<{ kind: SafetyRecordKind, completedOn: string, expiresOn: string, isExpired: boolean, confirmedAt: string | null }> } | null };

export type SafetyRecordsToReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type SafetyRecordsToReviewQuery = { safetyRecordsToReview: Array<{ id: string, name: string, email: string | null, safetyRecords: Array<{ kind: SafetyRecordKind, completedOn: string, expiresOn: string, isExpired: boolean, confirmedAt: string | null }> }> };

export type UpdateSafetyRecordsMutationVariables = Exact<{
  input: UpdateSafetyRecordsInput;
}>;


export type UpdateSafetyRecordsMutation = { updateSafetyRecords: { id: string } };

export type ReviewSafetyRecordMutationVariables = Exact<{
  userID: string;
  kind: SafetyRecordKind;
  isConfirmed: boolean;
}>;


export type ReviewSafetyRecordMutation = { reviewSafetyRecord: { id: string } };

export type SearchEverywhereQueryVariables = Exact<{
  text: string;
}>;


export type SearchEverywhereQuery = { search: { teamsCount: number, opportunitiesCount: number, eventsCount: number, playersCount: number, teams: Array<{ id: string, name: string, locationCity: string | null, state: string | null }>, opportunities: Array<{ id: string, title: string, startTime: string, timeZone: string, city: string | null, state: string | null }>, events: Array<{ id: string, name: string, date: string, timeZone: string, city: string | null, state: string | null }>, players: Array<{ id: string, name: string, locationCity: string | null, state: string | null }> } };

export type SeasonQueryVariables = Exact<{
  id: string;
}>;


export type SeasonQuery = { season: { id: string, version: string, name: string, year: number, seasonType: SeasonType, startDate: string, endDate: string, description: string | null, isActive: boolean } | null };

export type CreateSeasonMutationVariables = Exact<{
  input: CreateSeasonInput;
}>;


export type CreateSeasonMutation = { createSeason: { id: string } };

export type UpdateSeasonMutationVariables = Exact<{
  id: string;
  input: UpdateSeasonInput;
}>;


export type UpdateSeasonMutation = { updateSeason: { id: string } };

export type SyncProgressFragment = { id: string, type: SyncType, city: string | null, state: string | null, status: SyncState, message: string, startedAt: string, finishedAt: string | null, pages: number, created: number, updated: number, removed: number, unchanged: number, refused: number, recordsProcessed: number, isDryRun: boolean, isUpload: boolean, isFull: boolean, heldRemovals: number | null, isStalled: boolean, lastProgressAt: string, awaitingTeam: number, adjusted: number, waiting: { reason: string, retryAt: string } | null, refusals: Array<{ kind: string, externalID: string, reason: string }>, recordsAwaitingTeam: Array<{ kind: string, externalID: string, reason: string }>, adjustments: Array<{ kind: string, externalID: string, reason: string }> };

export type SyncGoverningBodyMutationVariables = Exact<{
  input: SyncGoverningBodyInput;
}>;


export type SyncGoverningBodyMutation = { syncGoverningBody: { success: boolean, message: string, recordsProcessed: number, runID: string | null } };

export type SyncRunQueryVariables = Exact<{
  id: string;
}>;


export type SyncRunQuery = { syncRun: { id: string, type: SyncType, city: string | null, state: string | null, status: SyncState, message: string, startedAt: string, finishedAt: string | null, pages: number, created: number, updated: number, removed: number, unchanged: number, refused: number, recordsProcessed: number, isDryRun: boolean, isUpload: boolean, isFull: boolean, heldRemovals: number | null, isStalled: boolean, lastProgressAt: string, awaitingTeam: number, adjusted: number, waiting: { reason: string, retryAt: string } | null, refusals: Array<{ kind: string, externalID: string, reason: string }>, recordsAwaitingTeam: Array<{ kind: string, externalID: string, reason: string }>, adjustments: Array<{ kind: string, externalID: string, reason: string }> } | null };

export type SyncRunsQueryVariables = Exact<{
  perPage?: number | null | undefined;
}>;


export type SyncRunsQuery = { syncRuns: Array<{ id: string, type: SyncType, city: string | null, state: string | null, status: SyncState, message: string, startedAt: string, finishedAt: string | null, pages: number, created: number, updated: number, removed: number, unchanged: number, refused: number, recordsProcessed: number, isDryRun: boolean, isUpload: boolean, isFull: boolean, heldRemovals: number | null, isStalled: boolean, lastProgressAt: string, awaitingTeam: number, adjusted: number, waiting: { reason: string, retryAt: string } | null, refusals: Array<{ kind: string, externalID: string, reason: string }>, recordsAwaitingTeam: Array<{ kind: string, externalID: string, reason: string }>, adjustments: Array<{ kind: string, externalID: string, reason: string }> }> };

export type CancelSyncRunMutationVariables = Exact<{
  id: string;
}>;


export type CancelSyncRunMutation = { cancelSyncRun: { id: string, type: SyncType, city: string | null, state: string | null, status: SyncState, message: string, startedAt: string, finishedAt: string | null, pages: number, created: number, updated: number, removed: number, unchanged: number, refused: number, recordsProcessed: number, isDryRun: boolean, isUpload: boolean, isFull: boolean, heldRemovals: number | null, isStalled: boolean, lastProgressAt: string, awaitingTeam: number, adjusted: number, waiting: { reason: string, retryAt: string } | null, refusals: Array<{ kind: string, externalID: string, reason: string }>, recordsAwaitingTeam: Array<{ kind: string, externalID: string, reason: string }>, adjustments: Array<{ kind: string, externalID: string, reason: string }> } };

export type SyncFailedPagesQueryVariables = Exact<{
  id: string;
}>;


export type SyncFailedPagesQuery = { syncRun: { id: string, failedPages: Array<{ kind: string, page: number, reason: string }> } | null };

export type UploadSyncFilesMutationVariables = Exact<{
  input: UploadSyncFilesInput;
}>;


export type UploadSyncFilesMutation = { uploadSyncFiles: string };

export type RetrySyncRunMutationVariables = Exact<{
  id: string;
  allowRemovals?: boolean | null | undefined;
}>;


export type RetrySyncRunMutation = { retrySyncRun: { id: string, type: SyncType, city: string | null, state: string | null, status: SyncState, message: string, startedAt: string, finishedAt: string | null, pages: number, created: number, updated: number, removed: number, unchanged: number, refused: number, recordsProcessed: number, isDryRun: boolean, isUpload: boolean, isFull: boolean, heldRemovals: number | null, isStalled: boolean, lastProgressAt: string, awaitingTeam: number, adjusted: number, waiting: { reason: string, retryAt: string } | null, refusals: Array<{ kind: string, externalID: string, reason: string }>, recordsAwaitingTeam: Array<{ kind: string, externalID: string, reason: string }>, adjustments: Array<{ kind: string, externalID: string, reason: string }> } };

export type SyncDeadLettersQueryVariables = Exact<{ [key: string]: never; }>;


export type SyncDeadLettersQuery = { syncDeadLetters: Array<{ kind: string, page: number, cursor: string | null, receives: number, sentAt: string, diedAt: string, reason: string, run: { id: string, type: SyncType, city: string | null, state: string | null, status: SyncState, startedAt: string, isUpload: boolean, isFull: boolean, isDryRun: boolean } }> };

export type DismissSyncDeadLettersMutationVariables = Exact<{
  runID: string;
}>;


export type DismissSyncDeadLettersMutation = { dismissSyncDeadLetters: boolean };

export type PreviewRecordFragment = { kind: string, name: string, line: number | null };

export type PreviewChangesFragment = { changes: Array<{ field: string, before: string, after: string }> };

export type SyncPreviewQueryVariables = Exact<{
  id: string;
}>;


export type SyncPreviewQuery = { syncRun: { id: string, preview: { created: Array<{ kind: string, name: string, line: number | null }>, updated: Array<{ kind: string, name: string, line: number | null, changes: Array<{ field: string, before: string, after: string }> }>, unchanged: Array<{ kind: string, name: string, line: number | null }>, removed: Array<{ kind: string, name: string, line: number | null }> } | null } | null };

export type SyncTeamMutationVariables = Exact<{
  input: SyncTeamInput;
}>;


export type SyncTeamMutation = { syncTeam: { success: boolean, message: string, divisionsFound: number, divisionsAdded: number, contactsAdded: number } };

export type UpdateTeamMutationVariables = Exact<{
  id: string;
  input: UpdateTeamInput;
}>;


export type UpdateTeamMutation = { updateTeam: { id: string } };

export type DismissTeamSuggestionMutationVariables = Exact<{
  id: string;
  field: string;
}>;


export type DismissTeamSuggestionMutation = { dismissTeamSuggestion: { id: string } };

export type TeamWaiverQueryVariables = Exact<{
  teamID: string;
}>;


export type TeamWaiverQuery = { team: { id: string, version: string, waiver: { version: string, text: string, isOwn: boolean } } | null };

export type TransferOfTeamQueryVariables = Exact<{
  teamID: string;
}>;


export type TransferOfTeamQuery = { team: { id: string, transfer: { id: string, toName: string | null, expiresAt: string } | null } | null };

export type TransferTeamMutationVariables = Exact<{
  teamID: string;
  userID: string;
}>;


export type TransferTeamMutation = { transferTeam: { id: string } };

export type CancelTransferMutationVariables = Exact<{
  id: string;
}>;


export type CancelTransferMutation = { cancelTransfer: boolean };

export type AcceptTransferMutationVariables = Exact<{
  id: string;
}>;


export type AcceptTransferMutation = { acceptTransfer: { id: string } };

export type DeclineTransferMutationVariables = Exact<{
  id: string;
}>;


export type DeclineTransferMutation = { declineTransfer: boolean };

export type CrestFragment = { name: string, colors: Array<string>, crest: Crest, logoURL: string | null };

export type TeamCardFragment = { id: string, name: string, locationCity: string | null, state: string | null, description: string | null, sport: Sport | null, colors: Array<string>, crest: Crest, logoURL: string | null, divisions: Array<{ id: string, division: string, ageGroup: string }>, nextTryout: { id: string, startTime: string, timeZone: string } | null };

export type TeamsQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  sport?: Sport | null | undefined;
  ageGroup?: string | null | undefined;
  seasonUpTo?: number | null | undefined;
  statedOnly?: boolean | null | undefined;
  near?: NearInput | null | undefined;
  sort?: ListSort | null | undefined;
  asksStated?: boolean | null | undefined;
}>;


export type TeamsQuery = { teamsCount: number, statedCount?: number, teams: Array<{ distanceMiles: number | null, id: string, name: string, locationCity: string | null, state: string | null, description: string | null, sport: Sport | null, colors: Array<string>, crest: Crest, logoURL: string | null, seasonCost: { cents: number } | null, divisions: Array<{ id: string, division: string, ageGroup: string }>, nextTryout: { id: string, startTime: string, timeZone: string } | null }> };

export type TeamsFacetsQueryVariables = Exact<{
  search?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  sport?: Sport | null | undefined;
  ageGroup?: string | null | undefined;
  seasonUpTo?: number | null | undefined;
  statedOnly?: boolean | null | undefined;
  near?: NearInput | null | undefined;
  isEmpty?: boolean | null | undefined;
}>;


export type TeamsFacetsQuery = { teamsFacets: Array<{ filter: string, countWithout?: number, values?: Array<{ value: string, count: number }> }> };

export type SeasonCostFragment = { cents: number, includes: Array<SeasonInclusion>, tournaments: number | null, overnightTrips: number | null, practicesPerWeek: number | null, hasPaymentPlan: boolean, hasFinancialAid: boolean, asOf: string };

export type ClaimedTeamsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClaimedTeamsQuery = { claimedTeams: Array<{ id: string, locationCity: string | null, state: string | null, name: string, colors: Array<string>, crest: Crest, logoURL: string | null }>, managedTeams: Array<{ id: string, locationCity: string | null, state: string | null, name: string, colors: Array<string>, crest: Crest, logoURL: string | null }> };

export type OwnTeamFragment = { id: string, locationCity: string | null, state: string | null, name: string, colors: Array<string>, crest: Crest, logoURL: string | null };

export type TeamQueryVariables = Exact<{
  id: string;
}>;


export type TeamQuery = { teamRosterCount: number, teamEventCount: number, teamOpportunityCount: number, teamResponseRate: number | null, team: { version: string, websiteURL: string | null, socialURLs: Array<string>, latitude: number | null, longitude: number | null, claimedBy: string | null, provisionalUntil: string | null, viewerCanManage: boolean, viewerCanTransfer: boolean, viewerCanClaim: boolean, id: string, name: string, locationCity: string | null, state: string | null, description: string | null, sport: Sport | null, colors: Array<string>, crest: Crest, logoURL: string | null, hidden: { reason: string } | null, nextTryout: { id: string, startTime: string, timeZone: string, type: OpportunityType, title: string, location: string, city: string | null, state: string | null, sport: Sport | null, minAge: number | null, maxAge: number | null, ageGroups: Array<string>, feeCents: number, spotsLeft: number, registrationDeadline: string | null, visibility: OpportunityVisibility, status: OpportunityStatus, team: { id: string, name: string, colors: Array<string>, crest: Crest, logoURL: string | null } | null } | null, seasonCost: { cents: number, includes: Array<SeasonInclusion>, tournaments: number | null, overnightTrips: number | null, practicesPerWeek: number | null, hasPaymentPlan: boolean, hasFinancialAid: boolean, asOf: string } | null, contacts: Array<{ id: string, name: string, role: string, isPending: boolean }>, suggestions: Array<{ field: string, value: string }>, divisions: Array<{ id: string, division: string, ageGroup: string }> } | null };

export type TeamRosterQueryVariables = Exact<{
  teamID: string;
}>;


export type TeamRosterQuery = { team: { id: string, teamHistory: Array<{ id: string, division: string | null, ageGroup: string | null, season: string, jerseyNumber: string | null, position: string | null, isCurrent: boolean, player: { id: string, name: string, age: number | null } | null }> } | null };

export type CreateTeamMutationVariables = Exact<{
  input: CreateTeamInput;
}>;


export type CreateTeamMutation = { createTeam: { id: string } };

export type ClaimTeamMutationVariables = Exact<{
  teamID: string;
}>;


export type ClaimTeamMutation = { claimTeam: { id: string, claimedBy: string | null } };

export type DeleteTeamMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTeamMutation = { deleteTeam: boolean };

export type TeamPointsQueryVariables = Exact<{
  search?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  sport?: Sport | null | undefined;
  ageGroup?: string | null | undefined;
  seasonUpTo?: number | null | undefined;
  statedOnly?: boolean | null | undefined;
  near?: NearInput | null | undefined;
}>;


export type TeamPointsQuery = { teams: Array<{ id: string, latitude: number | null, longitude: number | null, label: string }> };

export type NearbyTeamsQueryVariables = Exact<{
  near: NearInput;
  sport?: Sport | null | undefined;
  perPage: number;
}>;


export type NearbyTeamsQuery = { teams: Array<{ distanceMiles: number | null, id: string, name: string, locationCity: string | null, state: string | null, description: string | null, sport: Sport | null, colors: Array<string>, crest: Crest, logoURL: string | null, divisions: Array<{ id: string, division: string, ageGroup: string }>, nextTryout: { id: string, startTime: string, timeZone: string } | null }> };

export type UsersQueryVariables = Exact<{
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  admin?: AdminListInput | null | undefined;
}>;


export type UsersQuery = { usersCount: number, users: Array<{ id: string, email: string | null, name: string, role: Role, createdAt: string, isBlocked: boolean | null, lastSeenAt: string | null }> };

export type RecordsOfUserQueryVariables = Exact<{
  userID: string;
}>;


export type RecordsOfUserQuery = { claimRequests: Array<{ id: string, status: ClaimStatus, resourceName: string | null, teamId: string | null, playerId: string | null, createdAt: string }>, user: { id: string, registrations: Array<{ id: string, status: RegistrationStatus, player: { id: string, name: string } | null, opportunity: { id: string, title: string } | null }> } | null };

export type ProfileReadersQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileReadersQuery = { profileReaders: Array<{ id: string, day: string, profiles: number, allowance: number, user: { id: string, email: string | null, name: string, isBlocked: boolean | null } | null }> };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: string, email: string | null, name: string, role: Role } };

export type BlockUserMutationVariables = Exact<{
  id: string;
}>;


export type BlockUserMutation = { blockUser: { id: string, isBlocked: boolean | null } };

export type UnblockUserMutationVariables = Exact<{
  id: string;
}>;


export type UnblockUserMutation = { unblockUser: { id: string, isBlocked: boolean | null } };

export type DeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUserMutation = { deleteUser: boolean };

export type UserToEditQueryVariables = Exact<{
  id: string;
}>;


export type UserToEditQuery = { user: { id: string, version: string | null, email: string | null, name: string, role: Role, isBlocked: boolean | null, hasTotp: boolean | null } | null };

export type ResetTotpMutationVariables = Exact<{
  userID: string;
}>;


export type ResetTotpMutation = { resetTotp: { id: string } };

export type TakenRecordsQueryVariables = Exact<{
  userID: string;
}>;


export type TakenRecordsQuery = { claimRequests: Array<{ id: string, resourceName: string | null, resourceOwner: { id: string } | null, formerOwner: { id: string, email: string | null } | null }> };

export type HandBackMutationVariables = Exact<{
  claimID: string;
}>;


export type HandBackMutation = { reverseClaim: { id: string } };

export type RejectTakenMutationVariables = Exact<{
  claimID: string;
}>;


export type RejectTakenMutation = { rejectClaim: { id: string, status: ClaimStatus } };

export type WatchFieldsFragment = { id: string, kind: WatchKind, name: string, path: string, teamID: string | null, isDaily: boolean, isPaused: boolean };

export type WatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type WatchesQuery = { watches: Array<{ id: string, kind: WatchKind, name: string, path: string, teamID: string | null, isDaily: boolean, isPaused: boolean }> };

export type CreateWatchMutationVariables = Exact<{
  input: CreateWatchInput;
}>;


export type CreateWatchMutation = { createWatch: { id: string, kind: WatchKind, name: string, path: string, teamID: string | null, isDaily: boolean, isPaused: boolean } };

export type RequestWatchMutationVariables = Exact<{
  input: RequestWatchInput;
  recaptchaToken?: string | null | undefined;
}>;


export type RequestWatchMutation = { requestWatch: boolean };

export type UpdateWatchMutationVariables = Exact<{
  id: string;
  input: UpdateWatchInput;
}>;


export type UpdateWatchMutation = { updateWatch: { id: string, kind: WatchKind, name: string, path: string, teamID: string | null, isDaily: boolean, isPaused: boolean } };

export type DeleteWatchMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWatchMutation = { deleteWatch: boolean };

export type PlacesToFindQueryVariables = Exact<{
  search: string;
}>;


export type PlacesToFindQuery = { places: Array<{ kind: PlaceKind, label: string, state: string, latitude: number, longitude: number, timeZone: string }> };

export type NearestPlaceQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type NearestPlaceQuery = { nearestPlace: { city: string, state: string, timeZone: string } | null };

export type UsersToPickQueryVariables = Exact<{
  search: string;
  perPage: number;
}>;


export type UsersToPickQuery = { users: Array<{ id: string, name: string, email: string | null }> };

export type TeamsToPickQueryVariables = Exact<{
  search: string;
  perPage: number;
}>;


export type TeamsToPickQuery = { teams: Array<{ id: string, name: string, locationCity: string | null, state: string | null }> };

export type CityPageQueryVariables = Exact<{
  path: string;
}>;


export type CityPageQuery = { cityPage: { title: string, text: string, city: string, ageGroup: string | null, sport: Sport | null, sections: Array<{ title: string, links: Array<{ path: string, label: string, count: number }> }> } | null };

export type HumanCheckQueryVariables = Exact<{
  action: string;
  isHard: boolean;
}>;


export type HumanCheckQuery = { humanCheck: { provider: string, siteKey: string | null, challenge: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CalendarFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment Calendar on CalendarFeed{id kind title url}`, {"fragmentName":"Calendar"}) as unknown as TypedDocumentString<CalendarFragment, unknown>;
export const EventCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment EventCard on Event{id name date endDate timeZone location city state eventType sport status divisions{ageGroup}}`, {"fragmentName":"EventCard"}) as unknown as TypedDocumentString<EventCardFragment, unknown>;
export const MergePlanFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment MergePlan on Merge{moves{part count}conflicts}`, {"fragmentName":"MergePlan"}) as unknown as TypedDocumentString<MergePlanFragment, unknown>;
export const CrestFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment Crest on Team{name colors crest logoURL}`, {"fragmentName":"Crest"}) as unknown as TypedDocumentString<CrestFragment, unknown>;
export const MyTeamFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment MyTeam on Team{id...Crest opportunities{id title startTime timeZone undecidedCount}}fragment Crest on Team{name colors crest logoURL}`, {"fragmentName":"MyTeam"}) as unknown as TypedDocumentString<MyTeamFragment, unknown>;
export const MyRegistrationFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment MyRegistration on Registration{id status waitlistPosition offerExpiresAt waitsForFamily viewerCanAccept opportunity{id title startTime timeZone status}}`, {"fragmentName":"MyRegistration"}) as unknown as TypedDocumentString<MyRegistrationFragment, unknown>;
export const OpportunityCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment OpportunityCard on Opportunity{id type title startTime timeZone location city state sport minAge maxAge ageGroups feeCents spotsLeft registrationDeadline visibility status team{id...Crest}}fragment Crest on Team{name colors crest logoURL}`, {"fragmentName":"OpportunityCard"}) as unknown as TypedDocumentString<OpportunityCardFragment, unknown>;
export const OwnRegistrationFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment OwnRegistration on Registration{id status rejectionReason waitlistPosition offerExpiresAt viewerCanWithdraw waitsForFamily viewerCanAccept waiver{version}player{id name claimedBy}}`, {"fragmentName":"OwnRegistration"}) as unknown as TypedDocumentString<OwnRegistrationFragment, unknown>;
export const PlayerCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment PlayerCard on Player{id name age position batsThrows locationCity state photoURL}`, {"fragmentName":"PlayerCard"}) as unknown as TypedDocumentString<PlayerCardFragment, unknown>;
export const TeamHistoryEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment TeamHistoryEntry on TeamHistory{id version teamID startDate endDate division ageGroup season waitsFor viewerCanAnswer team{id name locationCity state}}`, {"fragmentName":"TeamHistoryEntry"}) as unknown as TypedDocumentString<TeamHistoryEntryFragment, unknown>;
export const RegistrantFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment Registrant on Player{id name age position locationCity state isClaimed}`, {"fragmentName":"Registrant"}) as unknown as TypedDocumentString<RegistrantFragment, unknown>;
export const RosterToRegisterFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment RosterToRegister on Team{id name players{...Registrant}}fragment Registrant on Player{id name age position locationCity state isClaimed}`, {"fragmentName":"RosterToRegister"}) as unknown as TypedDocumentString<RosterToRegisterFragment, unknown>;
export const ManagedRegistrationFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment ManagedRegistration on Registration{id version status jerseyNumber notes waiverSigned waiver{version}feePaidCents waitlistPosition offerExpiresAt createdAt checkedInAt evaluations{evaluatorName score notes}contact{name email phone}player{id name age position}}`, {"fragmentName":"ManagedRegistration"}) as unknown as TypedDocumentString<ManagedRegistrationFragment, unknown>;
export const RosterEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment RosterEntry on TeamHistory{id version playerID startDate endDate division ageGroup season jerseyNumber position isCurrent waitsFor viewerCanAnswer player{id name age isClaimed viewerCanEdit guardianConsent{isExplicit}familyInvitedAt}}`, {"fragmentName":"RosterEntry"}) as unknown as TypedDocumentString<RosterEntryFragment, unknown>;
export const SafetyRecordShownFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment SafetyRecordShown on SafetyRecord{kind completedOn expiresOn isExpired confirmedAt}`, {"fragmentName":"SafetyRecordShown"}) as unknown as TypedDocumentString<SafetyRecordShownFragment, unknown>;
export const SyncProgressFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment SyncProgress on SyncRun{id type city state status message startedAt finishedAt pages created updated removed unchanged refused recordsProcessed isDryRun isUpload isFull heldRemovals isStalled lastProgressAt waiting{reason retryAt}refusals{kind externalID reason}awaitingTeam recordsAwaitingTeam{kind externalID reason}adjusted adjustments{kind externalID reason}}`, {"fragmentName":"SyncProgress"}) as unknown as TypedDocumentString<SyncProgressFragment, unknown>;
export const PreviewRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment PreviewRecord on SyncPreviewRecord{kind name line}`, {"fragmentName":"PreviewRecord"}) as unknown as TypedDocumentString<PreviewRecordFragment, unknown>;
export const PreviewChangesFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment PreviewChanges on SyncPreviewRecord{changes{field before after}}`, {"fragmentName":"PreviewChanges"}) as unknown as TypedDocumentString<PreviewChangesFragment, unknown>;
export const TeamCardFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment TeamCard on Team{id name locationCity state description sport...Crest divisions{id division ageGroup}nextTryout{id startTime timeZone}}fragment Crest on Team{name colors crest logoURL}`, {"fragmentName":"TeamCard"}) as unknown as TypedDocumentString<TeamCardFragment, unknown>;
export const SeasonCostFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment SeasonCost on SeasonCost{cents includes tournaments overnightTrips practicesPerWeek hasPaymentPlan hasFinancialAid asOf}`, {"fragmentName":"SeasonCost"}) as unknown as TypedDocumentString<SeasonCostFragment, unknown>;
export const OwnTeamFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment OwnTeam on Team{id...Crest locationCity state}fragment Crest on Team{name colors crest logoURL}`, {"fragmentName":"OwnTeam"}) as unknown as TypedDocumentString<OwnTeamFragment, unknown>;
export const WatchFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment WatchFields on Watch{id kind name path teamID isDaily isPaused}`, {"fragmentName":"WatchFields"}) as unknown as TypedDocumentString<WatchFieldsFragment, unknown>;
export const SignUpDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SignUp($input:SignUpInput!){signUp(input:$input){token user{id email name role}}}`) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const LoginDocument = /*#__PURE__*/ new TypedDocumentString(`mutation Login($input:LoginInput!){login(input:$input){token user{id email name role}}}`) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const ForgotPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ForgotPassword($email:String!,$recaptchaToken:String){forgotPassword(email:$email,recaptchaToken:$recaptchaToken)}`) as unknown as TypedDocumentString<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ResetPassword($input:ResetPasswordInput!){resetPassword(input:$input)}`) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const VerifyEmailDocument = /*#__PURE__*/ new TypedDocumentString(`mutation VerifyEmail($input:VerifyEmailInput!){verifyEmail(input:$input)}`) as unknown as TypedDocumentString<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const SendVerificationEmailDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SendVerificationEmail{sendVerificationEmail}`) as unknown as TypedDocumentString<SendVerificationEmailMutation, SendVerificationEmailMutationVariables>;
export const AccountDocument = /*#__PURE__*/ new TypedDocumentString(`query Account{currentUser{id version email name role createdAt isEmailVerified hasTotp emailNotifications eventReminders opportunityAlerts marketingEmails}}`) as unknown as TypedDocumentString<AccountQuery, AccountQueryVariables>;
export const UpdateProfileDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateProfile($id:ID!,$input:UpdateUserInput!){updateUser(id:$id,input:$input){id name}}`) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ChangePasswordDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ChangePassword($input:ChangePasswordInput!){changePassword(input:$input)}`) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const StartTotpDocument = /*#__PURE__*/ new TypedDocumentString(`mutation StartTotp{startTotp{secret uri}}`) as unknown as TypedDocumentString<StartTotpMutation, StartTotpMutationVariables>;
export const ConfirmTotpDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ConfirmTotp($input:ConfirmTotpInput!){confirmTotp(input:$input)}`) as unknown as TypedDocumentString<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const TurnOffTotpDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TurnOffTotp($input:TurnOffTotpInput!){turnOffTotp(input:$input)}`) as unknown as TypedDocumentString<TurnOffTotpMutation, TurnOffTotpMutationVariables>;
export const UpdateUserSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateUserSettings($input:UpdateUserSettingsInput!){updateUserSettings(input:$input){id emailNotifications eventReminders opportunityAlerts marketingEmails}}`) as unknown as TypedDocumentString<UpdateUserSettingsMutation, UpdateUserSettingsMutationVariables>;
export const ExportMyDataDocument = /*#__PURE__*/ new TypedDocumentString(`query ExportMyData{exportMyData}`) as unknown as TypedDocumentString<ExportMyDataQuery, ExportMyDataQueryVariables>;
export const DeleteMyAccountDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeleteMyAccount($input:DeleteMyAccountInput!){deleteMyAccount(input:$input)}`) as unknown as TypedDocumentString<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>;
export const PublicProfileDocument = /*#__PURE__*/ new TypedDocumentString(`query PublicProfile($id:ID!){user(id:$id){id name role createdAt claimedTeams{id...Crest locationCity state}}}fragment Crest on Team{name colors crest logoURL}`) as unknown as TypedDocumentString<PublicProfileQuery, PublicProfileQueryVariables>;
export const AdminQueuesDocument = /*#__PURE__*/ new TypedDocumentString(`query AdminQueues{adminQueues{pendingClaims openReports}}`) as unknown as TypedDocumentString<AdminQueuesQuery, AdminQueuesQueryVariables>;
export const AdminCountersDocument = /*#__PURE__*/ new TypedDocumentString(`query AdminCounters{adminStats{totalTeams totalPlayers totalEvents totalOpportunities totalSeasons}hiddenRecords{kind}}`) as unknown as TypedDocumentString<AdminCountersQuery, AdminCountersQueryVariables>;
export const AdminTeamsDocument = /*#__PURE__*/ new TypedDocumentString(`query AdminTeams($page:Int,$perPage:Int,$search:String,$admin:AdminListInput){teams(page:$page,perPage:$perPage,search:$search,admin:$admin){id...Crest locationCity state hidden{at}}teamsCount(search:$search,admin:$admin)}fragment Crest on Team{name colors crest logoURL}`) as unknown as TypedDocumentString<AdminTeamsQuery, AdminTeamsQueryVariables>;
export const AdminPlayersDocument = /*#__PURE__*/ new TypedDocumentString(`query AdminPlayers($page:Int,$perPage:Int,$search:String,$admin:AdminListInput){players(page:$page,perPage:$perPage,search:$search,admin:$admin){id name age position hidden{at}}playersCount(search:$search,admin:$admin)}`) as unknown as TypedDocumentString<AdminPlayersQuery, AdminPlayersQueryVariables>;
export const AdminEventsDocument = /*#__PURE__*/ new TypedDocumentString(`query AdminEvents($page:Int,$perPage:Int,$search:String,$admin:AdminListInput){events(page:$page,perPage:$perPage,search:$search,admin:$admin){id name date timeZone location city state hidden{at}}eventsCount(search:$search,admin:$admin)}`) as unknown as TypedDocumentString<AdminEventsQuery, AdminEventsQueryVariables>;
export const AdminOpportunitiesDocument = /*#__PURE__*/ new TypedDocumentString(`query AdminOpportunities($page:Int,$perPage:Int,$search:String,$admin:AdminListInput){opportunities(page:$page,perPage:$perPage,search:$search,admin:$admin){id type title startTime timeZone status visibility hidden{at}}opportunitiesCount(search:$search,admin:$admin)}`) as unknown as TypedDocumentString<AdminOpportunitiesQuery, AdminOpportunitiesQueryVariables>;
export const AdminSeasonsDocument = /*#__PURE__*/ new TypedDocumentString(`query AdminSeasons($page:Int!,$perPage:Int!){seasons(page:$page,perPage:$perPage){id name year seasonType startDate endDate isActive}}`) as unknown as TypedDocumentString<AdminSeasonsQuery, AdminSeasonsQueryVariables>;
export const DeleteSeasonDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeleteSeason($id:ID!){deleteSeason(id:$id)}`) as unknown as TypedDocumentString<DeleteSeasonMutation, DeleteSeasonMutationVariables>;
export const AgeRulesDocument = /*#__PURE__*/ new TypedDocumentString(`query AgeRules{ageRules{id version name sport cutoffMonth cutoffDay yearOffset source}}`) as unknown as TypedDocumentString<AgeRulesQuery, AgeRulesQueryVariables>;
export const UpdateAgeRuleDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateAgeRule($id:ID!,$input:UpdateAgeRuleInput!){updateAgeRule(id:$id,input:$input){id}}`) as unknown as TypedDocumentString<UpdateAgeRuleMutation, UpdateAgeRuleMutationVariables>;
export const AuditLogDocument = /*#__PURE__*/ new TypedDocumentString(`query AuditLog($kind:AuditKind,$id:ID,$actorID:ID,$from:AWSDateTime,$to:AWSDateTime,$page:Int!,$perPage:Int!){auditLog(kind:$kind id:$id actorID:$actorID from:$from to:$to page:$page perPage:$perPage){id at action actorID actor{id name}kind recordID recordName changes{field before after isWithheld}named{id name}}}`) as unknown as TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>;
export const RecordsToPickDocument = /*#__PURE__*/ new TypedDocumentString(`query RecordsToPick($search:String!,$team:Boolean!,$player:Boolean!,$event:Boolean!,$opportunity:Boolean!,$user:Boolean!){teams(search:$search,perPage:10)@include(if:$team){id name}players(search:$search,perPage:10)@include(if:$player){id name}events(search:$search,perPage:10)@include(if:$event){id name}opportunities(search:$search,perPage:10)@include(if:$opportunity){id name:title}users(search:$search,perPage:10)@include(if:$user){id name}}`) as unknown as TypedDocumentString<RecordsToPickQuery, RecordsToPickQueryVariables>;
export const CalendarsDocument = /*#__PURE__*/ new TypedDocumentString(`query Calendars{calendarFeeds{...Calendar}}fragment Calendar on CalendarFeed{id kind title url}`) as unknown as TypedDocumentString<CalendarsQuery, CalendarsQueryVariables>;
export const SubscribeToCalendarDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SubscribeToCalendar($kind:CalendarKind!,$id:ID){calendarFeed(kind:$kind,id:$id){...Calendar}}fragment Calendar on CalendarFeed{id kind title url}`) as unknown as TypedDocumentString<SubscribeToCalendarMutation, SubscribeToCalendarMutationVariables>;
export const RevokeCalendarDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RevokeCalendar($id:ID!){revokeCalendarFeed(id:$id)}`) as unknown as TypedDocumentString<RevokeCalendarMutation, RevokeCalendarMutationVariables>;
export const ChangeNoticeDocument = /*#__PURE__*/ new TypedDocumentString(`query ChangeNotice($id:ID!,$isEvent:Boolean!){event(id:$id)@include(if:$isEvent){familiesToNotify changesEmailedAt}opportunity(id:$id)@skip(if:$isEvent){familiesToNotify changesEmailedAt}}`) as unknown as TypedDocumentString<ChangeNoticeQuery, ChangeNoticeQueryVariables>;
export const EmailEventChangesDocument = /*#__PURE__*/ new TypedDocumentString(`mutation EmailEventChanges($id:ID!){emailEventChanges(id:$id)}`) as unknown as TypedDocumentString<EmailEventChangesMutation, EmailEventChangesMutationVariables>;
export const EmailOpportunityChangesDocument = /*#__PURE__*/ new TypedDocumentString(`mutation EmailOpportunityChanges($id:ID!){emailOpportunityChanges(id:$id)}`) as unknown as TypedDocumentString<EmailOpportunityChangesMutation, EmailOpportunityChangesMutationVariables>;
export const CheckInListDocument = /*#__PURE__*/ new TypedDocumentString(`query CheckInList($id:ID!){opportunity(id:$id){id title status startTime endTime timeZone location city state viewerCanManage registrations{id status jerseyNumber checkedInAt evaluations{score}contact{name phone}player{id name age position}}}}`) as unknown as TypedDocumentString<CheckInListQuery, CheckInListQueryVariables>;
export const CheckInDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CheckIn($registrationID:ID!,$checkedInAt:AWSDateTime,$jerseyNumber:String,$changedAt:AWSDateTime!){checkIn(registrationID:$registrationID checkedInAt:$checkedInAt jerseyNumber:$jerseyNumber changedAt:$changedAt){id}}`) as unknown as TypedDocumentString<CheckInMutation, CheckInMutationVariables>;
export const CreateClaimRequestDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateClaimRequest($resourceType:String!,$resourceID:ID!,$message:String,$guardianConsent:String){createClaimRequest(resourceType:$resourceType resourceID:$resourceID message:$message guardianConsent:$guardianConsent){id status}}`) as unknown as TypedDocumentString<CreateClaimRequestMutation, CreateClaimRequestMutationVariables>;
export const ClaimRequestsDocument = /*#__PURE__*/ new TypedDocumentString(`query ClaimRequests($status:ClaimStatus,$orderBy:ListColumn,$descending:Boolean,$page:Int,$perPage:Int){claimRequests(status:$status orderBy:$orderBy descending:$descending page:$page perPage:$perPage){id resourceType teamId playerId resourceName resourceOwner{id email name}resourceOwnerSince user{id email name createdAt isEmailVerified}status message note rejectionReason isInstant decidedBy{id name}decidedAt formerOwner{id email}rivals{id email}approvalEffects rejectionEffects evidence ownerEvidence createdAt}}`) as unknown as TypedDocumentString<ClaimRequestsQuery, ClaimRequestsQueryVariables>;
export const ClaimRequestsFileDocument = /*#__PURE__*/ new TypedDocumentString(`query ClaimRequestsFile($status:ClaimStatus,$orderBy:ListColumn,$descending:Boolean,$page:Int,$perPage:Int){claimRequests(status:$status orderBy:$orderBy descending:$descending page:$page perPage:$perPage){resourceType resourceName user{name email}status message note rejectionReason isInstant createdAt}}`) as unknown as TypedDocumentString<ClaimRequestsFileQuery, ClaimRequestsFileQueryVariables>;
export const ApproveClaimDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ApproveClaim($claimID:ID!){approveClaim(claimID:$claimID){id status}}`) as unknown as TypedDocumentString<ApproveClaimMutation, ApproveClaimMutationVariables>;
export const ReverseClaimDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ReverseClaim($claimID:ID!){reverseClaim(claimID:$claimID){id status}}`) as unknown as TypedDocumentString<ReverseClaimMutation, ReverseClaimMutationVariables>;
export const RejectClaimDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RejectClaim($claimID:ID!,$reason:String){rejectClaim(claimID:$claimID,reason:$reason){id status}}`) as unknown as TypedDocumentString<RejectClaimMutation, RejectClaimMutationVariables>;
export const ContactsToManageDocument = /*#__PURE__*/ new TypedDocumentString(`query ContactsToManage($teamID:ID!){team(id:$teamID){id viewerCanTransfer contacts{id userID name email role isPending managesTeam}}}`) as unknown as TypedDocumentString<ContactsToManageQuery, ContactsToManageQueryVariables>;
export const AddTeamContactDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AddTeamContact($teamID:ID!,$userID:ID!,$role:String!){addTeamContact(teamID:$teamID,userID:$userID,role:$role){id}}`) as unknown as TypedDocumentString<AddTeamContactMutation, AddTeamContactMutationVariables>;
export const InviteContactDocument = /*#__PURE__*/ new TypedDocumentString(`mutation InviteContact($recordID:ID!,$email:String!,$role:String!){inviteContact(recordID:$recordID,email:$email,role:$role)}`) as unknown as TypedDocumentString<InviteContactMutation, InviteContactMutationVariables>;
export const RemoveTeamContactDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveTeamContact($teamID:ID!,$userID:ID!){removeTeamContact(teamID:$teamID,userID:$userID)}`) as unknown as TypedDocumentString<RemoveTeamContactMutation, RemoveTeamContactMutationVariables>;
export const AddDivisionContactDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AddDivisionContact($divisionID:ID!,$userID:ID!,$role:String!){addDivisionContact(divisionID:$divisionID,userID:$userID,role:$role){id}}`) as unknown as TypedDocumentString<AddDivisionContactMutation, AddDivisionContactMutationVariables>;
export const RemoveDivisionContactDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveDivisionContact($divisionID:ID!,$userID:ID!){removeDivisionContact(divisionID:$divisionID,userID:$userID)}`) as unknown as TypedDocumentString<RemoveDivisionContactMutation, RemoveDivisionContactMutationVariables>;
export const DeletedRecordsDocument = /*#__PURE__*/ new TypedDocumentString(`query DeletedRecords{deletedRecords{kind id name deletedAt deletedBy{id name}expiresAt isRestorable mergedIntoID viewerCanErase}}`) as unknown as TypedDocumentString<DeletedRecordsQuery, DeletedRecordsQueryVariables>;
export const RestoreRecordDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RestoreRecord($kind:HideableKind!,$id:ID!){restoreRecord(kind:$kind,id:$id)}`) as unknown as TypedDocumentString<RestoreRecordMutation, RestoreRecordMutationVariables>;
export const ErasureDocument = /*#__PURE__*/ new TypedDocumentString(`query Erasure($playerID:ID!){erasure(playerID:$playerID){id status startedAt finishedAt backupsEndAt}}`) as unknown as TypedDocumentString<ErasureQuery, ErasureQueryVariables>;
export const ErasePlayerDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ErasePlayer($id:ID!){erasePlayer(id:$id)}`) as unknown as TypedDocumentString<ErasePlayerMutation, ErasePlayerMutationVariables>;
export const DivisionsToManageDocument = /*#__PURE__*/ new TypedDocumentString(`query DivisionsToManage($teamID:ID!){team(id:$teamID){id divisions{id version division ageGroup isImported contacts{id userID name email role isPending}}}}`) as unknown as TypedDocumentString<DivisionsToManageQuery, DivisionsToManageQueryVariables>;
export const AddDivisionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AddDivision($input:AddDivisionInput!){addDivision(input:$input){id}}`) as unknown as TypedDocumentString<AddDivisionMutation, AddDivisionMutationVariables>;
export const UpdateDivisionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateDivision($id:ID!,$input:UpdateDivisionInput!){updateDivision(id:$id,input:$input){id}}`) as unknown as TypedDocumentString<UpdateDivisionMutation, UpdateDivisionMutationVariables>;
export const DeleteDivisionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeleteDivision($id:ID!,$moveTo:ID){deleteDivision(id:$id,moveTo:$moveTo)}`) as unknown as TypedDocumentString<DeleteDivisionMutation, DeleteDivisionMutationVariables>;
export const EvaluatorsDocument = /*#__PURE__*/ new TypedDocumentString(`query Evaluators($opportunityID:ID!){opportunityEvaluators(opportunityID:$opportunityID){userID name isPending}}`) as unknown as TypedDocumentString<EvaluatorsQuery, EvaluatorsQueryVariables>;
export const InviteEvaluatorDocument = /*#__PURE__*/ new TypedDocumentString(`mutation InviteEvaluator($opportunityID:ID!,$userID:ID!){inviteEvaluator(opportunityID:$opportunityID,userID:$userID){userID}}`) as unknown as TypedDocumentString<InviteEvaluatorMutation, InviteEvaluatorMutationVariables>;
export const RemoveEvaluatorDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveEvaluator($opportunityID:ID!,$userID:ID!){removeEvaluator(opportunityID:$opportunityID,userID:$userID)}`) as unknown as TypedDocumentString<RemoveEvaluatorMutation, RemoveEvaluatorMutationVariables>;
export const EvaluationSheetDocument = /*#__PURE__*/ new TypedDocumentString(`query EvaluationSheet($opportunityID:ID!){evaluationSheet(opportunityID:$opportunityID){playerID name jerseyNumber age position isCheckedIn score notes}evaluatorInvitations{opportunityID opportunityTitle}}`) as unknown as TypedDocumentString<EvaluationSheetQuery, EvaluationSheetQueryVariables>;
export const SaveEvaluationDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SaveEvaluation($opportunityID:ID!,$playerID:ID!,$score:Int,$notes:String){saveEvaluation(opportunityID:$opportunityID playerID:$playerID score:$score notes:$notes)}`) as unknown as TypedDocumentString<SaveEvaluationMutation, SaveEvaluationMutationVariables>;
export const HostingTeamDocument = /*#__PURE__*/ new TypedDocumentString(`query HostingTeam($id:ID!){team(id:$id){id sport}}`) as unknown as TypedDocumentString<HostingTeamQuery, HostingTeamQueryVariables>;
export const CreateEventDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateEvent($input:CreateEventInput!){createEvent(input:$input){id}}`) as unknown as TypedDocumentString<CreateEventMutation, CreateEventMutationVariables>;
export const UpdateEventDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateEvent($id:ID!,$input:UpdateEventInput!){updateEvent(id:$id,input:$input){id}}`) as unknown as TypedDocumentString<UpdateEventMutation, UpdateEventMutationVariables>;
export const EventFamiliesDocument = /*#__PURE__*/ new TypedDocumentString(`query EventFamilies($id:ID!){event(id:$id){id familiesToNotify}}`) as unknown as TypedDocumentString<EventFamiliesQuery, EventFamiliesQueryVariables>;
export const DismissEventSuggestionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DismissEventSuggestion($id:ID!,$field:String!){dismissEventSuggestion(id:$id,field:$field){id}}`) as unknown as TypedDocumentString<DismissEventSuggestionMutation, DismissEventSuggestionMutationVariables>;
export const EventsDocument = /*#__PURE__*/ new TypedDocumentString(`query Events($page:Int,$perPage:Int,$search:String,$state:String,$city:String,$eventType:String,$sport:Sport,$ageGroup:String,$from:AWSDate,$to:AWSDate,$statedOnly:Boolean,$near:NearInput,$sort:ListSort,$asksStated:Boolean=false){events(page:$page perPage:$perPage search:$search state:$state city:$city eventType:$eventType sport:$sport ageGroup:$ageGroup from:$from to:$to statedOnly:$statedOnly near:$near sort:$sort){...EventCard distanceMiles}eventsCount(search:$search state:$state city:$city eventType:$eventType sport:$sport ageGroup:$ageGroup from:$from to:$to statedOnly:$statedOnly near:$near)statedCount:eventsCount(search:$search state:$state city:$city eventType:$eventType sport:$sport ageGroup:$ageGroup from:$from to:$to statedOnly:true near:$near)@include(if:$asksStated)}fragment EventCard on Event{id name date endDate timeZone location city state eventType sport status divisions{ageGroup}}`) as unknown as TypedDocumentString<EventsQuery, EventsQueryVariables>;
export const EventsFacetsDocument = /*#__PURE__*/ new TypedDocumentString(`query EventsFacets($search:String,$state:String,$city:String,$eventType:String,$sport:Sport,$ageGroup:String,$from:AWSDate,$to:AWSDate,$statedOnly:Boolean,$near:NearInput,$isEmpty:Boolean=false){eventsFacets(search:$search state:$state city:$city eventType:$eventType sport:$sport ageGroup:$ageGroup from:$from to:$to statedOnly:$statedOnly near:$near){filter countWithout @include(if:$isEmpty)values @skip(if:$isEmpty){value count}}}`) as unknown as TypedDocumentString<EventsFacetsQuery, EventsFacetsQueryVariables>;
export const TeamEventsDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamEvents($teamID:ID!){team(id:$teamID){id events{...EventCard}}}fragment EventCard on Event{id name date endDate timeZone location city state eventType sport status divisions{ageGroup}}`) as unknown as TypedDocumentString<TeamEventsQuery, TeamEventsQueryVariables>;
export const EventDocument = /*#__PURE__*/ new TypedDocumentString(`query Event($id:ID!){event(id:$id){...EventCard version hidden{reason}createdBy url latitude longitude divisions{division entered max entryFeeCents deadline soldOut}team{id name locationCity state claimedBy}calendarSequence viewerCanManage viewerCanDelete suggestions{field value}}}fragment EventCard on Event{id name date endDate timeZone location city state eventType sport status divisions{ageGroup}}`) as unknown as TypedDocumentString<EventQuery, EventQueryVariables>;
export const DeleteEventDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeleteEvent($id:ID!){deleteEvent(id:$id)}`) as unknown as TypedDocumentString<DeleteEventMutation, DeleteEventMutationVariables>;
export const EventPointsDocument = /*#__PURE__*/ new TypedDocumentString(`query EventPoints($search:String,$state:String,$city:String,$eventType:String,$sport:Sport,$ageGroup:String,$from:AWSDate,$to:AWSDate,$statedOnly:Boolean,$near:NearInput){events(perPage:1000 search:$search state:$state city:$city eventType:$eventType sport:$sport ageGroup:$ageGroup from:$from to:$to statedOnly:$statedOnly near:$near){id label:name latitude longitude}}`) as unknown as TypedDocumentString<EventPointsQuery, EventPointsQueryVariables>;
export const GuestPlayDocument = /*#__PURE__*/ new TypedDocumentString(`query GuestPlay($playerID:ID!){player(id:$playerID){id guestPlayUntil isOpenToTryouts}}`) as unknown as TypedDocumentString<GuestPlayQuery, GuestPlayQueryVariables>;
export const SetOpenToGuestPlayDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SetOpenToGuestPlay($playerID:ID!,$isOpen:Boolean!,$tryouts:Boolean!){setOpenToGuestPlay(playerID:$playerID,isOpen:$isOpen,tryouts:$tryouts){id}}`) as unknown as TypedDocumentString<SetOpenToGuestPlayMutation, SetOpenToGuestPlayMutationVariables>;
export const GuestPlayersDocument = /*#__PURE__*/ new TypedDocumentString(`query GuestPlayers($opportunityID:ID!){guestPlayers(opportunityID:$opportunityID){playerID name age position locationCity state match reasons isInvited}}`) as unknown as TypedDocumentString<GuestPlayersQuery, GuestPlayersQueryVariables>;
export const InviteGuestPlayerDocument = /*#__PURE__*/ new TypedDocumentString(`mutation InviteGuestPlayer($opportunityID:ID!,$playerID:ID!){inviteGuestPlayer(opportunityID:$opportunityID,playerID:$playerID)}`) as unknown as TypedDocumentString<InviteGuestPlayerMutation, InviteGuestPlayerMutationVariables>;
export const FamilyAsksDocument = /*#__PURE__*/ new TypedDocumentString(`query FamilyAsks($opportunityID:ID!){familyAsks(opportunityID:$opportunityID){isOn fittingCount askedCount saidNoCount nextAt}}`) as unknown as TypedDocumentString<FamilyAsksQuery, FamilyAsksQueryVariables>;
export const SetAskingFamiliesDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SetAskingFamilies($opportunityID:ID!,$isOn:Boolean!){setAskingFamilies(opportunityID:$opportunityID,isOn:$isOn){isOn askedCount}}`) as unknown as TypedDocumentString<SetAskingFamiliesMutation, SetAskingFamiliesMutationVariables>;
export const HomeDocument = /*#__PURE__*/ new TypedDocumentString(`query Home{adminStats{totalTeams totalPlayers totalOpportunities}upcomingEvents:eventsCount(upcomingOnly:true)opportunities(page:1,perPage:10,openOnly:true){...OpportunityCard}teams(page:1,perPage:10){...TeamCard}players(page:1,perPage:10){...PlayerCard}events(page:1,perPage:10,upcomingOnly:true){...EventCard}}fragment EventCard on Event{id name date endDate timeZone location city state eventType sport status divisions{ageGroup}}fragment OpportunityCard on Opportunity{id type title startTime timeZone location city state sport minAge maxAge ageGroups feeCents spotsLeft registrationDeadline visibility status team{id...Crest}}fragment PlayerCard on Player{id name age position batsThrows locationCity state photoURL}fragment Crest on Team{name colors crest logoURL}fragment TeamCard on Team{id name locationCity state description sport...Crest divisions{id division ageGroup}nextTryout{id startTime timeZone}}`) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const PendingInvitationsDocument = /*#__PURE__*/ new TypedDocumentString(`query PendingInvitations{contactInvitations{id team{id name}division{id division ageGroup}role managesTeam invitedByName}evaluatorInvitations{opportunityID opportunityTitle isPending}teamTransfers{id fromName team{id name}}pendingRosterEntries{id season waitsFor team{id name}player{id name}}claimedPlayers{id name guestInvitations{id title type startTime timeZone}}}`) as unknown as TypedDocumentString<PendingInvitationsQuery, PendingInvitationsQueryVariables>;
export const DeclineGuestInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeclineGuestInvitation($opportunityID:ID!,$playerID:ID!){declineGuestInvitation(opportunityID:$opportunityID,playerID:$playerID)}`) as unknown as TypedDocumentString<DeclineGuestInvitationMutation, DeclineGuestInvitationMutationVariables>;
export const AcceptEvaluatorDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AcceptEvaluator($id:ID!){acceptEvaluator(opportunityID:$id)}`) as unknown as TypedDocumentString<AcceptEvaluatorMutation, AcceptEvaluatorMutationVariables>;
export const DeclineEvaluatorDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeclineEvaluator($id:ID!){declineEvaluator(opportunityID:$id)}`) as unknown as TypedDocumentString<DeclineEvaluatorMutation, DeclineEvaluatorMutationVariables>;
export const AcceptContactDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AcceptContact($id:ID!){acceptContact(id:$id)}`) as unknown as TypedDocumentString<AcceptContactMutation, AcceptContactMutationVariables>;
export const AcceptContactLinkDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AcceptContactLink($id:ID!,$code:String!){acceptContact(id:$id,code:$code)}`) as unknown as TypedDocumentString<AcceptContactLinkMutation, AcceptContactLinkMutationVariables>;
export const DeclineContactDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeclineContact($id:ID!){declineContact(id:$id)}`) as unknown as TypedDocumentString<DeclineContactMutation, DeclineContactMutationVariables>;
export const TeamsToMergeDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamsToMerge($text:String!,$page:Int!,$perPage:Int!){teams(search:$text,page:$page,perPage:$perPage){id name locationCity state sport}}`) as unknown as TypedDocumentString<TeamsToMergeQuery, TeamsToMergeQueryVariables>;
export const PlayersToMergeDocument = /*#__PURE__*/ new TypedDocumentString(`query PlayersToMerge($text:String!,$page:Int!,$perPage:Int!){players(search:$text,page:$page,perPage:$perPage){id name locationCity state age}}`) as unknown as TypedDocumentString<PlayersToMergeQuery, PlayersToMergeQueryVariables>;
export const MergeTeamsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MergeTeams($fromID:ID!,$intoID:ID!,$dryRun:Boolean!){mergeTeams(fromID:$fromID,intoID:$intoID,dryRun:$dryRun){...MergePlan}}fragment MergePlan on Merge{moves{part count}conflicts}`) as unknown as TypedDocumentString<MergeTeamsMutation, MergeTeamsMutationVariables>;
export const MergePlayersDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MergePlayers($fromID:ID!,$intoID:ID!,$dryRun:Boolean!){mergePlayers(fromID:$fromID,intoID:$intoID,dryRun:$dryRun){...MergePlan}}fragment MergePlan on Merge{moves{part count}conflicts}`) as unknown as TypedDocumentString<MergePlayersMutation, MergePlayersMutationVariables>;
export const MySeasonDocument = /*#__PURE__*/ new TypedDocumentString(`query MySeason{claimedPlayers{id name photoURL age teamHistory{id season waitsFor team{id name sport}}registrations{...MyRegistration}guestInvitations{id title}}claimedTeams{...MyTeam}managedTeams{...MyTeam}contactInvitations{id}teamTransfers{id}pendingRosterEntries{id}evaluatorInvitations{isPending}}fragment MyTeam on Team{id...Crest opportunities{id title startTime timeZone undecidedCount}}fragment MyRegistration on Registration{id status waitlistPosition offerExpiresAt waitsForFamily viewerCanAccept opportunity{id title startTime timeZone status}}fragment Crest on Team{name colors crest logoURL}`) as unknown as TypedDocumentString<MySeasonQuery, MySeasonQueryVariables>;
export const AgendaDocument = /*#__PURE__*/ new TypedDocumentString(`query Agenda{agenda{id isOrganized feeDueCents opportunity{id type title startTime timeZone location city state status feeCents approvedCount undecidedCount}event{id name date timeZone location city state eventType}registrations{id status waitlistPosition offerExpiresAt waitsForFamily viewerCanAccept player{id name}}}}`) as unknown as TypedDocumentString<AgendaQuery, AgendaQueryVariables>;
export const UnreadNotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`query UnreadNotifications{unreadNotificationCount}`) as unknown as TypedDocumentString<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
export const NotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`query Notifications{notifications{id subject messageAbout text path createdAt isRead}}`) as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const MarkNotificationsReadDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MarkNotificationsRead($ids:[ID!]){markNotificationsRead(ids:$ids)}`) as unknown as TypedDocumentString<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const PushDevicesDocument = /*#__PURE__*/ new TypedDocumentString(`query PushDevices{pushKey pushSubscriptions{id device createdAt}}`) as unknown as TypedDocumentString<PushDevicesQuery, PushDevicesQueryVariables>;
export const AddPushSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AddPushSubscription($input:AddPushSubscriptionInput!){addPushSubscription(input:$input){id}}`) as unknown as TypedDocumentString<AddPushSubscriptionMutation, AddPushSubscriptionMutationVariables>;
export const RemovePushSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemovePushSubscription($id:ID!){removePushSubscription(id:$id)}`) as unknown as TypedDocumentString<RemovePushSubscriptionMutation, RemovePushSubscriptionMutationVariables>;
export const OpportunitiesDocument = /*#__PURE__*/ new TypedDocumentString(`query Opportunities($page:Int,$perPage:Int,$search:String,$type:OpportunityType,$state:String,$location:String,$position:String,$sport:Sport,$ageGroup:String,$age:Int,$fitsPlayer:ID,$from:AWSDate,$to:AWSDate,$seasonUpTo:Int,$statedOnly:Boolean,$near:NearInput,$openOnly:Boolean,$sort:ListSort,$asksStated:Boolean=false){opportunities(page:$page perPage:$perPage search:$search type:$type state:$state location:$location position:$position sport:$sport ageGroup:$ageGroup age:$age fitsPlayer:$fitsPlayer from:$from to:$to seasonUpTo:$seasonUpTo statedOnly:$statedOnly near:$near openOnly:$openOnly sort:$sort){...OpportunityCard distanceMiles team{id seasonCost{cents}}}opportunitiesCount(search:$search type:$type state:$state location:$location position:$position sport:$sport ageGroup:$ageGroup age:$age fitsPlayer:$fitsPlayer from:$from to:$to seasonUpTo:$seasonUpTo statedOnly:$statedOnly near:$near openOnly:$openOnly)statedCount:opportunitiesCount(search:$search type:$type state:$state location:$location position:$position sport:$sport ageGroup:$ageGroup age:$age fitsPlayer:$fitsPlayer from:$from to:$to seasonUpTo:$seasonUpTo statedOnly:true near:$near openOnly:$openOnly)@include(if:$asksStated)}fragment OpportunityCard on Opportunity{id type title startTime timeZone location city state sport minAge maxAge ageGroups feeCents spotsLeft registrationDeadline visibility status team{id...Crest}}fragment Crest on Team{name colors crest logoURL}`) as unknown as TypedDocumentString<OpportunitiesQuery, OpportunitiesQueryVariables>;
export const OpportunitiesFacetsDocument = /*#__PURE__*/ new TypedDocumentString(`query OpportunitiesFacets($search:String,$type:OpportunityType,$state:String,$location:String,$position:String,$sport:Sport,$ageGroup:String,$age:Int,$fitsPlayer:ID,$from:AWSDate,$to:AWSDate,$seasonUpTo:Int,$statedOnly:Boolean,$near:NearInput,$openOnly:Boolean,$isEmpty:Boolean=false){opportunitiesFacets(search:$search type:$type state:$state location:$location position:$position sport:$sport ageGroup:$ageGroup age:$age fitsPlayer:$fitsPlayer from:$from to:$to seasonUpTo:$seasonUpTo statedOnly:$statedOnly near:$near openOnly:$openOnly){filter countWithout @include(if:$isEmpty)values @skip(if:$isEmpty){value count}}}`) as unknown as TypedDocumentString<OpportunitiesFacetsQuery, OpportunitiesFacetsQueryVariables>;
export const TeamsThatFitCountDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamsThatFitCount($ageGroup:String,$sport:Sport,$near:NearInput){teamsCount(ageGroup:$ageGroup,sport:$sport,near:$near)}`) as unknown as TypedDocumentString<TeamsThatFitCountQuery, TeamsThatFitCountQueryVariables>;
export const NearbyOpportunitiesDocument = /*#__PURE__*/ new TypedDocumentString(`query NearbyOpportunities($near:NearInput!,$sport:Sport,$ageGroup:String,$type:OpportunityType,$from:AWSDate,$to:AWSDate,$perPage:Int!){opportunities(near:$near sport:$sport ageGroup:$ageGroup type:$type from:$from to:$to openOnly:true sort:NEAREST perPage:$perPage){...OpportunityCard distanceMiles}}fragment OpportunityCard on Opportunity{id type title startTime timeZone location city state sport minAge maxAge ageGroups feeCents spotsLeft registrationDeadline visibility status team{id...Crest}}fragment Crest on Team{name colors crest logoURL}`) as unknown as TypedDocumentString<NearbyOpportunitiesQuery, NearbyOpportunitiesQueryVariables>;
export const TeamOpportunitiesDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamOpportunities($teamID:ID!){team(id:$teamID){id opportunities{...OpportunityCard}}}fragment OpportunityCard on Opportunity{id type title startTime timeZone location city state sport minAge maxAge ageGroups feeCents spotsLeft registrationDeadline visibility status team{id...Crest}}fragment Crest on Team{name colors crest logoURL}`) as unknown as TypedDocumentString<TeamOpportunitiesQuery, TeamOpportunitiesQueryVariables>;
export const PlayerOpportunitiesDocument = /*#__PURE__*/ new TypedDocumentString(`query PlayerOpportunities($playerID:ID!){player(id:$playerID){id viewerCanEdit registrations{id status createdAt opportunity{...OpportunityCard}}fittingOpportunities{...OpportunityCard}}}fragment OpportunityCard on Opportunity{id type title startTime timeZone location city state sport minAge maxAge ageGroups feeCents spotsLeft registrationDeadline visibility status team{id...Crest}}fragment Crest on Team{name colors crest logoURL}`) as unknown as TypedDocumentString<PlayerOpportunitiesQuery, PlayerOpportunitiesQueryVariables>;
export const MyRegistrationsDocument = /*#__PURE__*/ new TypedDocumentString(`query MyRegistrations{myRegistrations{...OwnRegistration opportunity{id updatedAt title status startTime endTime timeZone location city state description waiverText waiverHash decideBy calendarSequence}}}fragment OwnRegistration on Registration{id status rejectionReason waitlistPosition offerExpiresAt viewerCanWithdraw waitsForFamily viewerCanAccept waiver{version}player{id name claimedBy}}`) as unknown as TypedDocumentString<MyRegistrationsQuery, MyRegistrationsQueryVariables>;
export const OpportunityDocument = /*#__PURE__*/ new TypedDocumentString(`query Opportunity($id:ID!){opportunity(id:$id){...OpportunityCard team{id name seasonCost{cents includes}}updatedAt hidden{reason}description whatToBring latitude longitude endTime positionsNeeded capacity waiverRequired decideBy neededBy calendarSequence createdByUser{id name}registrations{...OwnRegistration jerseyNumber createdAt player{id name age position}}waiverText waiverHash registrationCount approvedCount viewerCanManage viewerCanRegister}}fragment OpportunityCard on Opportunity{id type title startTime timeZone location city state sport minAge maxAge ageGroups feeCents spotsLeft registrationDeadline visibility status team{id...Crest}}fragment OwnRegistration on Registration{id status rejectionReason waitlistPosition offerExpiresAt viewerCanWithdraw waitsForFamily viewerCanAccept waiver{version}player{id name claimedBy}}fragment Crest on Team{name colors crest logoURL}`) as unknown as TypedDocumentString<OpportunityQuery, OpportunityQueryVariables>;
export const PositionNamesDocument = /*#__PURE__*/ new TypedDocumentString(`query PositionNames{positions(perPage:100){id name abbreviation}}`) as unknown as TypedDocumentString<PositionNamesQuery, PositionNamesQueryVariables>;
export const DeleteOpportunityDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeleteOpportunity($id:ID!){deleteOpportunity(id:$id)}`) as unknown as TypedDocumentString<DeleteOpportunityMutation, DeleteOpportunityMutationVariables>;
export const WithdrawRegistrationDocument = /*#__PURE__*/ new TypedDocumentString(`mutation WithdrawRegistration($registrationID:ID!){withdrawRegistration(registrationID:$registrationID)}`) as unknown as TypedDocumentString<WithdrawRegistrationMutation, WithdrawRegistrationMutationVariables>;
export const AcceptWaitlistOfferDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AcceptWaitlistOffer($registrationID:ID!,$opportunityUpdatedAt:AWSDateTime!){acceptWaitlistOffer(registrationID:$registrationID opportunityUpdatedAt:$opportunityUpdatedAt){id status}}`) as unknown as TypedDocumentString<AcceptWaitlistOfferMutation, AcceptWaitlistOfferMutationVariables>;
export const DeclineWaitlistOfferDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeclineWaitlistOffer($registrationID:ID!){declineWaitlistOffer(registrationID:$registrationID){id status}}`) as unknown as TypedDocumentString<DeclineWaitlistOfferMutation, DeclineWaitlistOfferMutationVariables>;
export const AcceptRegistrationDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AcceptRegistration($registrationID:ID!,$waiverSigned:Boolean,$waiverHash:String,$opportunityUpdatedAt:AWSDateTime!){acceptRegistration(registrationID:$registrationID waiverSigned:$waiverSigned waiverHash:$waiverHash opportunityUpdatedAt:$opportunityUpdatedAt){id}}`) as unknown as TypedDocumentString<AcceptRegistrationMutation, AcceptRegistrationMutationVariables>;
export const AskOrganizerDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AskOrganizer($opportunityID:ID!,$text:String!){askOrganizer(opportunityID:$opportunityID,text:$text)}`) as unknown as TypedDocumentString<AskOrganizerMutation, AskOrganizerMutationVariables>;
export const OpportunityPointsDocument = /*#__PURE__*/ new TypedDocumentString(`query OpportunityPoints($search:String,$type:OpportunityType,$state:String,$location:String,$position:String,$sport:Sport,$ageGroup:String,$age:Int,$fitsPlayer:ID,$from:AWSDate,$to:AWSDate,$seasonUpTo:Int,$statedOnly:Boolean,$near:NearInput,$openOnly:Boolean){opportunities(perPage:1000 search:$search type:$type state:$state location:$location position:$position sport:$sport ageGroup:$ageGroup age:$age fitsPlayer:$fitsPlayer from:$from to:$to seasonUpTo:$seasonUpTo statedOnly:$statedOnly near:$near openOnly:$openOnly){id label:title latitude longitude}}`) as unknown as TypedDocumentString<OpportunityPointsQuery, OpportunityPointsQueryVariables>;
export const SignedWaiversDocument = /*#__PURE__*/ new TypedDocumentString(`query SignedWaivers($opportunityID:ID!){opportunity(id:$opportunityID){id registrations{id waiver{version text signedAt signedBy}}}}`) as unknown as TypedDocumentString<SignedWaiversQuery, SignedWaiversQueryVariables>;
export const OpportunityToEditDocument = /*#__PURE__*/ new TypedDocumentString(`query OpportunityToEdit($id:ID!){opportunity(id:$id){id version type title description whatToBring familiesToNotify startTime endTime timeZone location city state latitude longitude positionsNeeded sport minAge maxAge feeCents capacity waiverRequired registrationDeadline neededBy decideBy visibility status team{id name locationCity state}viewerCanManage}}`) as unknown as TypedDocumentString<OpportunityToEditQuery, OpportunityToEditQueryVariables>;
export const PositionsToPickDocument = /*#__PURE__*/ new TypedDocumentString(`query PositionsToPick{positions(perPage:500,isActive:true){id name}}`) as unknown as TypedDocumentString<PositionsToPickQuery, PositionsToPickQueryVariables>;
export const TeamOfOpportunityDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamOfOpportunity($id:ID!){team(id:$id){id name locationCity state}}`) as unknown as TypedDocumentString<TeamOfOpportunityQuery, TeamOfOpportunityQueryVariables>;
export const TeamToPostForDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamToPostFor($id:ID!){team(id:$id){id sport locationCity state latitude longitude divisions{id ageGroup}}}`) as unknown as TypedDocumentString<TeamToPostForQuery, TeamToPostForQueryVariables>;
export const CreateOpportunityDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateOpportunity($input:CreateOpportunityInput!){createOpportunity(input:$input){id}}`) as unknown as TypedDocumentString<CreateOpportunityMutation, CreateOpportunityMutationVariables>;
export const UpdateOpportunityDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateOpportunity($id:ID!,$input:UpdateOpportunityInput!){updateOpportunity(id:$id,input:$input){id}}`) as unknown as TypedDocumentString<UpdateOpportunityMutation, UpdateOpportunityMutationVariables>;
export const PlacesDocument = /*#__PURE__*/ new TypedDocumentString(`query Places($search:String!){places(search:$search){kind city state latitude longitude}}`) as unknown as TypedDocumentString<PlacesQuery, PlacesQueryVariables>;
export const CurrentPlaceDocument = /*#__PURE__*/ new TypedDocumentString(`query CurrentPlace($latitude:Float!,$longitude:Float!){nearestPlace(latitude:$latitude,longitude:$longitude){city state latitude longitude}}`) as unknown as TypedDocumentString<CurrentPlaceQuery, CurrentPlaceQueryVariables>;
export const CreatePlayerDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreatePlayer($input:CreatePlayerInput!){createPlayer(input:$input){id name}}`) as unknown as TypedDocumentString<CreatePlayerMutation, CreatePlayerMutationVariables>;
export const UpdatePlayerDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdatePlayer($id:ID!,$input:UpdatePlayerInput!){updatePlayer(id:$id,input:$input){id name}}`) as unknown as TypedDocumentString<UpdatePlayerMutation, UpdatePlayerMutationVariables>;
export const DismissPlayerSuggestionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DismissPlayerSuggestion($id:ID!,$field:String!){dismissPlayerSuggestion(id:$id,field:$field){id}}`) as unknown as TypedDocumentString<DismissPlayerSuggestionMutation, DismissPlayerSuggestionMutationVariables>;
export const PlayersDocument = /*#__PURE__*/ new TypedDocumentString(`query Players($page:Int,$perPage:Int,$search:String,$city:String,$state:String,$position:String,$ageGroup:String,$statedOnly:Boolean,$near:NearInput,$sort:ListSort,$asksStated:Boolean=false){players(page:$page perPage:$perPage search:$search city:$city state:$state position:$position ageGroup:$ageGroup statedOnly:$statedOnly near:$near sort:$sort){...PlayerCard distanceMiles}playersCount(search:$search city:$city state:$state position:$position ageGroup:$ageGroup statedOnly:$statedOnly near:$near)statedCount:playersCount(search:$search city:$city state:$state position:$position ageGroup:$ageGroup statedOnly:true near:$near)@include(if:$asksStated)}fragment PlayerCard on Player{id name age position batsThrows locationCity state photoURL}`) as unknown as TypedDocumentString<PlayersQuery, PlayersQueryVariables>;
export const PlayersFacetsDocument = /*#__PURE__*/ new TypedDocumentString(`query PlayersFacets($search:String,$city:String,$state:String,$position:String,$ageGroup:String,$statedOnly:Boolean,$near:NearInput,$isEmpty:Boolean=false){playersFacets(search:$search city:$city state:$state position:$position ageGroup:$ageGroup statedOnly:$statedOnly near:$near){filter countWithout @include(if:$isEmpty)values @skip(if:$isEmpty){value count}}}`) as unknown as TypedDocumentString<PlayersFacetsQuery, PlayersFacetsQueryVariables>;
export const ClaimedPlayersDocument = /*#__PURE__*/ new TypedDocumentString(`query ClaimedPlayers{claimedPlayers{...PlayerCard}}fragment PlayerCard on Player{id name age position batsThrows locationCity state photoURL}`) as unknown as TypedDocumentString<ClaimedPlayersQuery, ClaimedPlayersQueryVariables>;
export const PlayerDocument = /*#__PURE__*/ new TypedDocumentString(`query Player($id:ID!){player(id:$id){...PlayerCard version hidden{reason}profilesLeft claimedBy isClaimed visibility birthYear birthWindow deletesOn guardianConsent{isExplicit}leagueAges{ageRule{id name sport}seasonYear age ageGroup}teams{id name sport locationCity state}viewerClaimPending viewerCanEdit viewerCanClaim suggestions{field value}}}fragment PlayerCard on Player{id name age position batsThrows locationCity state photoURL}`) as unknown as TypedDocumentString<PlayerQuery, PlayerQueryVariables>;
export const PlayerTeamHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`query PlayerTeamHistory($playerID:ID!){playerTeamHistory(playerID:$playerID){...TeamHistoryEntry}}fragment TeamHistoryEntry on TeamHistory{id version teamID startDate endDate division ageGroup season waitsFor viewerCanAnswer team{id name locationCity state}}`) as unknown as TypedDocumentString<PlayerTeamHistoryQuery, PlayerTeamHistoryQueryVariables>;
export const PlayerSeasonsDocument = /*#__PURE__*/ new TypedDocumentString(`query PlayerSeasons($page:Int!,$perPage:Int!){seasons(page:$page,perPage:$perPage){id name startDate endDate isActive}}`) as unknown as TypedDocumentString<PlayerSeasonsQuery, PlayerSeasonsQueryVariables>;
export const ConfirmGuardianConsentDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ConfirmGuardianConsent($playerID:ID!,$version:String!){confirmGuardianConsent(playerID:$playerID,version:$version){id}}`) as unknown as TypedDocumentString<ConfirmGuardianConsentMutation, ConfirmGuardianConsentMutationVariables>;
export const ClaimPlayerDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ClaimPlayer($playerID:ID!,$guardianConsent:String){claimPlayer(playerID:$playerID,guardianConsent:$guardianConsent){id claimedBy claimedAt}}`) as unknown as TypedDocumentString<ClaimPlayerMutation, ClaimPlayerMutationVariables>;
export const DeletePlayerDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeletePlayer($id:ID!){deletePlayer(id:$id)}`) as unknown as TypedDocumentString<DeletePlayerMutation, DeletePlayerMutationVariables>;
export const AddPlayerToTeamDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AddPlayerToTeam($input:AddPlayerToTeamInput!){addPlayerToTeam(input:$input){id waitsFor}}`) as unknown as TypedDocumentString<AddPlayerToTeamMutation, AddPlayerToTeamMutationVariables>;
export const UpdatePlayerTeamHistoryDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdatePlayerTeamHistory($id:ID!,$input:UpdatePlayerTeamHistoryInput!){updatePlayerTeamHistory(id:$id,input:$input){id waitsFor}}`) as unknown as TypedDocumentString<UpdatePlayerTeamHistoryMutation, UpdatePlayerTeamHistoryMutationVariables>;
export const RemovePlayerFromTeamDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemovePlayerFromTeam($teamHistoryID:ID!){removePlayerFromTeam(teamHistoryID:$teamHistoryID)}`) as unknown as TypedDocumentString<RemovePlayerFromTeamMutation, RemovePlayerFromTeamMutationVariables>;
export const AcceptPlayerInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AcceptPlayerInvitation($playerID:ID!,$code:String!,$guardianConsent:String){acceptPlayerInvitation(playerID:$playerID code:$code guardianConsent:$guardianConsent){id name}}`) as unknown as TypedDocumentString<AcceptPlayerInvitationMutation, AcceptPlayerInvitationMutationVariables>;
export const KeepPlayerDocument = /*#__PURE__*/ new TypedDocumentString(`mutation KeepPlayer($id:ID!){updatePlayer(id:$id,input:{}){id}}`) as unknown as TypedDocumentString<KeepPlayerMutation, KeepPlayerMutationVariables>;
export const PlayerClaimDocument = /*#__PURE__*/ new TypedDocumentString(`query PlayerClaim($id:ID!){player(id:$id){isClaimed}}`) as unknown as TypedDocumentString<PlayerClaimQuery, PlayerClaimQueryVariables>;
export const OpportunityToRegisterDocument = /*#__PURE__*/ new TypedDocumentString(`query OpportunityToRegister($id:ID!){opportunity(id:$id){id updatedAt type title startTime endTime timeZone location city state minAge maxAge sport feeCents spotsLeft registrationDeadline decideBy visibility status waiverRequired waiverText waiverHash team{id name}registrations{id status playerID}viewerCanRegister}}`) as unknown as TypedDocumentString<OpportunityToRegisterQuery, OpportunityToRegisterQueryVariables>;
export const OwnRegistrantsDocument = /*#__PURE__*/ new TypedDocumentString(`query OwnRegistrants{claimedPlayers{...Registrant teamHistory{team{sport}}}claimedTeams{...RosterToRegister}managedTeams{...RosterToRegister}}fragment Registrant on Player{id name age position locationCity state isClaimed}fragment RosterToRegister on Team{id name players{...Registrant}}`) as unknown as TypedDocumentString<OwnRegistrantsQuery, OwnRegistrantsQueryVariables>;
export const RegistrantsToPickDocument = /*#__PURE__*/ new TypedDocumentString(`query RegistrantsToPick($search:String!,$page:Int!,$perPage:Int!){players(search:$search,page:$page,perPage:$perPage,registrable:true){...Registrant viewerCanRegister}}fragment Registrant on Player{id name age position locationCity state isClaimed}`) as unknown as TypedDocumentString<RegistrantsToPickQuery, RegistrantsToPickQueryVariables>;
export const RegisterForOpportunityDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RegisterForOpportunity($input:RegisterForOpportunityInput!){registerForOpportunity(input:$input){id status}}`) as unknown as TypedDocumentString<RegisterForOpportunityMutation, RegisterForOpportunityMutationVariables>;
export const OpportunityToManageDocument = /*#__PURE__*/ new TypedDocumentString(`query OpportunityToManage($id:ID!){opportunity(id:$id){id title feeCents offeredCount waitlistCount waiverRequired timeZone capacity approvedCount spotsLeft viewerCanManage}}`) as unknown as TypedDocumentString<OpportunityToManageQuery, OpportunityToManageQueryVariables>;
export const ManagedRegistrationsDocument = /*#__PURE__*/ new TypedDocumentString(`query ManagedRegistrations($opportunityID:ID!,$status:RegistrationStatus,$search:String,$orderBy:ListColumn,$descending:Boolean,$page:Int!){rows:opportunityRegistrations(opportunityID:$opportunityID status:$status search:$search orderBy:$orderBy descending:$descending page:$page perPage:50){...ManagedRegistration}found:opportunityRegistrationsCount(opportunityID:$opportunityID status:$status search:$search)PENDING:opportunityRegistrationsCount(opportunityID:$opportunityID status:PENDING)APPROVED:opportunityRegistrationsCount(opportunityID:$opportunityID status:APPROVED)REJECTED:opportunityRegistrationsCount(opportunityID:$opportunityID status:REJECTED)}fragment ManagedRegistration on Registration{id version status jerseyNumber notes waiverSigned waiver{version}feePaidCents waitlistPosition offerExpiresAt createdAt checkedInAt evaluations{evaluatorName score notes}contact{name email phone}player{id name age position}}`) as unknown as TypedDocumentString<ManagedRegistrationsQuery, ManagedRegistrationsQueryVariables>;
export const EveryRegistrationDocument = /*#__PURE__*/ new TypedDocumentString(`query EveryRegistration($opportunityID:ID!,$status:RegistrationStatus,$search:String,$orderBy:ListColumn,$descending:Boolean,$page:Int!,$perPage:Int!){opportunityRegistrations(opportunityID:$opportunityID status:$status search:$search orderBy:$orderBy descending:$descending page:$page perPage:$perPage){...ManagedRegistration}}fragment ManagedRegistration on Registration{id version status jerseyNumber notes waiverSigned waiver{version}feePaidCents waitlistPosition offerExpiresAt createdAt checkedInAt evaluations{evaluatorName score notes}contact{name email phone}player{id name age position}}`) as unknown as TypedDocumentString<EveryRegistrationQuery, EveryRegistrationQueryVariables>;
export const AdminRegistrationsDocument = /*#__PURE__*/ new TypedDocumentString(`query AdminRegistrations($opportunityID:ID!,$status:RegistrationStatus,$orderBy:ListColumn,$descending:Boolean,$page:Int,$perPage:Int){opportunityRegistrations(opportunityID:$opportunityID status:$status orderBy:$orderBy descending:$descending page:$page perPage:$perPage){id playerID status jerseyNumber notes createdAt player{id name age}}}`) as unknown as TypedDocumentString<AdminRegistrationsQuery, AdminRegistrationsQueryVariables>;
export const AdminRegistrationsOfDocument = /*#__PURE__*/ new TypedDocumentString(`query AdminRegistrationsOf($id:ID!){opportunity(id:$id){id title timeZone capacity approvedCount}}`) as unknown as TypedDocumentString<AdminRegistrationsOfQuery, AdminRegistrationsOfQueryVariables>;
export const PendingRegistrationsDocument = /*#__PURE__*/ new TypedDocumentString(`query PendingRegistrations($opportunityID:ID!){opportunityRegistrationsCount(opportunityID:$opportunityID,status:PENDING)}`) as unknown as TypedDocumentString<PendingRegistrationsQuery, PendingRegistrationsQueryVariables>;
export const ApproveRegistrationDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ApproveRegistration($registrationID:ID!){approveRegistration(registrationID:$registrationID){id status}}`) as unknown as TypedDocumentString<ApproveRegistrationMutation, ApproveRegistrationMutationVariables>;
export const RejectRegistrationDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RejectRegistration($registrationID:ID!,$reason:String){rejectRegistration(registrationID:$registrationID,reason:$reason){id status}}`) as unknown as TypedDocumentString<RejectRegistrationMutation, RejectRegistrationMutationVariables>;
export const UpdateRegistrationDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateRegistration($id:ID!,$input:UpdateRegistrationInput!){updateRegistration(id:$id,input:$input){id feePaidCents}}`) as unknown as TypedDocumentString<UpdateRegistrationMutation, UpdateRegistrationMutationVariables>;
export const UpdateRegistrationStatusDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateRegistrationStatus($id:ID!,$status:RegistrationStatus!,$reason:String){updateRegistrationStatus(id:$id,status:$status,reason:$reason){id status}}`) as unknown as TypedDocumentString<UpdateRegistrationStatusMutation, UpdateRegistrationStatusMutationVariables>;
export const EmailRegistrantsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation EmailRegistrants($opportunityID:ID!,$status:RegistrationStatus,$subject:String!,$text:String!){emailRegistrants(opportunityID:$opportunityID status:$status subject:$subject text:$text)}`) as unknown as TypedDocumentString<EmailRegistrantsMutation, EmailRegistrantsMutationVariables>;
export const ReportRecordDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ReportRecord($kind:ReportKind!,$id:ID!,$reason:String!,$email:String,$recaptchaToken:String){reportRecord(kind:$kind id:$id reason:$reason email:$email recaptchaToken:$recaptchaToken)}`) as unknown as TypedDocumentString<ReportRecordMutation, ReportRecordMutationVariables>;
export const HideRecordDocument = /*#__PURE__*/ new TypedDocumentString(`mutation HideRecord($kind:HideableKind!,$id:ID!,$reason:String!){hideRecord(kind:$kind,id:$id,reason:$reason)}`) as unknown as TypedDocumentString<HideRecordMutation, HideRecordMutationVariables>;
export const UnhideRecordDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UnhideRecord($kind:HideableKind!,$id:ID!){unhideRecord(kind:$kind,id:$id)}`) as unknown as TypedDocumentString<UnhideRecordMutation, UnhideRecordMutationVariables>;
export const ResolveReportDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ResolveReport($id:ID!,$action:ReportAction!,$note:String){resolveReport(id:$id,action:$action,note:$note){id status}}`) as unknown as TypedDocumentString<ResolveReportMutation, ResolveReportMutationVariables>;
export const ReportsDocument = /*#__PURE__*/ new TypedDocumentString(`query Reports($status:ReportStatus!,$orderBy:ListColumn,$descending:Boolean,$page:Int!,$perPage:Int!){reports(status:$status orderBy:$orderBy descending:$descending page:$page perPage:$perPage){id kind recordID recordName isHidden hasOwner reason reporter{id name email}reporterDismissed status createdAt action note resolvedBy{id name}resolvedAt}}`) as unknown as TypedDocumentString<ReportsQuery, ReportsQueryVariables>;
export const ReportsFileDocument = /*#__PURE__*/ new TypedDocumentString(`query ReportsFile($status:ReportStatus!,$orderBy:ListColumn,$descending:Boolean,$page:Int!,$perPage:Int!){reports(status:$status orderBy:$orderBy descending:$descending page:$page perPage:$perPage){kind recordID recordName reason reporter{name email}action note resolvedBy{name}createdAt}}`) as unknown as TypedDocumentString<ReportsFileQuery, ReportsFileQueryVariables>;
export const HiddenRecordsDocument = /*#__PURE__*/ new TypedDocumentString(`query HiddenRecords{hiddenRecords{kind id name hidden{at reason}isHiddenWithTeam hasOwner}}`) as unknown as TypedDocumentString<HiddenRecordsQuery, HiddenRecordsQueryVariables>;
export const RosterToManageDocument = /*#__PURE__*/ new TypedDocumentString(`query RosterToManage($teamID:ID!){team(id:$teamID){id divisions{id division ageGroup}teamHistory{...RosterEntry}}}fragment RosterEntry on TeamHistory{id version playerID startDate endDate division ageGroup season jerseyNumber position isCurrent waitsFor viewerCanAnswer player{id name age isClaimed viewerCanEdit guardianConsent{isExplicit}familyInvitedAt}}`) as unknown as TypedDocumentString<RosterToManageQuery, RosterToManageQueryVariables>;
export const PlayersForRosterDocument = /*#__PURE__*/ new TypedDocumentString(`query PlayersForRoster($search:String!,$page:Int!,$perPage:Int!){players(search:$search,page:$page,perPage:$perPage){id name age position locationCity state}}`) as unknown as TypedDocumentString<PlayersForRosterQuery, PlayersForRosterQueryVariables>;
export const AddToRosterDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AddToRoster($input:AddPlayerToTeamInput!){addPlayerToTeam(input:$input){...RosterEntry}}fragment RosterEntry on TeamHistory{id version playerID startDate endDate division ageGroup season jerseyNumber position isCurrent waitsFor viewerCanAnswer player{id name age isClaimed viewerCanEdit guardianConsent{isExplicit}familyInvitedAt}}`) as unknown as TypedDocumentString<AddToRosterMutation, AddToRosterMutationVariables>;
export const UpdateRosterEntryDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateRosterEntry($id:ID!,$input:UpdatePlayerTeamHistoryInput!){updatePlayerTeamHistory(id:$id,input:$input){...RosterEntry}}fragment RosterEntry on TeamHistory{id version playerID startDate endDate division ageGroup season jerseyNumber position isCurrent waitsFor viewerCanAnswer player{id name age isClaimed viewerCanEdit guardianConsent{isExplicit}familyInvitedAt}}`) as unknown as TypedDocumentString<UpdateRosterEntryMutation, UpdateRosterEntryMutationVariables>;
export const AcceptRosterEntryDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AcceptRosterEntry($id:ID!){acceptRosterEntry(id:$id){id waitsFor}}`) as unknown as TypedDocumentString<AcceptRosterEntryMutation, AcceptRosterEntryMutationVariables>;
export const DeclineRosterEntryDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeclineRosterEntry($id:ID!){declineRosterEntry(id:$id)}`) as unknown as TypedDocumentString<DeclineRosterEntryMutation, DeclineRosterEntryMutationVariables>;
export const ImportRosterDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ImportRoster($teamID:ID!,$divisionID:ID!,$season:String!,$rows:[RosterRowInput!]!,$dryRun:Boolean){importRoster(teamID:$teamID divisionID:$divisionID season:$season rows:$rows dryRun:$dryRun){rows{name jerseyNumber position outcome problems notes isFamilyInvited player{id name}matches{id name age locationCity state isClaimed}}}}`) as unknown as TypedDocumentString<ImportRosterMutation, ImportRosterMutationVariables>;
export const MoveRosterDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MoveRoster($teamID:ID!,$entryIDs:[ID!]!,$season:String!,$divisionID:ID!){moveRosterToSeason(teamID:$teamID entryIDs:$entryIDs season:$season divisionID:$divisionID){id waitsFor}}`) as unknown as TypedDocumentString<MoveRosterMutation, MoveRosterMutationVariables>;
export const InviteFamilyDocument = /*#__PURE__*/ new TypedDocumentString(`mutation InviteFamily($teamID:ID!,$playerID:ID!,$email:String!){invitePlayerFamily(teamID:$teamID,playerID:$playerID,email:$email)}`) as unknown as TypedDocumentString<InviteFamilyMutation, InviteFamilyMutationVariables>;
export const TeamContactDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamContactDetails($teamID:ID!){team(id:$teamID){id profilesLeft contacts{id email safetyRecords{...SafetyRecordShown}}}}fragment SafetyRecordShown on SafetyRecord{kind completedOn expiresOn isExpired confirmedAt}`) as unknown as TypedDocumentString<TeamContactDetailsQuery, TeamContactDetailsQueryVariables>;
export const UserSafetyRecordsDocument = /*#__PURE__*/ new TypedDocumentString(`query UserSafetyRecords($id:ID!){user(id:$id){id version role isTeamStaff safetyRecords{...SafetyRecordShown}}}fragment SafetyRecordShown on SafetyRecord{kind completedOn expiresOn isExpired confirmedAt}`) as unknown as TypedDocumentString<UserSafetyRecordsQuery, UserSafetyRecordsQueryVariables>;
export const SafetyRecordsToReviewDocument = /*#__PURE__*/ new TypedDocumentString(`query SafetyRecordsToReview{safetyRecordsToReview{id name email safetyRecords{...SafetyRecordShown}}}fragment SafetyRecordShown on SafetyRecord{kind completedOn expiresOn isExpired confirmedAt}`) as unknown as TypedDocumentString<SafetyRecordsToReviewQuery, SafetyRecordsToReviewQueryVariables>;
export const UpdateSafetyRecordsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateSafetyRecords($input:UpdateSafetyRecordsInput!){updateSafetyRecords(input:$input){id}}`) as unknown as TypedDocumentString<UpdateSafetyRecordsMutation, UpdateSafetyRecordsMutationVariables>;
export const ReviewSafetyRecordDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ReviewSafetyRecord($userID:ID!,$kind:SafetyRecordKind!,$isConfirmed:Boolean!){reviewSafetyRecord(userID:$userID,kind:$kind,isConfirmed:$isConfirmed){id}}`) as unknown as TypedDocumentString<ReviewSafetyRecordMutation, ReviewSafetyRecordMutationVariables>;
export const SearchEverywhereDocument = /*#__PURE__*/ new TypedDocumentString(`query SearchEverywhere($text:String!){search(text:$text,perKind:4){teams{id name locationCity state}teamsCount opportunities{id title startTime timeZone city state}opportunitiesCount events{id name date timeZone city state}eventsCount players{id name locationCity state}playersCount}}`) as unknown as TypedDocumentString<SearchEverywhereQuery, SearchEverywhereQueryVariables>;
export const SeasonDocument = /*#__PURE__*/ new TypedDocumentString(`query Season($id:ID!){season(id:$id){id version name year seasonType startDate endDate description isActive}}`) as unknown as TypedDocumentString<SeasonQuery, SeasonQueryVariables>;
export const CreateSeasonDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateSeason($input:CreateSeasonInput!){createSeason(input:$input){id}}`) as unknown as TypedDocumentString<CreateSeasonMutation, CreateSeasonMutationVariables>;
export const UpdateSeasonDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateSeason($id:ID!,$input:UpdateSeasonInput!){updateSeason(id:$id,input:$input){id}}`) as unknown as TypedDocumentString<UpdateSeasonMutation, UpdateSeasonMutationVariables>;
export const SyncGoverningBodyDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SyncGoverningBody($input:SyncGoverningBodyInput!){syncGoverningBody(input:$input){success message recordsProcessed runID}}`) as unknown as TypedDocumentString<SyncGoverningBodyMutation, SyncGoverningBodyMutationVariables>;
export const SyncRunDocument = /*#__PURE__*/ new TypedDocumentString(`query SyncRun($id:ID!){syncRun(id:$id){...SyncProgress}}fragment SyncProgress on SyncRun{id type city state status message startedAt finishedAt pages created updated removed unchanged refused recordsProcessed isDryRun isUpload isFull heldRemovals isStalled lastProgressAt waiting{reason retryAt}refusals{kind externalID reason}awaitingTeam recordsAwaitingTeam{kind externalID reason}adjusted adjustments{kind externalID reason}}`) as unknown as TypedDocumentString<SyncRunQuery, SyncRunQueryVariables>;
export const SyncRunsDocument = /*#__PURE__*/ new TypedDocumentString(`query SyncRuns($perPage:Int){syncRuns(perPage:$perPage){...SyncProgress}}fragment SyncProgress on SyncRun{id type city state status message startedAt finishedAt pages created updated removed unchanged refused recordsProcessed isDryRun isUpload isFull heldRemovals isStalled lastProgressAt waiting{reason retryAt}refusals{kind externalID reason}awaitingTeam recordsAwaitingTeam{kind externalID reason}adjusted adjustments{kind externalID reason}}`) as unknown as TypedDocumentString<SyncRunsQuery, SyncRunsQueryVariables>;
export const CancelSyncRunDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CancelSyncRun($id:ID!){cancelSyncRun(id:$id){...SyncProgress}}fragment SyncProgress on SyncRun{id type city state status message startedAt finishedAt pages created updated removed unchanged refused recordsProcessed isDryRun isUpload isFull heldRemovals isStalled lastProgressAt waiting{reason retryAt}refusals{kind externalID reason}awaitingTeam recordsAwaitingTeam{kind externalID reason}adjusted adjustments{kind externalID reason}}`) as unknown as TypedDocumentString<CancelSyncRunMutation, CancelSyncRunMutationVariables>;
export const SyncFailedPagesDocument = /*#__PURE__*/ new TypedDocumentString(`query SyncFailedPages($id:ID!){syncRun(id:$id){id failedPages{kind page reason}}}`) as unknown as TypedDocumentString<SyncFailedPagesQuery, SyncFailedPagesQueryVariables>;
export const UploadSyncFilesDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UploadSyncFiles($input:UploadSyncFilesInput!){uploadSyncFiles(input:$input)}`) as unknown as TypedDocumentString<UploadSyncFilesMutation, UploadSyncFilesMutationVariables>;
export const RetrySyncRunDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RetrySyncRun($id:ID!,$allowRemovals:Boolean){retrySyncRun(id:$id,allowRemovals:$allowRemovals){...SyncProgress}}fragment SyncProgress on SyncRun{id type city state status message startedAt finishedAt pages created updated removed unchanged refused recordsProcessed isDryRun isUpload isFull heldRemovals isStalled lastProgressAt waiting{reason retryAt}refusals{kind externalID reason}awaitingTeam recordsAwaitingTeam{kind externalID reason}adjusted adjustments{kind externalID reason}}`) as unknown as TypedDocumentString<RetrySyncRunMutation, RetrySyncRunMutationVariables>;
export const SyncDeadLettersDocument = /*#__PURE__*/ new TypedDocumentString(`query SyncDeadLetters{syncDeadLetters{run{id type city state status startedAt isUpload isFull isDryRun}kind page cursor receives sentAt diedAt reason}}`) as unknown as TypedDocumentString<SyncDeadLettersQuery, SyncDeadLettersQueryVariables>;
export const DismissSyncDeadLettersDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DismissSyncDeadLetters($runID:ID!){dismissSyncDeadLetters(runID:$runID)}`) as unknown as TypedDocumentString<DismissSyncDeadLettersMutation, DismissSyncDeadLettersMutationVariables>;
export const SyncPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`query SyncPreview($id:ID!){syncRun(id:$id){id preview{created{...PreviewRecord}updated{...PreviewRecord...PreviewChanges}unchanged{...PreviewRecord}removed{...PreviewRecord}}}}fragment PreviewRecord on SyncPreviewRecord{kind name line}fragment PreviewChanges on SyncPreviewRecord{changes{field before after}}`) as unknown as TypedDocumentString<SyncPreviewQuery, SyncPreviewQueryVariables>;
export const SyncTeamDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SyncTeam($input:SyncTeamInput!){syncTeam(input:$input){success message divisionsFound divisionsAdded contactsAdded}}`) as unknown as TypedDocumentString<SyncTeamMutation, SyncTeamMutationVariables>;
export const UpdateTeamDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateTeam($id:ID!,$input:UpdateTeamInput!){updateTeam(id:$id,input:$input){id}}`) as unknown as TypedDocumentString<UpdateTeamMutation, UpdateTeamMutationVariables>;
export const DismissTeamSuggestionDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DismissTeamSuggestion($id:ID!,$field:String!){dismissTeamSuggestion(id:$id,field:$field){id}}`) as unknown as TypedDocumentString<DismissTeamSuggestionMutation, DismissTeamSuggestionMutationVariables>;
export const TeamWaiverDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamWaiver($teamID:ID!){team(id:$teamID){id version waiver{version text isOwn}}}`) as unknown as TypedDocumentString<TeamWaiverQuery, TeamWaiverQueryVariables>;
export const TransferOfTeamDocument = /*#__PURE__*/ new TypedDocumentString(`query TransferOfTeam($teamID:ID!){team(id:$teamID){id transfer{id toName expiresAt}}}`) as unknown as TypedDocumentString<TransferOfTeamQuery, TransferOfTeamQueryVariables>;
export const TransferTeamDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TransferTeam($teamID:ID!,$userID:ID!){transferTeam(teamID:$teamID,userID:$userID){id}}`) as unknown as TypedDocumentString<TransferTeamMutation, TransferTeamMutationVariables>;
export const CancelTransferDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CancelTransfer($id:ID!){cancelTransfer(id:$id)}`) as unknown as TypedDocumentString<CancelTransferMutation, CancelTransferMutationVariables>;
export const AcceptTransferDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AcceptTransfer($id:ID!){acceptTransfer(id:$id){id}}`) as unknown as TypedDocumentString<AcceptTransferMutation, AcceptTransferMutationVariables>;
export const DeclineTransferDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeclineTransfer($id:ID!){declineTransfer(id:$id)}`) as unknown as TypedDocumentString<DeclineTransferMutation, DeclineTransferMutationVariables>;
export const TeamsDocument = /*#__PURE__*/ new TypedDocumentString(`query Teams($page:Int,$perPage:Int,$search:String,$city:String,$state:String,$sport:Sport,$ageGroup:String,$seasonUpTo:Int,$statedOnly:Boolean,$near:NearInput,$sort:ListSort,$asksStated:Boolean=false){teams(page:$page perPage:$perPage search:$search city:$city state:$state sport:$sport ageGroup:$ageGroup seasonUpTo:$seasonUpTo statedOnly:$statedOnly near:$near sort:$sort){...TeamCard distanceMiles seasonCost{cents}}teamsCount(search:$search city:$city state:$state sport:$sport ageGroup:$ageGroup seasonUpTo:$seasonUpTo statedOnly:$statedOnly near:$near)statedCount:teamsCount(search:$search city:$city state:$state sport:$sport ageGroup:$ageGroup seasonUpTo:$seasonUpTo statedOnly:true near:$near)@include(if:$asksStated)}fragment Crest on Team{name colors crest logoURL}fragment TeamCard on Team{id name locationCity state description sport...Crest divisions{id division ageGroup}nextTryout{id startTime timeZone}}`) as unknown as TypedDocumentString<TeamsQuery, TeamsQueryVariables>;
export const TeamsFacetsDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamsFacets($search:String,$city:String,$state:String,$sport:Sport,$ageGroup:String,$seasonUpTo:Int,$statedOnly:Boolean,$near:NearInput,$isEmpty:Boolean=false){teamsFacets(search:$search city:$city state:$state sport:$sport ageGroup:$ageGroup seasonUpTo:$seasonUpTo statedOnly:$statedOnly near:$near){filter countWithout @include(if:$isEmpty)values @skip(if:$isEmpty){value count}}}`) as unknown as TypedDocumentString<TeamsFacetsQuery, TeamsFacetsQueryVariables>;
export const ClaimedTeamsDocument = /*#__PURE__*/ new TypedDocumentString(`query ClaimedTeams{claimedTeams{...OwnTeam}managedTeams{...OwnTeam}}fragment Crest on Team{name colors crest logoURL}fragment OwnTeam on Team{id...Crest locationCity state}`) as unknown as TypedDocumentString<ClaimedTeamsQuery, ClaimedTeamsQueryVariables>;
export const TeamDocument = /*#__PURE__*/ new TypedDocumentString(`query Team($id:ID!){team(id:$id){...TeamCard version hidden{reason}nextTryout{...OpportunityCard}websiteURL socialURLs seasonCost{...SeasonCost}latitude longitude claimedBy contacts{id name role isPending}provisionalUntil viewerCanManage viewerCanTransfer viewerCanClaim suggestions{field value}}teamRosterCount(teamID:$id)teamEventCount(teamID:$id)teamOpportunityCount(teamID:$id)teamResponseRate(teamID:$id)}fragment OpportunityCard on Opportunity{id type title startTime timeZone location city state sport minAge maxAge ageGroups feeCents spotsLeft registrationDeadline visibility status team{id...Crest}}fragment Crest on Team{name colors crest logoURL}fragment TeamCard on Team{id name locationCity state description sport...Crest divisions{id division ageGroup}nextTryout{id startTime timeZone}}fragment SeasonCost on SeasonCost{cents includes tournaments overnightTrips practicesPerWeek hasPaymentPlan hasFinancialAid asOf}`) as unknown as TypedDocumentString<TeamQuery, TeamQueryVariables>;
export const TeamRosterDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamRoster($teamID:ID!){team(id:$teamID){id teamHistory{id division ageGroup season jerseyNumber position isCurrent player{id name age}}}}`) as unknown as TypedDocumentString<TeamRosterQuery, TeamRosterQueryVariables>;
export const CreateTeamDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateTeam($input:CreateTeamInput!){createTeam(input:$input){id}}`) as unknown as TypedDocumentString<CreateTeamMutation, CreateTeamMutationVariables>;
export const ClaimTeamDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ClaimTeam($teamID:ID!){claimTeam(teamID:$teamID){id claimedBy}}`) as unknown as TypedDocumentString<ClaimTeamMutation, ClaimTeamMutationVariables>;
export const DeleteTeamDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeleteTeam($id:ID!){deleteTeam(id:$id)}`) as unknown as TypedDocumentString<DeleteTeamMutation, DeleteTeamMutationVariables>;
export const TeamPointsDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamPoints($search:String,$city:String,$state:String,$sport:Sport,$ageGroup:String,$seasonUpTo:Int,$statedOnly:Boolean,$near:NearInput){teams(perPage:1000 search:$search city:$city state:$state sport:$sport ageGroup:$ageGroup seasonUpTo:$seasonUpTo statedOnly:$statedOnly near:$near){id label:name latitude longitude}}`) as unknown as TypedDocumentString<TeamPointsQuery, TeamPointsQueryVariables>;
export const NearbyTeamsDocument = /*#__PURE__*/ new TypedDocumentString(`query NearbyTeams($near:NearInput!,$sport:Sport,$perPage:Int!){teams(near:$near,sport:$sport,sort:NEAREST,perPage:$perPage){...TeamCard distanceMiles}}fragment Crest on Team{name colors crest logoURL}fragment TeamCard on Team{id name locationCity state description sport...Crest divisions{id division ageGroup}nextTryout{id startTime timeZone}}`) as unknown as TypedDocumentString<NearbyTeamsQuery, NearbyTeamsQueryVariables>;
export const UsersDocument = /*#__PURE__*/ new TypedDocumentString(`query Users($page:Int,$perPage:Int,$search:String,$admin:AdminListInput){users(page:$page,perPage:$perPage,search:$search,admin:$admin){id email name role createdAt isBlocked lastSeenAt}usersCount(search:$search,admin:$admin)}`) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const RecordsOfUserDocument = /*#__PURE__*/ new TypedDocumentString(`query RecordsOfUser($userID:ID!){claimRequests(userID:$userID,perPage:100){id status resourceName teamId playerId createdAt}user(id:$userID){id registrations{id status player{id name}opportunity{id title}}}}`) as unknown as TypedDocumentString<RecordsOfUserQuery, RecordsOfUserQueryVariables>;
export const ProfileReadersDocument = /*#__PURE__*/ new TypedDocumentString(`query ProfileReaders{profileReaders{id day profiles allowance user{id email name isBlocked}}}`) as unknown as TypedDocumentString<ProfileReadersQuery, ProfileReadersQueryVariables>;
export const UpdateUserDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateUser($id:ID!,$input:UpdateUserInput!){updateUser(id:$id,input:$input){id email name role}}`) as unknown as TypedDocumentString<UpdateUserMutation, UpdateUserMutationVariables>;
export const BlockUserDocument = /*#__PURE__*/ new TypedDocumentString(`mutation BlockUser($id:ID!){blockUser(id:$id){id isBlocked}}`) as unknown as TypedDocumentString<BlockUserMutation, BlockUserMutationVariables>;
export const UnblockUserDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UnblockUser($id:ID!){unblockUser(id:$id){id isBlocked}}`) as unknown as TypedDocumentString<UnblockUserMutation, UnblockUserMutationVariables>;
export const DeleteUserDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeleteUser($id:ID!){deleteUser(id:$id)}`) as unknown as TypedDocumentString<DeleteUserMutation, DeleteUserMutationVariables>;
export const UserToEditDocument = /*#__PURE__*/ new TypedDocumentString(`query UserToEdit($id:ID!){user(id:$id){id version email name role isBlocked hasTotp}}`) as unknown as TypedDocumentString<UserToEditQuery, UserToEditQueryVariables>;
export const ResetTotpDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ResetTotp($userID:ID!){resetTotp(userID:$userID){id}}`) as unknown as TypedDocumentString<ResetTotpMutation, ResetTotpMutationVariables>;
export const TakenRecordsDocument = /*#__PURE__*/ new TypedDocumentString(`query TakenRecords($userID:ID!){claimRequests(userID:$userID,status:approved,perPage:100){id resourceName resourceOwner{id}formerOwner{id email}}}`) as unknown as TypedDocumentString<TakenRecordsQuery, TakenRecordsQueryVariables>;
export const HandBackDocument = /*#__PURE__*/ new TypedDocumentString(`mutation HandBack($claimID:ID!){reverseClaim(claimID:$claimID){id}}`) as unknown as TypedDocumentString<HandBackMutation, HandBackMutationVariables>;
export const RejectTakenDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RejectTaken($claimID:ID!){rejectClaim(claimID:$claimID){id status}}`) as unknown as TypedDocumentString<RejectTakenMutation, RejectTakenMutationVariables>;
export const WatchesDocument = /*#__PURE__*/ new TypedDocumentString(`query Watches{watches{...WatchFields}}fragment WatchFields on Watch{id kind name path teamID isDaily isPaused}`) as unknown as TypedDocumentString<WatchesQuery, WatchesQueryVariables>;
export const CreateWatchDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateWatch($input:CreateWatchInput!){createWatch(input:$input){...WatchFields}}fragment WatchFields on Watch{id kind name path teamID isDaily isPaused}`) as unknown as TypedDocumentString<CreateWatchMutation, CreateWatchMutationVariables>;
export const RequestWatchDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RequestWatch($input:RequestWatchInput!,$recaptchaToken:String){requestWatch(input:$input,recaptchaToken:$recaptchaToken)}`) as unknown as TypedDocumentString<RequestWatchMutation, RequestWatchMutationVariables>;
export const UpdateWatchDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateWatch($id:ID!,$input:UpdateWatchInput!){updateWatch(id:$id,input:$input){...WatchFields}}fragment WatchFields on Watch{id kind name path teamID isDaily isPaused}`) as unknown as TypedDocumentString<UpdateWatchMutation, UpdateWatchMutationVariables>;
export const DeleteWatchDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeleteWatch($id:ID!){deleteWatch(id:$id)}`) as unknown as TypedDocumentString<DeleteWatchMutation, DeleteWatchMutationVariables>;
export const PlacesToFindDocument = /*#__PURE__*/ new TypedDocumentString(`query PlacesToFind($search:String!){places(search:$search,limit:6){kind label state latitude longitude timeZone}}`) as unknown as TypedDocumentString<PlacesToFindQuery, PlacesToFindQueryVariables>;
export const NearestPlaceDocument = /*#__PURE__*/ new TypedDocumentString(`query NearestPlace($latitude:Float!,$longitude:Float!){nearestPlace(latitude:$latitude,longitude:$longitude){city state timeZone}}`) as unknown as TypedDocumentString<NearestPlaceQuery, NearestPlaceQueryVariables>;
export const UsersToPickDocument = /*#__PURE__*/ new TypedDocumentString(`query UsersToPick($search:String!,$perPage:Int!){users(search:$search,perPage:$perPage){id name email}}`) as unknown as TypedDocumentString<UsersToPickQuery, UsersToPickQueryVariables>;
export const TeamsToPickDocument = /*#__PURE__*/ new TypedDocumentString(`query TeamsToPick($search:String!,$perPage:Int!){teams(search:$search,perPage:$perPage){id name locationCity state}}`) as unknown as TypedDocumentString<TeamsToPickQuery, TeamsToPickQueryVariables>;
export const CityPageDocument = /*#__PURE__*/ new TypedDocumentString(`query CityPage($path:String!){cityPage(path:$path){title text city ageGroup sport sections{title links{path label count}}}}`) as unknown as TypedDocumentString<CityPageQuery, CityPageQueryVariables>;
export const HumanCheckDocument = /*#__PURE__*/ new TypedDocumentString(`query HumanCheck($action:String!,$isHard:Boolean!){humanCheck(action:$action,isHard:$isHard){provider siteKey challenge}}`) as unknown as TypedDocumentString<HumanCheckQuery, HumanCheckQueryVariables>;