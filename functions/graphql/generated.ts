// Written by scripts/codegen.ts from schema.graphql. Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { TeamParent, PlayerParent, EventParent, OpportunityParent, UserParent } from './reads/listed-rows.ts';
import type { DivisionOfTeam } from '../domain/teams/entity.ts';
import type { TeamContactRow, DivisionContactRow, ContactInvitationItem } from '../domain/contacts/entity.ts';
import type { TeamTransferItem } from '../domain/team-transfers/entity.ts';
import type { EvaluatorItem, EvaluationItem } from '../domain/evaluations/entity.ts';
import type { RosterRow } from '../domain/roster/entity.ts';
import type { RegistrationItem } from '../domain/registrations/entity.ts';
import type { AgendaRow } from './reads/agenda.ts';
import type { SeasonItem } from '../domain/seasons/entity.ts';
import type { PositionItem } from '../domain/positions/entity.ts';
import type { AgeRuleItem } from '../domain/age-rules/entity.ts';
import type { FacetParent } from './reads/lists.ts';
import type { SafetyRecordRow } from '../domain/safety-records/entity.ts';
import type { ProfileReaderRow } from '../services/rate-limits/profile-allowance.ts';
import type { WatchRow } from '../domain/watches/entity.ts';
import type { PushSubscriptionItem } from '../domain/push/entity.ts';
import type { CalendarFeedItem } from '../domain/calendars/entity.ts';
import type { NotificationItem } from '../domain/notifications/entity.ts';
import type { ClaimRequestItem } from '../domain/claims/entity.ts';
import type { DeletedRecordItem } from '../domain/deleted-records/entity.ts';
import type { ReportItem } from '../domain/reports/entity.ts';
import type { AuditLogEntry } from '../store/audit-log/entry.ts';
import type { AuditLogChange } from '../store/audit-log/audited.ts';
import type { SyncRunItem, SyncDeadLetterItem } from '../domain/sync/entity.ts';
import type { Context } from './context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 with seconds and offset, e.g. 2026-03-07T15:00:00Z. */
  AWSDateTime: { input: string; output: string; }
  /** A calendar date, YYYY-MM-DD. */
  AWSDate: { input: string; output: string; }
  /** An email address. */
  AWSEmail: { input: string; output: string; }
  /** An absolute URL. */
  AWSURL: { input: string; output: string; }
  /** Any JSON value, as a string. */
  AWSJSON: { input: string; output: string; }
};

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
  orderBy?: InputMaybe<ListColumn>;
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only for teams and players. */
  isClaimed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the governing body's feed created it. Only for teams, players, and events. */
  isImported?: InputMaybe<Scalars['Boolean']['input']>;
  /** Also lists the records that an admin hid, after all others. Not for users. */
  includeHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only for users, like the filters below. */
  isBlocked?: InputMaybe<Scalars['Boolean']['input']>;
  role?: InputMaybe<Role>;
  /** Users who have not been active since then, or ever. */
  notSeenSince?: InputMaybe<Scalars['AWSDateTime']['input']>;
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

export type Team = {
  __typename?: 'Team';
  id: Scalars['ID']['output'];
  /** Differs after each change: see the updates' `version`. */
  version: Scalars['ID']['output'];
  /** Null unless an admin took it down. Visible to its owner and admins. */
  hidden?: Maybe<Hidden>;
  name: Scalars['String']['output'];
  locationCity?: Maybe<Scalars['String']['output']>;
  /** Two-letter code. */
  state?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  sport?: Maybe<Sport>;
  /** Two colors, such as '#14633f': the owner's choice, or else derived from the name. */
  colors: Array<Scalars['String']['output']>;
  /** The owner's choice, or else derived from the name. */
  crest: Crest;
  /** Shown in place of the crest. */
  logoURL?: Maybe<Scalars['String']['output']>;
  websiteURL?: Maybe<Scalars['AWSURL']['output']>;
  /** The team's pages on social networks. */
  socialURLs: Array<Scalars['AWSURL']['output']>;
  /** What a season costs. Null if the team does not say. */
  seasonCost?: Maybe<SeasonCost>;
  /** The text that families accept for the team's opportunities that require a waiver. */
  waiver: TeamWaiver;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Miles from `near`, if the list has it. */
  distanceMiles?: Maybe<Scalars['Float']['output']>;
  /** The owner's user ID. Null if unclaimed. */
  claimedBy?: Maybe<Scalars['ID']['output']>;
  claimedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When the provisional ownership of an imported team ends. Visible to its owner and admins. Null for others, and after an admin has reviewed the claim. */
  provisionalUntil?: Maybe<Scalars['AWSDateTime']['output']>;
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  divisions: Array<Division>;
  /** The players of the current roster. */
  players: Array<Player>;
  /** Soonest upcoming first, past ones last. All of them by default. */
  events: Array<Event>;
  /** Those that the viewer may see. Soonest upcoming first, past ones last. All of them by default. */
  opportunities: Array<Opportunity>;
  /** The next public tryout that is open for registration. */
  nextTryout?: Maybe<Opportunity>;
  contacts: Array<TeamContact>;
  /** How many more players' full profiles and teams' contacts the viewer can open today. Null unless this one counts. */
  profilesLeft?: Maybe<Scalars['Int']['output']>;
  /** The roster, current and past, newest first. */
  teamHistory: Array<TeamHistory>;
  /** True for the owner, managers appointed by the owner, and admins. */
  viewerCanManage: Scalars['Boolean']['output'];
  /** True for the owner and admins. They can delete and transfer the team and appoint its managers. */
  viewerCanTransfer: Scalars['Boolean']['output'];
  /** The pending offer of the team to another account, for viewers who can transfer the team. */
  transfer?: Maybe<TeamTransfer>;
  /** True if it is unclaimed and the viewer is signed in and not an admin. */
  viewerCanClaim: Scalars['Boolean']['output'];
  /** Values of the governing body's feed for fields that it cannot change. Empty for viewers who cannot manage the team. */
  suggestions: Array<SourceSuggestion>;
};


export type TeamEventsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type TeamOpportunitiesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type SeasonInclusion =
  | 'UNIFORM'
  | 'TOURNAMENT_ENTRIES'
  | 'INSURANCE'
  | 'INDOOR_PRACTICE';

/** What a family pays for a season, and what it gets. Null numbers are not known. */
export type SeasonCost = {
  __typename?: 'SeasonCost';
  /** The dues for the season. */
  cents: Scalars['Int']['output'];
  includes: Array<SeasonInclusion>;
  tournaments?: Maybe<Scalars['Int']['output']>;
  overnightTrips?: Maybe<Scalars['Int']['output']>;
  practicesPerWeek?: Maybe<Scalars['Int']['output']>;
  hasPaymentPlan: Scalars['Boolean']['output'];
  hasFinancialAid: Scalars['Boolean']['output'];
  /** The day on which the team said so. */
  asOf: Scalars['AWSDate']['output'];
};

/**
 * A feed's value for a field that a person corrected or owns. An update of the record accepts it. `dismissTeamSuggestion` and
 * similar mutations keep the current value.
 */
export type SourceSuggestion = {
  __typename?: 'SourceSuggestion';
  /** A field of the record, or `division.` followed by the ID of a division. */
  field: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A date that an adult entered, and whether an admin has seen the proof. */
export type SafetyRecord = {
  __typename?: 'SafetyRecord';
  kind: SafetyRecordKind;
  completedOn: Scalars['AWSDate']['output'];
  /** 24 months after a background check, or 12 months after a SafeSport training. */
  expiresOn: Scalars['AWSDate']['output'];
  isExpired: Scalars['Boolean']['output'];
  /** Null until an admin has confirmed it. Only the user and admins can see unconfirmed records. */
  confirmedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** Null for viewers who are not admins. */
  confirmedBy?: Maybe<User>;
};

export type SafetyRecordKind =
  | 'BACKGROUND_CHECK'
  | 'SAFESPORT_TRAINING';

export type Division = {
  __typename?: 'Division';
  id: Scalars['ID']['output'];
  /** Differs after each change of the team: see `UpdateDivisionInput`. */
  version: Scalars['ID']['output'];
  teamID: Scalars['ID']['output'];
  /** Competitive level, such as A, AA, or AAA. */
  division: Scalars['String']['output'];
  /** Such as 10U or 12U. */
  ageGroup: Scalars['String']['output'];
  /** Whether the governing body lists it. If so, it cannot be deleted. */
  isImported: Scalars['Boolean']['output'];
  contacts: Array<DivisionContact>;
};

export type DivisionContact = {
  __typename?: 'DivisionContact';
  id: Scalars['ID']['output'];
  divisionID: Scalars['ID']['output'];
  userID: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Visible on `team(id)` to users whose own address is confirmed, within the daily limit, and to those who manage the team. Null for others, and for an unanswered invitation. */
  email?: Maybe<Scalars['AWSEmail']['output']>;
  /** manager, coach, assistant, or team_admin. */
  role: Scalars['String']['output'];
  /** An unanswered invitation. Visible to the team's owner, the invited user, and admins. */
  isPending: Scalars['Boolean']['output'];
  /** Empty for anonymous visitors. */
  safetyRecords: Array<SafetyRecord>;
};

export type TeamContact = {
  __typename?: 'TeamContact';
  id: Scalars['ID']['output'];
  /** Null for a contact from the governing body's feed. */
  userID?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  /** Visible on `team(id)` to users whose own address is confirmed, within the daily limit, and to those who manage the team. Null for others, and for an unanswered invitation. */
  email?: Maybe<Scalars['AWSEmail']['output']>;
  /** manager, coach, assistant, or team_admin. */
  role: Scalars['String']['output'];
  /** An unanswered invitation. Visible to the team's owner, the invited user, and admins. */
  isPending: Scalars['Boolean']['output'];
  /** Empty for anonymous visitors, and for a contact without an account. */
  safetyRecords: Array<SafetyRecord>;
  /** Whether the contact manages the team, or will once they accept. False for viewers who cannot manage it. */
  managesTeam: Scalars['Boolean']['output'];
};

/** A user whom the organizer invited to evaluate the players of an opportunity. */
export type Evaluator = {
  __typename?: 'Evaluator';
  opportunityID: Scalars['ID']['output'];
  /** Null if it was deleted or hidden. */
  opportunityTitle?: Maybe<Scalars['String']['output']>;
  userID: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  isPending: Scalars['Boolean']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
};

export type Evaluation = {
  __typename?: 'Evaluation';
  evaluatorName?: Maybe<Scalars['String']['output']>;
  /** From 1 to 5. */
  score?: Maybe<Scalars['Int']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
};

/** An approved player: the fields that visitors can see, the jersey number, and the viewer's own evaluation. */
export type EvaluationRow = {
  __typename?: 'EvaluationRow';
  playerID: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  jerseyNumber?: Maybe<Scalars['String']['output']>;
  age?: Maybe<Scalars['Int']['output']>;
  position?: Maybe<Scalars['String']['output']>;
  isCheckedIn: Scalars['Boolean']['output'];
  score?: Maybe<Scalars['Int']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
};

/** A player who fits an opportunity, with the fields that visitors can see. */
export type GuestPlayer = {
  __typename?: 'GuestPlayer';
  playerID: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  age?: Maybe<Scalars['Int']['output']>;
  position?: Maybe<Scalars['String']['output']>;
  locationCity?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  match: GuestMatch;
  /** Why the player fits, and what information is missing. */
  reasons: Array<Scalars['String']['output']>;
  isInvited: Scalars['Boolean']['output'];
};

export type FamilyAsks = {
  __typename?: 'FamilyAsks';
  /** Whether families are being asked. */
  isOn: Scalars['Boolean']['output'];
  /** Players who fit and whose families were not asked or invited yet. */
  fittingCount: Scalars['Int']['output'];
  askedCount: Scalars['Int']['output'];
  saidNoCount: Scalars['Int']['output'];
  /** When the next families are asked. */
  nextAt?: Maybe<Scalars['AWSDateTime']['output']>;
};

export type GuestMatch =
  /** All information that the opportunity asks for is available and fits. */
  | 'FULL'
  /** Some information is missing. */
  | 'POSSIBLE';

/** An offer to transfer a team to another account. */
export type TeamTransfer = {
  __typename?: 'TeamTransfer';
  id: Scalars['ID']['output'];
  team: Team;
  /** The name of the owner. */
  fromName?: Maybe<Scalars['String']['output']>;
  /** The name of the recipient. */
  toName?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['AWSDateTime']['output'];
  /** When the offer expires. */
  expiresAt: Scalars['AWSDateTime']['output'];
};

/** An invitation of the viewer to be a contact of a team or of one of its divisions. */
export type ContactInvitation = {
  __typename?: 'ContactInvitation';
  id: Scalars['ID']['output'];
  team: Team;
  /** Null for the whole team. */
  division?: Maybe<Division>;
  /** manager, coach, assistant, or team_admin. */
  role: Scalars['String']['output'];
  /** Whether the contact manages the team after accepting. */
  managesTeam: Scalars['Boolean']['output'];
  /** The name of the inviter. */
  invitedByName?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['AWSDateTime']['output'];
};

export type Player = {
  __typename?: 'Player';
  id: Scalars['ID']['output'];
  /** Differs after each change: see the updates' `version`. */
  version: Scalars['ID']['output'];
  /** Null unless an admin took it down. Visible to its owner and admins. */
  hidden?: Maybe<Hidden>;
  /** First name and last initial, except for those who manage the player, a team of the player, or something the player is registered for, and on `player(id)` within the daily limit. */
  name: Scalars['String']['output'];
  /** Null if the name has an initial. */
  photoURL?: Maybe<Scalars['String']['output']>;
  locationCity?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  /** Miles from `near` to the player's city, if the list has it. */
  distanceMiles?: Maybe<Scalars['Float']['output']>;
  /** Derived from the birth year if it is known, or else as entered. */
  age?: Maybe<Scalars['Int']['output']>;
  /** Null for viewers other than the player's owner and admins. */
  birthYear?: Maybe<Scalars['Int']['output']>;
  /** Null for viewers other than the player's owner and admins. */
  birthWindow?: Maybe<BirthWindow>;
  /** The confirmation by the user who claimed the player. Visible to that user and admins. Null for others, and until it is confirmed. */
  guardianConsent?: Maybe<GuardianConsent>;
  /** When the unused profile will be deleted, for the player's owner and admins. Null for others, and for a profile in use. */
  deletesOn?: Maybe<Scalars['AWSDate']['output']>;
  /** When the currently valid invitation link was sent to the family, for the player's owner and admins. Null for others. */
  familyInvitedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The age and age group by each body's rule in the current season. Empty if the birth year is unknown or the name has an initial. */
  leagueAges: Array<LeagueAge>;
  position?: Maybe<Scalars['String']['output']>;
  /** Bats/throws: Right/Right, Right/Left, Left/Right, Left/Left, Switch/Right, or Switch/Left. */
  batsThrows?: Maybe<Scalars['String']['output']>;
  /** Null if the name has an initial. */
  claimedBy?: Maybe<Scalars['ID']['output']>;
  isClaimed: Scalars['Boolean']['output'];
  visibility: PlayerVisibility;
  /** How many more full profiles and teams' contacts the viewer can open today. Null unless this one counts. */
  profilesLeft?: Maybe<Scalars['Int']['output']>;
  claimedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** The teams that the player is currently on. */
  teams: Array<Team>;
  /** Newest first. */
  teamHistory: Array<TeamHistory>;
  /** Visible to the user who claimed the player and to admins. Empty for others. */
  registrations: Array<Registration>;
  /** Open opportunities that the family is invited to and has not answered, earliest first. Visible to the user who claimed the player. Empty for others. */
  guestInvitations: Array<Opportunity>;
  /** The first 20 open public opportunities that fit the player's age and position. */
  fittingOpportunities: Array<Opportunity>;
  /** Until then, organizers of nearby opportunities can find the player. Visible to those who manage the player. Null if guest play is off. */
  guestPlayUntil?: Maybe<Scalars['AWSDateTime']['output']>;
  /** Whether guest play is on and includes tryouts. Visible to those who manage the player. False for others. */
  isOpenToTryouts: Scalars['Boolean']['output'];
  /** Whether a claim by the viewer is waiting for an admin's review. */
  viewerClaimPending: Scalars['Boolean']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
  /** True if it is unclaimed and the viewer is signed in and not an admin. */
  viewerCanClaim: Scalars['Boolean']['output'];
  /** True if the player is claimed by the viewer, on the viewer's team, or created by a person and unclaimed. True for admins. */
  viewerCanRegister: Scalars['Boolean']['output'];
  /** Values of the governing body's feed for fields that it cannot change. Empty for viewers who cannot edit the player. */
  suggestions: Array<SourceSuggestion>;
};

/** A person's confirmation that they are the player's parent or legal guardian, or have their consent. */
export type GuardianConsent = {
  __typename?: 'GuardianConsent';
  /** The version of the text, such as '2026-11'. */
  version: Scalars['String']['output'];
  text: Scalars['String']['output'];
  confirmedBy: Scalars['ID']['output'];
  confirmedAt: Scalars['AWSDateTime']['output'];
  /** Whether the text was confirmed by itself, as guest play needs it, and not by creating or claiming the profile. */
  isExplicit: Scalars['Boolean']['output'];
};

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

/** How a governing body counts ages: the league age of a season is the age on one date. */
export type AgeRule = {
  __typename?: 'AgeRule';
  id: Scalars['ID']['output'];
  /** Differs after each change: see the updates' `version`. */
  version: Scalars['ID']['output'];
  /** Such as 'USSSA'. */
  name: Scalars['String']['output'];
  sport: Sport;
  cutoffMonth: Scalars['Int']['output'];
  cutoffDay: Scalars['Int']['output'];
  /** 0: the date is in the season's year. -1: in the year before. */
  yearOffset: Scalars['Int']['output'];
  /** Where the rule is published. */
  source: Scalars['AWSURL']['output'];
};

export type LeagueAge = {
  __typename?: 'LeagueAge';
  ageRule: AgeRule;
  seasonYear: Scalars['Int']['output'];
  age: Scalars['Int']['output'];
  /** Null above 18U. */
  ageGroup?: Maybe<Scalars['String']['output']>;
};

/** A roster entry: a player on a team for a season. */
export type TeamHistory = {
  __typename?: 'TeamHistory';
  id: Scalars['ID']['output'];
  /** Differs after each change: see the updates' `version`. */
  version: Scalars['ID']['output'];
  teamID: Scalars['ID']['output'];
  playerID: Scalars['ID']['output'];
  startDate: Scalars['AWSDate']['output'];
  endDate?: Maybe<Scalars['AWSDate']['output']>;
  division?: Maybe<Scalars['String']['output']>;
  ageGroup?: Maybe<Scalars['String']['output']>;
  /** Such as '2025 Fall'. */
  season: Scalars['String']['output'];
  /** Null for anonymous visitors, unless the player is. */
  jerseyNumber?: Maybe<Scalars['String']['output']>;
  /** The player's position. */
  position?: Maybe<Scalars['String']['output']>;
  /** True if it has not ended. */
  isCurrent: Scalars['Boolean']['output'];
  /** Null for a deleted player, and for a team-only player whom the viewer does not find. */
  player?: Maybe<Player>;
  team?: Maybe<Team>;
  /** The side that has not accepted the entry yet, or null. Pending entries are only visible to both sides and admins, and grant no access. */
  waitsFor?: Maybe<RosterSide>;
  /** Whether the viewer can accept or decline it. */
  viewerCanAnswer: Scalars['Boolean']['output'];
  viewerCanManage: Scalars['Boolean']['output'];
};

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

/** The rows of a list of players, in the order of the list. */
export type RosterImport = {
  __typename?: 'RosterImport';
  /** True if nothing was written. */
  isDryRun: Scalars['Boolean']['output'];
  rows: Array<RosterImportRow>;
};

export type RosterImportRow = {
  __typename?: 'RosterImportRow';
  /** The name as given. */
  name: Scalars['String']['output'];
  jerseyNumber?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['String']['output']>;
  outcome: RosterRowOutcome;
  /** The player. Null for a skipped row, and for a new player in a dry run. */
  player?: Maybe<Player>;
  /** Players with the same name and a matching age, the most likely first. */
  matches: Array<Player>;
  /** Why the row is skipped. */
  problems: Array<Scalars['String']['output']>;
  /** Warnings. The row is imported anyway. */
  notes: Array<Scalars['String']['output']>;
  /** Whether the family gets, or got, an email to claim the player. */
  isFamilyInvited: Scalars['Boolean']['output'];
};

export type EventDivision = {
  __typename?: 'EventDivision';
  ageGroup: Scalars['String']['output'];
  division: Scalars['String']['output'];
  /** The number of teams that entered. */
  entered?: Maybe<Scalars['Int']['output']>;
  approved?: Maybe<Scalars['Int']['output']>;
  max?: Maybe<Scalars['Int']['output']>;
  entryFeeCents?: Maybe<Scalars['Int']['output']>;
  deadline?: Maybe<Scalars['AWSDate']['output']>;
  soldOut?: Maybe<Scalars['Boolean']['output']>;
};

export type Event = {
  __typename?: 'Event';
  id: Scalars['ID']['output'];
  /** Differs after each change: see the updates' `version`. */
  version: Scalars['ID']['output'];
  /** Null unless an admin took it down. Visible to its owner and admins. */
  hidden?: Maybe<Hidden>;
  name: Scalars['String']['output'];
  /** When the event starts. */
  date: Scalars['AWSDateTime']['output'];
  endDate?: Maybe<Scalars['AWSDateTime']['output']>;
  /** IANA name of the venue's time zone. */
  timeZone: Scalars['String']['output'];
  location?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  eventType?: Maybe<Scalars['String']['output']>;
  /** Its own sport, or else its team's. */
  sport?: Maybe<Sport>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Miles from `near`, if the list has it. */
  distanceMiles?: Maybe<Scalars['Float']['output']>;
  url?: Maybe<Scalars['AWSURL']['output']>;
  status: EventStatus;
  divisions: Array<EventDivision>;
  teamID?: Maybe<Scalars['ID']['output']>;
  team?: Maybe<Team>;
  createdBy?: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** How many families are emailed if the time or place changes, or it is canceled. 0 for viewers other than the organizer. */
  familiesToNotify: Scalars['Int']['output'];
  /** When families are emailed about changes that they do not know yet. Null if there are none, and for viewers other than the organizer. */
  changesEmailedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** SEQUENCE of its calendar file: the number of changes of time or place, cancellations, and reopenings. */
  calendarSequence: Scalars['Int']['output'];
  viewerCanManage: Scalars['Boolean']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Values of the governing body's feed for fields that it cannot change. Empty for viewers who cannot manage the event. */
  suggestions: Array<SourceSuggestion>;
};

export type Opportunity = {
  __typename?: 'Opportunity';
  id: Scalars['ID']['output'];
  /** Differs after each change: see the updates' `version`. */
  version: Scalars['ID']['output'];
  /** Null unless an admin took it down. Visible to its owner and admins. */
  hidden?: Maybe<Hidden>;
  type: OpportunityType;
  title: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  /** What players should bring. Approved families also get it by email. */
  whatToBring?: Maybe<Scalars['String']['output']>;
  startTime: Scalars['AWSDateTime']['output'];
  endTime?: Maybe<Scalars['AWSDateTime']['output']>;
  /** IANA name of the venue's time zone. */
  timeZone: Scalars['String']['output'];
  location: Scalars['String']['output'];
  city?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Miles from `near`, if the list has it. */
  distanceMiles?: Maybe<Scalars['Float']['output']>;
  /** Its own sport, or else its team's. */
  sport?: Maybe<Sport>;
  positionsNeeded: Array<Scalars['String']['output']>;
  /** The age groups within the age limits, or else those in the title, or else those of the team's divisions. Empty if it does not say. */
  ageGroups: Array<Scalars['String']['output']>;
  minAge?: Maybe<Scalars['Int']['output']>;
  maxAge?: Maybe<Scalars['Int']['output']>;
  feeCents: Scalars['Int']['output'];
  capacity: Scalars['Int']['output'];
  waiverRequired: Scalars['Boolean']['output'];
  /** The waiver that a registrant accepts: the team's own text, or ours in the language of the request. Null if none is required. */
  waiverText?: Maybe<Scalars['String']['output']>;
  /** The SHA-256 hash of the text. */
  waiverHash?: Maybe<Scalars['String']['output']>;
  registrationDeadline?: Maybe<Scalars['AWSDateTime']['output']>;
  /** Until when the organizer of a guest need can wait for a player. */
  neededBy?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The date at the venue by which the organizer plans to review registrations. */
  decideBy?: Maybe<Scalars['AWSDate']['output']>;
  visibility: OpportunityVisibility;
  status: OpportunityStatus;
  teamID?: Maybe<Scalars['ID']['output']>;
  team?: Maybe<Team>;
  createdBy: Scalars['ID']['output'];
  createdByUser?: Maybe<User>;
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  /** For the organizer and admins, all registrations. For others, those of their own players and those they made. */
  registrations: Array<Registration>;
  registrationCount: Scalars['Int']['output'];
  approvedCount: Scalars['Int']['output'];
  /** Capacity minus approved registrations and offered spots. */
  spotsLeft: Scalars['Int']['output'];
  /** Spots held for families on the waitlist until they respond. */
  offeredCount: Scalars['Int']['output'];
  /** Registrations on the waitlist. */
  waitlistCount: Scalars['Int']['output'];
  /** Pending registrations to review. Visible to the organizer before the start, 0 otherwise. */
  undecidedCount: Scalars['Int']['output'];
  /** How many families are emailed if the time, place, or fee changes, or it is canceled. 0 for viewers other than the organizer. */
  familiesToNotify: Scalars['Int']['output'];
  /** When families are emailed about changes that they do not know yet. Null if there are none, and for viewers other than the organizer. */
  changesEmailedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** SEQUENCE of its calendar file: the number of changes of time or place, cancellations, and reopenings. */
  calendarSequence: Scalars['Int']['output'];
  viewerCanManage: Scalars['Boolean']['output'];
  /** True if the viewer is signed in and can see the opportunity, and it is open or full. */
  viewerCanRegister: Scalars['Boolean']['output'];
};

export type Registration = {
  __typename?: 'Registration';
  id: Scalars['ID']['output'];
  /** Differs after each change: see the updates' `version`. */
  version: Scalars['ID']['output'];
  opportunityID: Scalars['ID']['output'];
  playerID: Scalars['ID']['output'];
  status: RegistrationStatus;
  jerseyNumber?: Maybe<Scalars['String']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  waiverSigned: Scalars['Boolean']['output'];
  waiverSignedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The waiver as it was accepted. Later changes of the organizer's text do not change it. Null if none was required. */
  waiver?: Maybe<SignedWaiver>;
  /** The amount that the organizer recorded as paid. 0 until then. */
  feePaidCents: Scalars['Int']['output'];
  /** The organizer's message with a rejection. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
  /** The position on the waitlist, 1 for the next in line. Null if not on the waitlist. */
  waitlistPosition?: Maybe<Scalars['Int']['output']>;
  /** When the offer of a held spot expires. Null if there is no offer. */
  offerExpiresAt?: Maybe<Scalars['AWSDateTime']['output']>;
  registeredAt: Scalars['AWSDateTime']['output'];
  /** The same as registeredAt. */
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
  player?: Maybe<Player>;
  opportunity?: Maybe<Opportunity>;
  /** True for the user who claimed the player and for the registrant, until the start. */
  viewerCanWithdraw: Scalars['Boolean']['output'];
  /** A coach registered a claimed player. The family must accept before it can be approved. */
  waitsForFamily: Scalars['Boolean']['output'];
  viewerCanAccept: Scalars['Boolean']['output'];
  /** When the player arrived. Null until then. */
  checkedInAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The evaluations of the player, for the organizer. Empty for others. */
  evaluations: Array<Evaluation>;
  /** The adult to contact, for the organizer and the family itself. Null for others, and until the family has accepted a coach's registration. */
  contact?: Maybe<RegistrationContact>;
};

export type SignedWaiver = {
  __typename?: 'SignedWaiver';
  /** The team's own version, for example '2', or that of the default text: 'Fungo 1'. */
  version: Scalars['String']['output'];
  /** The SHA-256 hash of the text. */
  hash: Scalars['String']['output'];
  text: Scalars['String']['output'];
  signedAt: Scalars['AWSDateTime']['output'];
  /** The name of the adult, for the family and admins. */
  signedBy?: Maybe<Scalars['String']['output']>;
};

export type TeamWaiver = {
  __typename?: 'TeamWaiver';
  version: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** False for the default text. */
  isOwn: Scalars['Boolean']['output'];
};

export type RegistrationContact = {
  __typename?: 'RegistrationContact';
  name: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** The phone number given with this registration. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** An opportunity or an event of the next days. Exactly one of them is set. */
export type AgendaEntry = {
  __typename?: 'AgendaEntry';
  id: Scalars['ID']['output'];
  opportunity?: Maybe<Opportunity>;
  event?: Maybe<Event>;
  /** Whether the viewer organizes it. */
  isOrganized: Scalars['Boolean']['output'];
  /** The pending and approved registrations of the viewer's family. */
  registrations: Array<Registration>;
  /** What the approved players of the viewer's family still owe. For the organizer, what all approved players still owe. */
  feeDueCents: Scalars['Int']['output'];
};

export type Season = {
  __typename?: 'Season';
  id: Scalars['ID']['output'];
  /** Differs after each change: see the updates' `version`. */
  version: Scalars['ID']['output'];
  /** Such as '2025 Fall'. */
  name: Scalars['String']['output'];
  year: Scalars['Int']['output'];
  seasonType: SeasonType;
  startDate: Scalars['AWSDate']['output'];
  endDate: Scalars['AWSDate']['output'];
  description?: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
};

export type Position = {
  __typename?: 'Position';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  abbreviation: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  positionGroup?: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  displayOrder: Scalars['Int']['output'];
};

export type Locale =
  | 'en'
  | 'es';

export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
  /** Differs after each change: see the updates' `version`. Visible to the user and admins. */
  version?: Maybe<Scalars['ID']['output']>;
  /** Visible to the user and admins. Masked in pickers ('c***@example.com'). Null for others. */
  email?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  role: Role;
  createdAt: Scalars['AWSDateTime']['output'];
  claimedTeams: Array<Team>;
  /** Empty for anonymous visitors. */
  safetyRecords: Array<SafetyRecord>;
  /** The registrations that the user made, latest first. Empty for everyone but admins. */
  registrations: Array<Registration>;
  /** Whether the user owns a team or is a contact of one. Visible to the user and admins. */
  isTeamStaff?: Maybe<Scalars['Boolean']['output']>;
  /** For the user and admins. Null for others, like the fields below. */
  isBlocked?: Maybe<Scalars['Boolean']['output']>;
  isEmailVerified?: Maybe<Scalars['Boolean']['output']>;
  /** Whether sign-in requires a code from an authenticator app. Visible to the user and admins. */
  hasTotp?: Maybe<Scalars['Boolean']['output']>;
  /** The last day on which the account was used. Visible to the user and admins. Null if unknown. */
  lastSeenAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The language of emails and notifications. */
  locale?: Maybe<Locale>;
  emailNotifications?: Maybe<Scalars['Boolean']['output']>;
  eventReminders?: Maybe<Scalars['Boolean']['output']>;
  opportunityAlerts?: Maybe<Scalars['Boolean']['output']>;
  marketingEmails?: Maybe<Scalars['Boolean']['output']>;
  updatedAt?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** A notification of the viewer, also sent by email. Kept for 60 days. */
export type Notification = {
  __typename?: 'Notification';
  id: Scalars['ID']['output'];
  subject: Scalars['String']['output'];
  /** The opportunity that it is a message about, from the organizer or a family. Null if it is not a message. */
  messageAbout?: Maybe<Scalars['ID']['output']>;
  text: Scalars['String']['output'];
  /** The path on the site that it links to. */
  path: Scalars['String']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
  isRead: Scalars['Boolean']['output'];
};

/** A browser on which the viewer turned notifications on. */
export type PushSubscription = {
  __typename?: 'PushSubscription';
  /** The SHA-256 of its endpoint, in hexadecimal digits. */
  id: Scalars['ID']['output'];
  device: Scalars['String']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
};

export type WatchKind =
  /** The list of opportunities with its filters. */
  | 'OPPORTUNITIES'
  /** The list of events with its filters. */
  | 'EVENTS'
  /** The list of teams with its filters. */
  | 'TEAMS'
  /** A team that the viewer follows: its new public opportunities and events, and their changes. */
  | 'TEAM';

/** A search that is emailed what it newly finds, or a team that is followed. */
export type Watch = {
  __typename?: 'Watch';
  id: Scalars['ID']['output'];
  kind: WatchKind;
  /** Such as '12U baseball tryouts within 50 miles of Round Rock', or the name of the team. */
  name: Scalars['String']['output'];
  /** The path of the list with its filters, or of the team. */
  path: Scalars['String']['output'];
  /** The team's ID, if a team is followed. */
  teamID?: Maybe<Scalars['ID']['output']>;
  /** Emailed once a day, instead of within 15 minutes. Changes of a followed team are always emailed at once. */
  isDaily: Scalars['Boolean']['output'];
  isPaused: Scalars['Boolean']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
};

export type CalendarKind =
  /** A team's events, and those of its opportunities that the subscriber may see. */
  | 'TEAM'
  /** Upcoming events that match the list's filters. */
  | 'EVENTS'
  /** What the subscriber's players are registered for, and the events of the subscriber's teams. */
  | 'USER';

/** A calendar that other programs can subscribe to. It contains no child's name. */
export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  id: Scalars['ID']['output'];
  kind: CalendarKind;
  title: Scalars['String']['output'];
  /** Anyone with this URL can read the calendar until it is revoked. */
  url: Scalars['AWSURL']['output'];
  createdAt: Scalars['AWSDateTime']['output'];
};

export type ClaimRequest = {
  __typename?: 'ClaimRequest';
  id: Scalars['ID']['output'];
  teamId?: Maybe<Scalars['ID']['output']>;
  playerId?: Maybe<Scalars['ID']['output']>;
  /** team or player. */
  resourceType: Scalars['String']['output'];
  /** Null if the record was deleted. A player's last name is an initial for the user who made the request. */
  resourceName?: Maybe<Scalars['String']['output']>;
  /** The record's current owner. For admins, null for others, like the field below. */
  resourceOwner?: Maybe<User>;
  /** When that user claimed it. */
  resourceOwnerSince?: Maybe<Scalars['AWSDateTime']['output']>;
  userId: Scalars['ID']['output'];
  user?: Maybe<User>;
  status: ClaimStatus;
  message?: Maybe<Scalars['String']['output']>;
  /** Why the request was closed without a review. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why an admin rejected it. Visible to the user who made the request. */
  rejectionReason?: Maybe<Scalars['String']['output']>;
  /** True if the claim already took effect and is only waiting for review. */
  isInstant: Scalars['Boolean']['output'];
  /** The users of the other pending claims of the record. For admins, while it is pending, like approvalEffects. */
  rivals: Array<User>;
  /** What the record's owner loses if the claim is approved, in sentences. */
  approvalEffects: Array<Scalars['String']['output']>;
  /** The effects of rejecting a claim that already took effect, in sentences. */
  rejectionEffects: Array<Scalars['String']['output']>;
  /** The evidence for the claimant, in sentences. For admins, while it is pending. */
  evidence: Array<Scalars['String']['output']>;
  /** The evidence for the current owner. Empty if the claimant is the owner. */
  ownerEvidence: Array<Scalars['String']['output']>;
  /** The admin who approved or rejected the claim. For admins, like formerOwner. */
  decidedBy?: Maybe<User>;
  /** When. Null if it is pending or was closed without a review. */
  decidedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** The owner from whom an approved claim took the record. */
  formerOwner?: Maybe<User>;
  createdAt: Scalars['AWSDateTime']['output'];
  updatedAt: Scalars['AWSDateTime']['output'];
};

/** One action on one record. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  id: Scalars['ID']['output'];
  at: Scalars['AWSDateTime']['output'];
  /** The API operation, or the name of an automatic action. */
  action: Scalars['String']['output'];
  /** Null if no one was signed in. */
  actorID?: Maybe<Scalars['ID']['output']>;
  /** Null if the account was deleted. */
  actor?: Maybe<User>;
  /** The request's ID in the function's log. */
  requestID?: Maybe<Scalars['String']['output']>;
  kind: AuditKind;
  recordID: Scalars['ID']['output'];
  /** The current name of the record. Null if it was deleted. */
  recordName?: Maybe<Scalars['String']['output']>;
  changes: Array<AuditChange>;
  /** The users, players, and teams whose IDs are in the changes, without deleted ones. Empty for non-admins. */
  named: Array<NamedRecord>;
};

export type NamedRecord = {
  __typename?: 'NamedRecord';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** The value of a field before and after a change, as text. */
export type AuditChange = {
  __typename?: 'AuditChange';
  field: Scalars['String']['output'];
  before?: Maybe<Scalars['String']['output']>;
  after?: Maybe<Scalars['String']['output']>;
  /** True if the log only says that the field changed, because its value is private. */
  isWithheld: Scalars['Boolean']['output'];
};

export type Report = {
  __typename?: 'Report';
  id: Scalars['ID']['output'];
  kind: ReportKind;
  recordID: Scalars['ID']['output'];
  /** Null if the record was deleted. */
  recordName?: Maybe<Scalars['String']['output']>;
  isHidden: Scalars['Boolean']['output'];
  /** Whether somebody is notified when the record is hidden. */
  hasOwner: Scalars['Boolean']['output'];
  reason: Scalars['String']['output'];
  /** Null for a visitor. */
  reporter?: Maybe<User>;
  /** How many reports by the same person were dismissed in the last 30 days. */
  reporterDismissed: Scalars['Int']['output'];
  status: ReportStatus;
  createdAt: Scalars['AWSDateTime']['output'];
  action?: Maybe<ReportAction>;
  note?: Maybe<Scalars['String']['output']>;
  resolvedBy?: Maybe<User>;
  resolvedAt?: Maybe<Scalars['AWSDateTime']['output']>;
};

/** The takedown of a record by an admin. */
export type Hidden = {
  __typename?: 'Hidden';
  at: Scalars['AWSDateTime']['output'];
  reason: Scalars['String']['output'];
};

export type HiddenRecord = {
  __typename?: 'HiddenRecord';
  kind: HideableKind;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  hidden: Hidden;
  /** It is shown again with its team. */
  isHiddenWithTeam: Scalars['Boolean']['output'];
  /** Whether somebody is notified when the record is shown again. */
  hasOwner: Scalars['Boolean']['output'];
};

/** The erasure of a player: a deletion that cannot be undone. */
export type Erasure = {
  __typename?: 'Erasure';
  /** The player's ID. */
  id: Scalars['ID']['output'];
  status: ErasureStatus;
  startedAt: Scalars['AWSDateTime']['output'];
  /** The audit log has a receipt since then. */
  finishedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  /** When the last backup that contains the player ends. */
  backupsEndAt?: Maybe<Scalars['AWSDateTime']['output']>;
};

export type ErasureStatus =
  | 'running'
  | 'finished';

/** A record that was deleted in the last 30 days. */
export type DeletedRecord = {
  __typename?: 'DeletedRecord';
  kind: HideableKind;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  deletedAt: Scalars['AWSDateTime']['output'];
  deletedBy?: Maybe<User>;
  /** It can be restored until then. */
  expiresAt: Scalars['AWSDateTime']['output'];
  /** False shortly after the deletion, while related items are removed. */
  isRestorable: Scalars['Boolean']['output'];
  /** The record that it was merged into. Items that moved there stay there when this record is restored. */
  mergedIntoID?: Maybe<Scalars['ID']['output']>;
  /** Whether the viewer may call `erasePlayer`. */
  viewerCanErase: Scalars['Boolean']['output'];
};

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

export type MergeMove = {
  __typename?: 'MergeMove';
  part: MergedPart;
  count: Scalars['Int']['output'];
};

/** The effects of merging two records. */
export type Merge = {
  __typename?: 'Merge';
  /** False for a dry run. */
  isDone: Scalars['Boolean']['output'];
  /** The items that move, without those that the kept record already has. */
  moves: Array<MergeMove>;
  /** The conflicting values of the two records and how they are resolved, in sentences. */
  conflicts: Array<Scalars['String']['output']>;
};

/** The number of items that wait for an admin's review. */
export type AdminQueues = {
  __typename?: 'AdminQueues';
  pendingClaims: Scalars['Int']['output'];
  openReports: Scalars['Int']['output'];
};

export type AdminStats = {
  __typename?: 'AdminStats';
  totalTeams: Scalars['Int']['output'];
  totalPlayers: Scalars['Int']['output'];
  totalEvents: Scalars['Int']['output'];
  totalOpportunities: Scalars['Int']['output'];
  totalSeasons: Scalars['Int']['output'];
};

export type SyncResult = {
  __typename?: 'SyncResult';
  success: Scalars['Boolean']['output'];
  /** Starts with 'Error' when `success` is false. */
  message: Scalars['String']['output'];
  type: SyncType;
  city?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  /** The number of records created, updated, and removed so far. */
  recordsProcessed: Scalars['Int']['output'];
  /** The run. While it is running, poll `syncRun`. */
  runID?: Maybe<Scalars['ID']['output']>;
};

export type TeamSyncResult = {
  __typename?: 'TeamSyncResult';
  success: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  teamID: Scalars['ID']['output'];
  divisionsFound: Scalars['Int']['output'];
  divisionsAdded: Scalars['Int']['output'];
  contactsAdded: Scalars['Int']['output'];
};

/** A record that the sync rejected, and why. */
export type SyncRefusal = {
  __typename?: 'SyncRefusal';
  kind: Scalars['String']['output'];
  externalID: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

/** A record that a dry run would import. */
export type SyncPreviewRecord = {
  __typename?: 'SyncPreviewRecord';
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The line of its file, if it came from a file. */
  line?: Maybe<Scalars['Int']['output']>;
  /** The fields that an update changes. */
  changes: Array<SyncPreviewChange>;
};

/** The value of a field before and after. Empty if it has no value. */
export type SyncPreviewChange = {
  __typename?: 'SyncPreviewChange';
  field: Scalars['String']['output'];
  before: Scalars['String']['output'];
  after: Scalars['String']['output'];
};

/** The first hundred records that a dry run would create, update, leave unchanged, or remove. `refusals` has those that it would reject. */
export type SyncPreview = {
  __typename?: 'SyncPreview';
  created: Array<SyncPreviewRecord>;
  updated: Array<SyncPreviewRecord>;
  unchanged: Array<SyncPreviewRecord>;
  removed: Array<SyncPreviewRecord>;
};

/** A page of the source that could not be loaded or written after several attempts. */
export type SyncFailedPage = {
  __typename?: 'SyncFailedPage';
  kind: Scalars['String']['output'];
  page: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
};

/**
 * The message of a page whose workers failed or crashed five times. `retrySyncRun` of its run resends the page.
 * `dismissSyncDeadLetters` only deletes the messages of the run.
 */
export type SyncDeadLetter = {
  __typename?: 'SyncDeadLetter';
  run: SyncRun;
  kind: Scalars['String']['output'];
  page: Scalars['Int']['output'];
  /** The cursor of the page in the source. Null for the first page. */
  cursor?: Maybe<Scalars['String']['output']>;
  /** How often the message was received, including by the dead-letter function. */
  receives: Scalars['Int']['output'];
  sentAt: Scalars['AWSDateTime']['output'];
  diedAt: Scalars['AWSDateTime']['output'];
  /** The last known error. */
  reason: Scalars['String']['output'];
};

export type SyncRun = {
  __typename?: 'SyncRun';
  id: Scalars['ID']['output'];
  type: SyncType;
  city?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
  status: SyncState;
  message: Scalars['String']['output'];
  startedAt: Scalars['AWSDateTime']['output'];
  finishedAt?: Maybe<Scalars['AWSDateTime']['output']>;
  pages: Scalars['Int']['output'];
  created: Scalars['Int']['output'];
  updated: Scalars['Int']['output'];
  removed: Scalars['Int']['output'];
  unchanged: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
  /** Records whose team is not imported yet. They are attached if it is imported within 30 days. */
  awaitingTeam: Scalars['Int']['output'];
  /** The first twenty of these records. */
  recordsAwaitingTeam: Array<SyncRefusal>;
  /** Records that were imported without an unreadable field, or with another time. */
  adjusted: Scalars['Int']['output'];
  /** The first twenty of these records. */
  adjustments: Array<SyncRefusal>;
  recordsProcessed: Scalars['Int']['output'];
  /** The first twenty rejected records. The first hundred for a dry run. */
  refusals: Array<SyncRefusal>;
  failedPages: Array<SyncFailedPage>;
  /** Whether nothing is written. The counts then say what would change. */
  isDryRun: Scalars['Boolean']['output'];
  /** Null unless it is a dry run. */
  preview?: Maybe<SyncPreview>;
  /** Whether the whole source is read, and not only the changes since the last sync. */
  isFull: Scalars['Boolean']['output'];
  /** The number of records whose removal waits for an admin's approval (`retrySyncRun` with `allowRemovals`), because it is more than a fifth of the source's records. Null if none wait. */
  heldRemovals?: Maybe<Scalars['Int']['output']>;
  /** Whether uploaded files are read instead of the feed. */
  isUpload: Scalars['Boolean']['output'];
  /** When the last page was finished. */
  lastProgressAt: Scalars['AWSDateTime']['output'];
  /** True if the run is running but has not finished a page for minutes: its source is delayed, or its workers crashed. `retrySyncRun` resends its open pages. */
  isStalled: Scalars['Boolean']['output'];
  /** Set while the run waits to retry a request to its source. */
  waiting?: Maybe<SyncWaiting>;
};

/** A failed request to the source, and its next retry. */
export type SyncWaiting = {
  __typename?: 'SyncWaiting';
  reason: Scalars['String']['output'];
  retryAt: Scalars['AWSDateTime']['output'];
};

export type AuthPayload = {
  __typename?: 'AuthPayload';
  /** The access token: the bearer token of later requests. */
  token: Scalars['String']['output'];
  user: User;
};

/** An account that opened many full profiles and teams' contacts on a day. */
export type ProfileReader = {
  __typename?: 'ProfileReader';
  id: Scalars['ID']['output'];
  /** Null if the account was deleted. */
  user?: Maybe<User>;
  day: Scalars['AWSDate']['output'];
  profiles: Scalars['Int']['output'];
  /** The daily limit per account. */
  allowance: Scalars['Int']['output'];
};

export type HumanCheck = {
  __typename?: 'HumanCheck';
  /** altcha, recaptcha, turnstile, or none. */
  provider: Scalars['String']['output'];
  siteKey?: Maybe<Scalars['String']['output']>;
  /** The proof-of-work challenge for altcha. */
  challenge?: Maybe<Scalars['AWSJSON']['output']>;
};

export type PlaceKind =
  | 'CITY'
  | 'ZIP'
  | 'STATE';

/** A US place. */
export type Place = {
  __typename?: 'Place';
  kind: PlaceKind;
  /** 'Austin, TX', '78701 (Austin, TX)', or 'Texas'. */
  label: Scalars['String']['output'];
  /** The city of a ZIP code, or the name of a state. */
  city: Scalars['String']['output'];
  /** Two-letter code. */
  state: Scalars['String']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  timeZone: Scalars['String']['output'];
};

/** The number of records for each choice of a filter, with the other filters unchanged. Most frequent first. */
export type Facet = {
  __typename?: 'Facet';
  /** The filter argument. Filters without choices (such as `search`, `near`, and `openOnly`; `dates` for `from` and `to`) are included if they are set. */
  filter: Scalars['String']['output'];
  values: Array<FacetValue>;
  /** The exact total of the list without this filter. */
  countWithout: Scalars['Int']['output'];
};

export type FacetValue = {
  __typename?: 'FacetValue';
  value: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

/** What the page of a city says about its teams, or about its tryouts that take registrations. */
export type CityPage = {
  __typename?: 'CityPage';
  title: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** The `city` or `location` filter of its list: 'Austin, TX'. */
  city: Scalars['String']['output'];
  /** Null for a page of all age groups and sports. */
  ageGroup?: Maybe<Scalars['String']['output']>;
  sport?: Maybe<Sport>;
  /** Links to related pages. */
  sections: Array<CityPageSection>;
};

export type CityPageSection = {
  __typename?: 'CityPageSection';
  title: Scalars['String']['output'];
  links: Array<CityPageLink>;
};

export type CityPageLink = {
  __typename?: 'CityPageLink';
  path: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** The number of records on the page. */
  count: Scalars['Int']['output'];
};

/** The best matches of each kind, and their total counts. */
export type SearchResult = {
  __typename?: 'SearchResult';
  teams: Array<Team>;
  teamsCount: Scalars['Int']['output'];
  opportunities: Array<Opportunity>;
  opportunitiesCount: Scalars['Int']['output'];
  events: Array<Event>;
  eventsCount: Scalars['Int']['output'];
  players: Array<Player>;
  playersCount: Scalars['Int']['output'];
};

/** A push subscription of a browser, as base64url where it has bytes. */
export type AddPushSubscriptionInput = {
  /** An https address of a public host. */
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
  auth: Scalars['String']['input'];
  /** For example: Chrome on Android. */
  device: Scalars['String']['input'];
};

export type CreateWatchInput = {
  kind: WatchKind;
  /** The filters of the list, as in its URL: `sport=BASEBALL&ageGroup=12U`. */
  filters?: InputMaybe<Scalars['String']['input']>;
  /** The team to follow, if the kind is TEAM. */
  teamID?: InputMaybe<Scalars['ID']['input']>;
  isDaily?: InputMaybe<Scalars['Boolean']['input']>;
};

export type RequestWatchInput = {
  kind: WatchKind;
  /** The filters of the list, as in its URL. */
  filters?: InputMaybe<Scalars['String']['input']>;
  teamID?: InputMaybe<Scalars['ID']['input']>;
  isDaily?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required. */
  email?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateWatchInput = {
  isDaily?: InputMaybe<Scalars['Boolean']['input']>;
  isPaused?: InputMaybe<Scalars['Boolean']['input']>;
};

export type NearInput = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  /** In miles. Default 50. */
  within?: InputMaybe<Scalars['Float']['input']>;
};

export type Query = {
  __typename?: 'Query';
  /** The directory of teams. Newest first, or best match first when searching. As in every list, page is 1-based and perPage is 1 to 10,000 (above 1,000 only without nested objects), and `city` matches any part of its name, or with a state ('Austin, TX') exactly this city. */
  teams: Array<Team>;
  /** The exact total of `teams` with the same arguments. The other …Count fields do the same for their lists. */
  teamsCount: Scalars['Int']['output'];
  /** The number of teams for each choice of a filter. The other …Facets fields do the same for their lists. */
  teamsFacets: Array<Facet>;
  /** For the ID of a merged team, returns the team that was kept. */
  team?: Maybe<Team>;
  /** The current roster, with the requests that the viewer may see, optionally of one division (its competitive level or age group). For API clients: the web app reads `Team.teamHistory`. */
  teamRoster: Array<TeamHistory>;
  /** The number of entries (players) of the current roster, optionally of one season. */
  teamRosterCount: Scalars['Int']['output'];
  /** The number of events of the team. */
  teamEventCount: Scalars['Int']['output'];
  /** The number of the team's tryouts and guest-player needs. */
  teamOpportunityCount: Scalars['Int']['output'];
  /** The percentage of due registrations that the team has approved or rejected. Null until there are ten. */
  teamResponseRate?: Maybe<Scalars['Int']['output']>;
  /** My teams: the teams that the viewer owns, latest claim first. All of them by default. */
  claimedTeams: Array<Team>;
  /** Other users' teams that the viewer manages, by name. All of them by default. */
  managedTeams: Array<Team>;
  /** The directory of players. Newest first, or best match first when searching. */
  players: Array<Player>;
  /** The exact total of `players` with the same arguments. */
  playersCount: Scalars['Int']['output'];
  /** The number of players for each choice of a filter. */
  playersFacets: Array<Facet>;
  /** For the ID of a merged player, returns the player that was kept. */
  player?: Maybe<Player>;
  /** My players: the children and players that the viewer claimed. */
  claimedPlayers: Array<Player>;
  /** The roster entries of the player: past, current, and upcoming teams. */
  playerTeamHistory: Array<TeamHistory>;
  /** The rules by which league ages (age groups) are counted, with their cutoff dates. */
  ageRules: Array<AgeRule>;
  /** The positions on the field. Sorted by displayOrder. */
  positions: Array<Position>;
  /** Latest start first. */
  seasons: Array<Season>;
  season?: Maybe<Season>;
  /** All user accounts for admins. A picker for owners and managers of teams: at least two letters, at most 50 results, masked email addresses. */
  users: Array<User>;
  /** The exact total of `users` with the same arguments. */
  usersCount: Scalars['Int']['output'];
  /** Users with background checks or SafeSport trainings that no admin has reviewed yet. */
  safetyRecordsToReview: Array<User>;
  /** Accounts that read many full profiles of other users' players on one of the last seven days: at least a quarter of the daily limit. */
  profileReaders: Array<ProfileReader>;
  /** The account of a user. */
  user?: Maybe<User>;
  /** The list of events (schedule). Soonest upcoming first, past ones last unless `upcomingOnly` excludes them. Best match first when searching. `from` and `to` are dates at the venue, both inclusive. */
  events: Array<Event>;
  /** The exact total of `events` with the same arguments. */
  eventsCount: Scalars['Int']['output'];
  /** The number of events for each choice of a filter. */
  eventsFacets: Array<Facet>;
  /** A tournament, league game, showcase, camp, or other event. */
  event?: Maybe<Event>;
  /** The tryouts and guest-player needs that the viewer may see. `location` matches any part of the place, city, or state, or exactly one city ('Austin, TX'). `openOnly` excludes those that are canceled, started, or past their deadline. `from` and `to` are dates at the venue, both inclusive. */
  opportunities: Array<Opportunity>;
  /** The exact total of `opportunities` with the same arguments. */
  opportunitiesCount: Scalars['Int']['output'];
  /** The number of opportunities for each choice of a filter. */
  opportunitiesFacets: Array<Facet>;
  /** A tryout or guest-player need. */
  opportunity?: Maybe<Opportunity>;
  /** Candidates: players who fit the opportunity and whose families turned guest play on (for a tryout: including tryouts). Best match first, then nearest first. At most fifty. */
  guestPlayers: Array<GuestPlayer>;
  /** How far the families who fit a guest need are asked (last minute), for the organizer. */
  familyAsks: FamilyAsks;
  /** The users who are invited to evaluate the players. Visible to the organizer. */
  opportunityEvaluators: Array<Evaluator>;
  /** The viewer's evaluator invitations, including accepted ones, until two weeks after the start. */
  evaluatorInvitations: Array<Evaluator>;
  /** The approved players by name, for evaluators and the organizer. */
  evaluationSheet: Array<EvaluationRow>;
  /** The players who registered (sign-ups), for the organizer. Pending ones first, then in order of registration, unless ordered by NAME or AGE of the player, or CREATED. `search` matches words of the player's name. */
  opportunityRegistrations: Array<Registration>;
  /** The exact total of `opportunityRegistrations` with the same arguments. */
  opportunityRegistrationsCount: Scalars['Int']['output'];
  /** The claims of teams and players that admins review. Newest first, unless ordered by TYPE, NAME of the record, EMAIL of the user, or CREATED. If there are more than 1,000, only the newest 1,000 are ordered, and they come first. */
  claimRequests: Array<ClaimRequest>;
  /**
   * Who changed which record in the last two years, newest first. Admins can read all entries. Others must give the kind and ID of one
   * of their own records.
   */
  auditLog: Array<AuditEntry>;
  /** Abuse reports (flags) of records. Newest first, unless ordered by TYPE, NAME of the record, EMAIL of the reporter, or CREATED. If there are more than 1,000, only the newest 1,000 are ordered, and they come first. */
  reports: Array<Report>;
  /** All hidden records, latest first, with those that are hidden with their team at the end. */
  hiddenRecords: Array<HiddenRecord>;
  /** Records that can be restored, latest first. Admins see all. Others see their own, without those that an admin deleted. */
  deletedRecords: Array<DeletedRecord>;
  /** The erasure of a player, for who requested it and admins. */
  erasure?: Maybe<Erasure>;
  /** The best matches of every kind that the viewer may see. `search` needs at least two letters. `perKind` is 1 to 20. */
  search: SearchResult;
  /** Statistics: the total of each kind of record. */
  adminStats: AdminStats;
  /** How many items wait for an admin: the queues of the dashboard. */
  adminQueues: AdminQueues;
  /** The signed-in user (me). Null if no one is signed in. */
  currentUser?: Maybe<User>;
  /** The viewer's own pending invitations to be a contact or manager of a team, newest first. */
  contactInvitations: Array<ContactInvitation>;
  /** Incoming ownership transfers: the teams that are offered to the viewer. */
  teamTransfers: Array<TeamTransfer>;
  /** Roster entries that the viewer must accept as the owner of a team or player. Newest first. */
  pendingRosterEntries: Array<TeamHistory>;
  /** Registrations of the viewer's players and those that the viewer made, for opportunities that are not over. Soonest first. */
  myRegistrations: Array<Registration>;
  /** What takes place from now to seven days later, for the viewer's players and teams and what the viewer organizes. Soonest first. */
  agenda: Array<AgendaEntry>;
  /** The public key to subscribe a browser with (VAPID), as base64url. */
  pushKey: Scalars['String']['output'];
  /** The browsers on which the viewer turned notifications on, newest first. */
  pushSubscriptions: Array<PushSubscription>;
  /** The viewer's own calendar feeds (iCalendar subscriptions), newest request first. */
  calendarFeeds: Array<CalendarFeed>;
  /** The viewer's watches, newest first. */
  watches: Array<Watch>;
  /** The viewer's fifty newest notifications, newest first. */
  notifications: Array<Notification>;
  /** How many of these are unread. */
  unreadNotificationCount: Scalars['Int']['output'];
  /** All data that Fungo stores about the viewer, as one JSON document. */
  exportMyData: Scalars['AWSJSON']['output'];
  /** The history of imports from the feed, newest first. */
  syncRuns: Array<SyncRun>;
  /** The status and progress of one run of the sync. */
  syncRun?: Maybe<SyncRun>;
  /** The messages in the sync's dead-letter queue that wait for a retry, newest run first. */
  syncDeadLetters: Array<SyncDeadLetter>;
  /** The CAPTCHA: what a form needs to start its verification. `action` is login, forgot_password, report, or submit. Use the hard check after the refusal HARDER_CHECK. */
  humanCheck: HumanCheck;
  /** City autocomplete: US cities that start with the text (at least three characters), largest first. States by name or code. ZIP codes for three or more digits. */
  places: Array<Place>;
  /** The city nearest to a GPS position (reverse geocoding). Null outside the United States. */
  nearestPlace?: Maybe<Place>;
  /** The page of a city at a path of the website, such as `/teams/tx/austin` or `/tryouts/tx/austin/12u-baseball`. Null unless at least three records are there. */
  cityPage?: Maybe<CityPage>;
};


export type QueryTeamsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  seasonUpTo?: InputMaybe<Scalars['Int']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
  sort?: InputMaybe<ListSort>;
  admin?: InputMaybe<AdminListInput>;
};


export type QueryTeamsCountArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  seasonUpTo?: InputMaybe<Scalars['Int']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
  admin?: InputMaybe<AdminListInput>;
};


export type QueryTeamsFacetsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  seasonUpTo?: InputMaybe<Scalars['Int']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
};


export type QueryTeamArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTeamRosterArgs = {
  teamID: Scalars['ID']['input'];
  division?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTeamRosterCountArgs = {
  teamID: Scalars['ID']['input'];
  season?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTeamEventCountArgs = {
  teamID: Scalars['ID']['input'];
};


export type QueryTeamOpportunityCountArgs = {
  teamID: Scalars['ID']['input'];
};


export type QueryTeamResponseRateArgs = {
  teamID: Scalars['ID']['input'];
};


export type QueryClaimedTeamsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryManagedTeamsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPlayersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
  sort?: InputMaybe<ListSort>;
  registrable?: InputMaybe<Scalars['Boolean']['input']>;
  admin?: InputMaybe<AdminListInput>;
};


export type QueryPlayersCountArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
  admin?: InputMaybe<AdminListInput>;
};


export type QueryPlayersFacetsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
};


export type QueryPlayerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlayerTeamHistoryArgs = {
  playerID: Scalars['ID']['input'];
};


export type QueryPositionsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySeasonsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySeasonArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUsersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  admin?: InputMaybe<AdminListInput>;
};


export type QueryUsersCountArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  admin?: InputMaybe<AdminListInput>;
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEventsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  eventType?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['AWSDate']['input']>;
  to?: InputMaybe<Scalars['AWSDate']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
  upcomingOnly?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<ListSort>;
  admin?: InputMaybe<AdminListInput>;
};


export type QueryEventsCountArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  eventType?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['AWSDate']['input']>;
  to?: InputMaybe<Scalars['AWSDate']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
  upcomingOnly?: InputMaybe<Scalars['Boolean']['input']>;
  admin?: InputMaybe<AdminListInput>;
};


export type QueryEventsFacetsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  eventType?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['AWSDate']['input']>;
  to?: InputMaybe<Scalars['AWSDate']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
  upcomingOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOpportunitiesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<OpportunityType>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  age?: InputMaybe<Scalars['Int']['input']>;
  fitsPlayer?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['AWSDate']['input']>;
  to?: InputMaybe<Scalars['AWSDate']['input']>;
  seasonUpTo?: InputMaybe<Scalars['Int']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
  openOnly?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<ListSort>;
  admin?: InputMaybe<AdminListInput>;
};


export type QueryOpportunitiesCountArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<OpportunityType>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  age?: InputMaybe<Scalars['Int']['input']>;
  fitsPlayer?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['AWSDate']['input']>;
  to?: InputMaybe<Scalars['AWSDate']['input']>;
  seasonUpTo?: InputMaybe<Scalars['Int']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
  openOnly?: InputMaybe<Scalars['Boolean']['input']>;
  admin?: InputMaybe<AdminListInput>;
};


export type QueryOpportunitiesFacetsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<OpportunityType>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  age?: InputMaybe<Scalars['Int']['input']>;
  fitsPlayer?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['AWSDate']['input']>;
  to?: InputMaybe<Scalars['AWSDate']['input']>;
  seasonUpTo?: InputMaybe<Scalars['Int']['input']>;
  statedOnly?: InputMaybe<Scalars['Boolean']['input']>;
  near?: InputMaybe<NearInput>;
  openOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryOpportunityArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGuestPlayersArgs = {
  opportunityID: Scalars['ID']['input'];
};


export type QueryFamilyAsksArgs = {
  opportunityID: Scalars['ID']['input'];
};


export type QueryOpportunityEvaluatorsArgs = {
  opportunityID: Scalars['ID']['input'];
};


export type QueryEvaluationSheetArgs = {
  opportunityID: Scalars['ID']['input'];
};


export type QueryOpportunityRegistrationsArgs = {
  opportunityID: Scalars['ID']['input'];
  status?: InputMaybe<RegistrationStatus>;
  search?: InputMaybe<Scalars['String']['input']>;
  orderBy?: InputMaybe<ListColumn>;
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOpportunityRegistrationsCountArgs = {
  opportunityID: Scalars['ID']['input'];
  status?: InputMaybe<RegistrationStatus>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryClaimRequestsArgs = {
  status?: InputMaybe<ClaimStatus>;
  userID?: InputMaybe<Scalars['ID']['input']>;
  orderBy?: InputMaybe<ListColumn>;
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAuditLogArgs = {
  kind?: InputMaybe<AuditKind>;
  id?: InputMaybe<Scalars['ID']['input']>;
  actorID?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['AWSDateTime']['input']>;
  to?: InputMaybe<Scalars['AWSDateTime']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryReportsArgs = {
  status?: InputMaybe<ReportStatus>;
  orderBy?: InputMaybe<ListColumn>;
  descending?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDeletedRecordsArgs = {
  kind?: InputMaybe<HideableKind>;
};


export type QueryErasureArgs = {
  playerID: Scalars['ID']['input'];
};


export type QuerySearchArgs = {
  text: Scalars['String']['input'];
  perKind?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySyncRunsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySyncRunArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHumanCheckArgs = {
  action: Scalars['String']['input'];
  isHard?: Scalars['Boolean']['input'];
};


export type QueryPlacesArgs = {
  search: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNearestPlaceArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


export type QueryCityPageArgs = {
  path: Scalars['String']['input'];
};

export type CreateTeamInput = {
  /** Required. Must not contain a division or age group. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Required. */
  locationCity?: InputMaybe<Scalars['String']['input']>;
  /** Required. Two letters. */
  state?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  /** The level of the first division. Needs an age group, which the level may also name: '12U AA'. */
  division?: InputMaybe<Scalars['String']['input']>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
};

/** Omitted fields are unchanged. Null or an empty string clears optional fields. */
export type UpdateTeamInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  locationCity?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  /** An https URL. */
  websiteURL?: InputMaybe<Scalars['String']['input']>;
  /** Up to six https URLs on Facebook, Instagram, X, YouTube, TikTok, or Threads. */
  socialURLs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Two colors, such as '#14633f'. Null restores the colors derived from the name. */
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Null restores the crest derived from the name. */
  crest?: InputMaybe<Crest>;
  /** A data URL of a JPG, PNG, or GIF, at most 4.4 MiB. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** As of today. Null clears it. */
  seasonCost?: InputMaybe<SeasonCostInput>;
  /** The team's own waiver, up to 10,000 characters. A changed text is a new version. Null or blank returns to the default text. */
  waiverText?: InputMaybe<Scalars['String']['input']>;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

export type SeasonCostInput = {
  cents: Scalars['Int']['input'];
  includes: Array<SeasonInclusion>;
  tournaments?: InputMaybe<Scalars['Int']['input']>;
  overnightTrips?: InputMaybe<Scalars['Int']['input']>;
  practicesPerWeek?: InputMaybe<Scalars['Int']['input']>;
  hasPaymentPlan: Scalars['Boolean']['input'];
  hasFinancialAid: Scalars['Boolean']['input'];
};

export type AddDivisionInput = {
  teamID: Scalars['ID']['input'];
  /** Required. */
  division?: InputMaybe<Scalars['String']['input']>;
  /** Required. */
  ageGroup?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateDivisionInput = {
  /** Required. */
  division?: InputMaybe<Scalars['String']['input']>;
  /** Required. */
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  /** The `version` of the division that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

export type CreatePlayerInput = {
  /** Required. */
  name?: InputMaybe<Scalars['String']['input']>;
  age?: InputMaybe<Scalars['Int']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  batsThrows?: InputMaybe<Scalars['String']['input']>;
  locationCity?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  /** A data URL of a JPG, PNG, or GIF, at most 4.4 MiB. */
  photo?: InputMaybe<Scalars['String']['input']>;
  /** Requires birthWindow. Replaces age, which is then derived. */
  birthYear?: InputMaybe<Scalars['Int']['input']>;
  birthWindow?: InputMaybe<BirthWindow>;
  /** The version of the guardian's consent that the caller confirms: see Player.guardianConsent. Without one the caller confirms the version '2026-11-act' by creating the player. */
  guardianConsent?: InputMaybe<Scalars['String']['input']>;
  /** Default LISTED. */
  visibility?: InputMaybe<PlayerVisibility>;
};

/** Omitted fields are unchanged. Null or an empty string clears a field. */
export type UpdatePlayerInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  age?: InputMaybe<Scalars['Int']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  batsThrows?: InputMaybe<Scalars['String']['input']>;
  locationCity?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  /** A data URL. An empty string removes the photo. */
  photo?: InputMaybe<Scalars['String']['input']>;
  /** Requires birthWindow. Replaces age, which is then derived. */
  birthYear?: InputMaybe<Scalars['Int']['input']>;
  birthWindow?: InputMaybe<BirthWindow>;
  /** FORBIDDEN for those who manage the player and have not claimed it, except admins. */
  visibility?: InputMaybe<PlayerVisibility>;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

export type AddPlayerToTeamInput = {
  /** Required. */
  teamID?: InputMaybe<Scalars['ID']['input']>;
  /** Required. */
  playerID?: InputMaybe<Scalars['ID']['input']>;
  /** Required. YYYY-MM-DD or an instant. */
  startDate?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['String']['input']>;
  division?: InputMaybe<Scalars['String']['input']>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  /** Required. Such as '2025 Fall'. */
  season?: InputMaybe<Scalars['String']['input']>;
  jerseyNumber?: InputMaybe<Scalars['String']['input']>;
};

export type RosterRowInput = {
  /** Required. */
  name?: InputMaybe<Scalars['String']['input']>;
  jerseyNumber?: InputMaybe<Scalars['String']['input']>;
  /** The position's name or abbreviation. */
  position?: InputMaybe<Scalars['String']['input']>;
  birthYear?: InputMaybe<Scalars['Int']['input']>;
  birthWindow?: InputMaybe<BirthWindow>;
  /** The email address for the invitation to claim the player. */
  parentEmail?: InputMaybe<Scalars['String']['input']>;
  /** One of the row's matches. */
  playerID?: InputMaybe<Scalars['ID']['input']>;
  /** Creates a new player even if the team or the caller has a player with this name. */
  isNew?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Omitted fields are unchanged. Null or an empty string clears optional fields. */
export type UpdatePlayerTeamHistoryInput = {
  playerID?: InputMaybe<Scalars['ID']['input']>;
  teamID?: InputMaybe<Scalars['ID']['input']>;
  startDate?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['String']['input']>;
  division?: InputMaybe<Scalars['String']['input']>;
  ageGroup?: InputMaybe<Scalars['String']['input']>;
  season?: InputMaybe<Scalars['String']['input']>;
  jerseyNumber?: InputMaybe<Scalars['String']['input']>;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateEventInput = {
  /** Required. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Required. An instant, or a local time at the venue without an offset (2026-03-07T09:00). */
  date?: InputMaybe<Scalars['String']['input']>;
  /** Required. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Required. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Required. Two letters. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Required. */
  eventType?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['String']['input']>;
  teamID?: InputMaybe<Scalars['ID']['input']>;
  sport?: InputMaybe<Sport>;
};

/** Omitted fields are unchanged. Null or an empty string clears optional fields. */
export type UpdateEventInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  eventType?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['String']['input']>;
  sport?: InputMaybe<Sport>;
  /** True cancels the event. False reopens it. */
  cancelled?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateOpportunityInput = {
  /** Default GUEST_NEED. */
  type?: InputMaybe<OpportunityType>;
  /** Required. */
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  whatToBring?: InputMaybe<Scalars['String']['input']>;
  /** Required. An instant, or a local time at the venue without an offset. The same applies to all times here. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** Required. */
  location?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** IDs or names, as a list or as one comma-separated string. */
  positionsNeeded?: InputMaybe<Array<Scalars['String']['input']>>;
  minAge?: InputMaybe<Scalars['Int']['input']>;
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  feeCents?: InputMaybe<Scalars['Int']['input']>;
  /** 24 by default for a tryout, 1 for a guest need. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  waiverRequired?: InputMaybe<Scalars['Boolean']['input']>;
  registrationDeadline?: InputMaybe<Scalars['String']['input']>;
  /** For a guest need. As an instant, or as local time of the venue. */
  neededBy?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD */
  decideBy?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<OpportunityVisibility>;
  teamID?: InputMaybe<Scalars['ID']['input']>;
  sport?: InputMaybe<Sport>;
};

/** Omitted fields are unchanged. Null or an empty string clears optional fields. */
export type UpdateOpportunityInput = {
  type?: InputMaybe<OpportunityType>;
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  whatToBring?: InputMaybe<Scalars['String']['input']>;
  startTime?: InputMaybe<Scalars['String']['input']>;
  endTime?: InputMaybe<Scalars['String']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** IDs or names, as a list or as one comma-separated string. */
  positionsNeeded?: InputMaybe<Array<Scalars['String']['input']>>;
  minAge?: InputMaybe<Scalars['Int']['input']>;
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  feeCents?: InputMaybe<Scalars['Int']['input']>;
  capacity?: InputMaybe<Scalars['Int']['input']>;
  waiverRequired?: InputMaybe<Scalars['Boolean']['input']>;
  registrationDeadline?: InputMaybe<Scalars['String']['input']>;
  /** For a guest need. As an instant, or as local time of the venue. */
  neededBy?: InputMaybe<Scalars['String']['input']>;
  /** YYYY-MM-DD */
  decideBy?: InputMaybe<Scalars['String']['input']>;
  visibility?: InputMaybe<OpportunityVisibility>;
  teamID?: InputMaybe<Scalars['ID']['input']>;
  /** True cancels the opportunity. False reopens it. */
  cancelled?: InputMaybe<Scalars['Boolean']['input']>;
  sport?: InputMaybe<Sport>;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

export type RegisterForOpportunityInput = {
  opportunityID: Scalars['ID']['input'];
  /** Required. */
  playerID?: InputMaybe<Scalars['ID']['input']>;
  jerseyNumber?: InputMaybe<Scalars['String']['input']>;
  waiverSigned?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `waiverHash` that the family saw. If the text has changed since, CONFLICT names this field. Without it, the current text is accepted, ours in English. */
  waiverHash?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Visible only to the organizer of this opportunity. Requires phoneConsent. */
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `updatedAt` of the opportunity that the family saw. If the organizer has edited it since, CONFLICT names this field. Without it, the current opportunity is accepted. */
  opportunityUpdatedAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
};

/** Omitted fields are unchanged. */
export type UpdateRegistrationInput = {
  feePaidCents?: InputMaybe<Scalars['Int']['input']>;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

/** Omitted fields are unchanged. */
export type UpdateAgeRuleInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  cutoffMonth?: InputMaybe<Scalars['Int']['input']>;
  cutoffDay?: InputMaybe<Scalars['Int']['input']>;
  yearOffset?: InputMaybe<Scalars['Int']['input']>;
  source?: InputMaybe<Scalars['AWSURL']['input']>;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateSeasonInput = {
  /** Required. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Defaults to the current year. */
  year?: InputMaybe<Scalars['Int']['input']>;
  seasonType?: InputMaybe<SeasonType>;
  /** Required. YYYY-MM-DD. */
  startDate?: InputMaybe<Scalars['String']['input']>;
  /** Required. YYYY-MM-DD. */
  endDate?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Omitted fields are unchanged. Null or an empty string clears optional fields. */
export type UpdateSeasonInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
  seasonType?: InputMaybe<SeasonType>;
  startDate?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

export type SignUpInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** user, player_parent, or coach. */
  role?: InputMaybe<Role>;
  /** Files a claim request for the player. */
  playerID?: InputMaybe<Scalars['ID']['input']>;
  /** Files a claim request for the team. */
  teamID?: InputMaybe<Scalars['ID']['input']>;
  /** The solution of the CAPTCHA: see `humanCheck`. */
  recaptchaToken?: InputMaybe<Scalars['String']['input']>;
};

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  /** The solution of the CAPTCHA: see `humanCheck`. */
  recaptchaToken?: InputMaybe<Scalars['String']['input']>;
  /** A code from the authenticator app, or a recovery code. Needed after the refusal TOTP_REQUIRED. */
  code?: InputMaybe<Scalars['String']['input']>;
};

export type ResetPasswordInput = {
  email: Scalars['String']['input'];
  code: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type TotpSetup = {
  __typename?: 'TotpSetup';
  /** For an app that cannot scan a QR code. */
  secret: Scalars['String']['output'];
  /** The content of the QR code. */
  uri: Scalars['String']['output'];
};

export type ConfirmTotpInput = {
  code: Scalars['String']['input'];
  currentPassword: Scalars['String']['input'];
};

export type TurnOffTotpInput = {
  currentPassword: Scalars['String']['input'];
};

export type DeleteMyAccountInput = {
  currentPassword: Scalars['String']['input'];
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type VerifyEmailInput = {
  userID: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};

export type UpdateUserInput = {
  name?: InputMaybe<Scalars['String']['input']>;
  /** Admins only. */
  role?: InputMaybe<Role>;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateUserSettingsInput = {
  locale?: InputMaybe<Locale>;
  emailNotifications?: InputMaybe<Scalars['Boolean']['input']>;
  eventReminders?: InputMaybe<Scalars['Boolean']['input']>;
  opportunityAlerts?: InputMaybe<Scalars['Boolean']['input']>;
  marketingEmails?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `version` of the record that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

export type SyncGoverningBodyInput = {
  type?: InputMaybe<SyncType>;
  city?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  /** The ID returned by `uploadSyncFiles`. Reads these files instead of the feed. */
  upload?: InputMaybe<Scalars['ID']['input']>;
  /** Reads the whole source again instead of only the changes since the last sync. */
  full?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reports what would change, and writes nothing. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The contents of the CSV files to sync from instead of the feed. At least one. */
export type UploadSyncFilesInput = {
  teams?: InputMaybe<Scalars['String']['input']>;
  events?: InputMaybe<Scalars['String']['input']>;
  contacts?: InputMaybe<Scalars['String']['input']>;
  players?: InputMaybe<Scalars['String']['input']>;
};

export type SyncTeamInput = {
  teamID: Scalars['ID']['input'];
};

export type UpdateSafetyRecordsInput = {
  backgroundCheckedOn?: InputMaybe<Scalars['String']['input']>;
  safeSportTrainedOn?: InputMaybe<Scalars['String']['input']>;
  /** The `version` of the user that the caller saw. If it has changed since, CONFLICT names this field. Without it, the update applies to the current record. */
  version?: InputMaybe<Scalars['ID']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Registers an account. Refuses an email address that already has one. Signs the new user in. */
  signUp: AuthPayload;
  /** Signs a user in with email and password. A wrong password, an unknown email address, and a blocked account get the same response. */
  login: AuthPayload;
  /** Returns a fresh access token for the session of the cookie. */
  refreshSession: AuthPayload;
  /** Logs out: ends the session and clears its cookie. */
  signOut: Scalars['Boolean']['output'];
  /** Emails a code to reset the password. True whether or not the email address has an account. */
  forgotPassword: Scalars['Boolean']['output'];
  /** Completes a reset with the emailed code. Ends every session. */
  resetPassword: Scalars['Boolean']['output'];
  /** Starts two-factor authentication (2FA). Returns a secret for an authenticator app. It takes effect when a code from the app is confirmed. */
  startTotp: TotpSetup;
  /** Turns two-factor authentication on: requires a code at every sign-in. Returns the recovery codes. */
  confirmTotp: Array<Scalars['String']['output']>;
  /** Disables two-factor authentication. */
  turnOffTotp: Scalars['Boolean']['output'];
  /** Disables two-factor authentication, as an admin, for a user who has lost the app and the recovery codes. */
  resetTotp: User;
  /** Changes the password of the signed-in user. */
  changePassword: Scalars['Boolean']['output'];
  /** Completes the verification of an email address with the emailed code. */
  verifyEmail: Scalars['Boolean']['output'];
  /** Resends the verification link by email. */
  sendVerificationEmail: Scalars['Boolean']['output'];
  /** Deletes the viewer's own account (self) and its players. Players on a team's roster stay there without a name. Teams become unclaimed. */
  deleteMyAccount: Scalars['Boolean']['output'];
  /** Adds a team. Claims it for its creator, unless an admin creates it. */
  createTeam: Team;
  /** Edits the team. */
  updateTeam: Team;
  /** Rejects the suggestion: keeps the team's value of the field until the source's value changes. */
  dismissTeamSuggestion: Team;
  /** Deletes the team. `restoreRecord` undoes it. */
  deleteTeam: Scalars['Boolean']['output'];
  /** Claims an unclaimed team for the caller. */
  claimTeam: Team;
  /** Offers the team to another account for 14 days. The ownership changes on acceptance. */
  transferTeam: TeamTransfer;
  /** Accepts the ownership of the team. Managers appointed by the former owner lose access. */
  acceptTransfer: Team;
  /** Rejects the ownership that is offered to the viewer. */
  declineTransfer: Scalars['Boolean']['output'];
  /** Withdraws the offer of the ownership. */
  cancelTransfer: Scalars['Boolean']['output'];
  /** An alias of `addDivision`, for API clients. */
  addDivisionToTeam: Division;
  /** Adds an age group and competitive level to the team. */
  addDivision: Division;
  /** Edits a division (age group) of the team. */
  updateDivision: Division;
  /** Deletes a division (age group) of the team. Refused while players of the current roster are in it, unless they are moved to another one of the team. */
  deleteDivision: Scalars['Boolean']['output'];
  /** Adds a contact or manager (staff) to the team. Adds the caller directly. Anyone else gets an invitation and becomes a contact by accepting. A manager, whom only the owner can appoint, can then manage the team. An existing contact can be invited to become a manager. */
  addTeamContact: TeamContact;
  /** Removes a contact or manager from the team. `userID` is the contact's user ID, or the contact's own ID if it came from the feed. */
  removeTeamContact: Scalars['Boolean']['output'];
  /** Adds a coach or other contact to a division (age group), like `addTeamContact`. */
  addDivisionContact: DivisionContact;
  /** Removes a coach or other contact from a division. `ageGroupID` is an alias of `divisionID`. */
  removeDivisionContact: Scalars['Boolean']['output'];
  /** Invites someone by email to be a contact or manager, like `addTeamContact` and `addDivisionContact`. `recordID` is the ID of the team or division. Someone without an account gets a link. */
  inviteContact: Scalars['Boolean']['output'];
  /** Accepts the invitation to be a contact or manager of a team. Only for the invited user. `id` is the ID of the invitation or of the pending contact. An invitation by email needs the code of its link and an account with that address. */
  acceptContact: Scalars['Boolean']['output'];
  /** Declines the invitation to be a contact. Afterwards, the team cannot invite the user again for 90 days. */
  declineContact: Scalars['Boolean']['output'];
  /** Adds a player. Claims it for its creator, unless an admin creates it. */
  createPlayer: Player;
  /** Edits the profile of the player. */
  updatePlayer: Player;
  /** Rejects the suggestion: keeps the player's value of the field until the source's value changes. */
  dismissPlayerSuggestion: Player;
  /** Deletes the profile of the player. `restoreRecord` undoes it. */
  deletePlayer: Scalars['Boolean']['output'];
  /** Deletes the player, or its copy, without a way back, and in the background everything else that names it. `erasure` has the progress. For admins, and the user who claimed it. */
  erasePlayer: Scalars['Boolean']['output'];
  /** Claims a player for the caller. Takes effect immediately for a player that a person created. For an imported one, it waits for an admin's review. Confirms the guardian's consent: the version that is named, or '2026-11-act'. */
  claimPlayer: Player;
  /** Lets organizers of nearby opportunities (and of tryouts, if included) find the player for 60 days, or turns this off. Requires the guardian's consent and the player's state. */
  setOpenToGuestPlay: Player;
  /** Confirms the guardian's (parent's) consent in the text of this version, for the user who claimed the player. */
  confirmGuardianConsent: Player;
  /** Adds the player to the roster. The entry is pending until the other side accepts it, if that belongs to someone else. */
  addPlayerToTeam: TeamHistory;
  /** Edits a roster entry. */
  updatePlayerTeamHistory: TeamHistory;
  /** Removes a player from the roster. Also withdraws a pending entry. */
  removePlayerFromTeam: Scalars['Boolean']['output'];
  /** Adds up to 60 players to a division of the team. Rows that were already imported are skipped, so a list can be sent again. */
  importRoster: RosterImport;
  /** Adds the players of these entries to another season. Each current entry ends when its new one takes effect. */
  moveRosterToSeason: Array<TeamHistory>;
  /** Invites a parent: emails the family a link to claim the player. Only the latest link is valid. */
  invitePlayerFamily: Scalars['Boolean']['output'];
  /** Gives the player to the caller, who must have the link from the email. */
  acceptPlayerInvitation: Player;
  /** Accepts the roster request, for the owner of the side that must accept the entry. If the side that asked has a new owner, the entry waits for that one (`waitsFor`). */
  acceptRosterEntry: TeamHistory;
  /** Rejects the roster request. */
  declineRosterEntry: Scalars['Boolean']['output'];
  /** Disputes a claimed record, or requests an unclaimed one. `resourceType` is team or player. */
  createClaimRequest: ClaimRequest;
  /** Accepts the claim, as an admin. */
  approveClaim: ClaimRequest;
  /** Declines the claim, as an admin. Releases the record if the claim had taken effect. The reason is shown to the user who made the claim. */
  rejectClaim: ClaimRequest;
  /** Undoes an admin's decision, as an admin: the record goes back to whoever had it before, and the claim is pending again. */
  reverseClaim: ClaimRequest;
  /** Flags a record for the admins. Visitors need a CAPTCHA: a recaptchaToken. Theirs is also the email, which gets the outcome once. */
  reportRecord: Scalars['Boolean']['output'];
  /** Closes a report, as an admin. The note is for admins. For hide, it is the reason that the owner sees. */
  resolveReport: Report;
  /** Takes a record down: from the next request on, only its owner and admins see it. The owner gets the reason. */
  hideRecord: Scalars['Boolean']['output'];
  /** Shows a hidden record again. */
  unhideRecord: Scalars['Boolean']['output'];
  /** Restores a deleted record with all related items that can still exist. */
  restoreRecord: Scalars['Boolean']['output'];
  /** Merges duplicates: moves the related items of the first team to the second and deletes the first, whose links then lead to the second. Can be repeated after a failure. */
  mergeTeams: Merge;
  /** Like `mergeTeams`, for players. */
  mergePlayers: Merge;
  /** Creates a tournament, league game, showcase, camp, or other event. */
  createEvent: Event;
  /** Edits, cancels, or reopens the event. */
  updateEvent: Event;
  /** Emails families about changes of the event within a minute, without waiting for more changes. */
  emailEventChanges: Scalars['Boolean']['output'];
  /** Rejects the suggestion: keeps the event's value of the field until the source's value changes. */
  dismissEventSuggestion: Event;
  /** Deletes the event. `restoreRecord` undoes it. */
  deleteEvent: Scalars['Boolean']['output'];
  /** Creates a tryout or guest-player need. */
  createOpportunity: Opportunity;
  /** Edits or cancels a tryout or guest-player need. */
  updateOpportunity: Opportunity;
  /** Emails families about changes of the opportunity within a minute, without waiting for more changes. */
  emailOpportunityChanges: Scalars['Boolean']['output'];
  /** Deletes a tryout or guest-player need. */
  deleteOpportunity: Scalars['Boolean']['output'];
  /** Signs a player up for a tryout or guest-player need, or puts the player on its waitlist. */
  registerForOpportunity: Registration;
  /** Approves or rejects a registration. Never exceeds the opportunity's capacity. */
  updateRegistrationStatus: Registration;
  /** Approves the registration: accepts the player. */
  approveRegistration: Registration;
  /** Rejects the registration: declines the player. The reason is shown to the family. */
  rejectRegistration: Registration;
  /** Cancels the registration for the family. The organizer is notified, and a held spot is free immediately. */
  withdrawRegistration: Scalars['Boolean']['output'];
  /** Accepts a coach's registration, for the user who claimed the player. To decline it, use withdrawRegistration. `opportunityUpdatedAt`: see `RegisterForOpportunityInput`. */
  acceptRegistration: Registration;
  /** Accepts the spot that is held for the registration. It is approved immediately. `opportunityUpdatedAt`: see `RegisterForOpportunityInput`. */
  acceptWaitlistOffer: Registration;
  /** Passes the spot to the next family. The registration stays, off the waitlist. */
  declineWaitlistOffer: Registration;
  /** Records the player's arrival or attendance (null: not arrived) and jersey number. What is omitted is unchanged. The change with the latest changedAt wins. Refuses a number that another player has. */
  checkIn: Registration;
  /** Invites a user to evaluate the players. It grants no access until the user accepts. */
  inviteEvaluator: Evaluator;
  /** Removes an evaluator. The scores and notes stay. */
  removeEvaluator: Scalars['Boolean']['output'];
  /** Accepts the invitation to evaluate the players. */
  acceptEvaluator: Scalars['Boolean']['output'];
  /** Declines the invitation to evaluate the players. */
  declineEvaluator: Scalars['Boolean']['output'];
  /** Scores a player. Replaces the viewer's earlier evaluation of the player. */
  saveEvaluation: Scalars['Boolean']['output'];
  /** Invites the family of a player in `guestPlayers` (a substitute) to the opportunity. Refused if already invited. */
  inviteGuestPlayer: Scalars['Boolean']['output'];
  /** Asks the families of `guestPlayers` by email, five every 15 minutes, until one says yes or `neededBy` passes, or stops asking. The first yes takes the spot. Each ask counts as an invitation. */
  setAskingFamilies: FamilyAsks;
  /** Declines an organizer's invitation in `guestInvitations`. The organizer is not notified. */
  declineGuestInvitation: Scalars['Boolean']['output'];
  /** Emails each family with a registration of the status, or, without one, each whose registration is not rejected. Returns the number of families. */
  emailRegistrants: Scalars['Int']['output'];
  /** Emails a question to the organizer. The answer is emailed back. Neither sees the other's email address. */
  askOrganizer: Scalars['Boolean']['output'];
  /** Updates the organizer's notes on a registration. */
  updateRegistration: Registration;
  /** Edits the cutoff date or source of a rule by which league ages are counted, as an admin. */
  updateAgeRule: AgeRule;
  /** Adds a season, as an admin. */
  createSeason: Season;
  /** Edits a season, as an admin. */
  updateSeason: Season;
  /** Deletes a season, as an admin. */
  deleteSeason: Scalars['Boolean']['output'];
  /** Marks the viewer's notifications with these IDs as read, or all if none are given. */
  markNotificationsRead: Scalars['Boolean']['output'];
  /** Turns notifications on for the viewer in a browser, until its session ends. At most 10 browsers: the oldest goes. */
  addPushSubscription: PushSubscription;
  /** Turns them off. */
  removePushSubscription: Scalars['Boolean']['output'];
  /** Returns the viewer's feed of a calendar (an iCalendar URL to subscribe to), and creates it if needed. `id` is the team's ID, or, for EVENTS, the list's filters as a query string. */
  calendarFeed: CalendarFeed;
  /** Ends a calendar subscription: the feed's URL stops working immediately. */
  revokeCalendarFeed: Scalars['Boolean']['output'];
  /** Emails the viewer what the search newly finds, or what is new at the team. Returns the existing watch of the same. At most 20. */
  createWatch: Watch;
  /**
   * For visitors: emails the address a link that starts the watch, and stores nothing until then. An address has at most 3. Needs a CAPTCHA: a
   * recaptchaToken.
   */
  requestWatch: Scalars['Boolean']['output'];
  updateWatch: Watch;
  deleteWatch: Scalars['Boolean']['output'];
  /** Changes the viewer's own profile name. Admins can also change other users' names and roles. */
  updateUser: User;
  /** Changes the viewer's own settings: notification preferences. */
  updateUserSettings: User;
  /** Stores the caller's own dates of background checks and SafeSport trainings. Omitted fields are unchanged. Null or an empty string clears a field. A changed date must be confirmed again. */
  updateSafetyRecords: User;
  /** Confirms the date of a background check or SafeSport training as an admin, or removes it. */
  reviewSafetyRecord: User;
  /** Deletes an account, as an admin. */
  deleteUser: Scalars['Boolean']['output'];
  /** Suspends an account (ban), as an admin: the user cannot sign in. */
  blockUser: User;
  /** Ends the block of an account, as an admin. */
  unblockUser: User;
  /** Starts a sync run (an import from the feed) and waits up to 20 seconds for it. */
  syncGoverningBody: SyncResult;
  /** Stores CSV files for a sync. Returns the ID to pass as `upload`. */
  uploadSyncFiles: Scalars['ID']['output'];
  /** Retries a failed run from its unfinished pages, and a stalled one from its open pages. Its dead letters are deleted when their pages are resent. */
  retrySyncRun: SyncRun;
  /** Deletes the dead letters of a run. */
  dismissSyncDeadLetters: Scalars['Boolean']['output'];
  /** Cancels a run. Changes already written stay. */
  cancelSyncRun: SyncRun;
  /** Syncs the divisions and contacts of one team from its source. */
  syncTeam: TeamSyncResult;
};


export type MutationSignUpArgs = {
  input: SignUpInput;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
  recaptchaToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationConfirmTotpArgs = {
  input: ConfirmTotpInput;
};


export type MutationTurnOffTotpArgs = {
  input: TurnOffTotpInput;
};


export type MutationResetTotpArgs = {
  userID: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


export type MutationDeleteMyAccountArgs = {
  input: DeleteMyAccountInput;
};


export type MutationCreateTeamArgs = {
  input: CreateTeamInput;
};


export type MutationUpdateTeamArgs = {
  id: Scalars['ID']['input'];
  input: UpdateTeamInput;
};


export type MutationDismissTeamSuggestionArgs = {
  id: Scalars['ID']['input'];
  field: Scalars['String']['input'];
};


export type MutationDeleteTeamArgs = {
  id: Scalars['ID']['input'];
};


export type MutationClaimTeamArgs = {
  teamID: Scalars['ID']['input'];
};


export type MutationTransferTeamArgs = {
  teamID: Scalars['ID']['input'];
  userID: Scalars['ID']['input'];
};


export type MutationAcceptTransferArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeclineTransferArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelTransferArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddDivisionToTeamArgs = {
  input: AddDivisionInput;
};


export type MutationAddDivisionArgs = {
  input: AddDivisionInput;
};


export type MutationUpdateDivisionArgs = {
  id: Scalars['ID']['input'];
  input: UpdateDivisionInput;
};


export type MutationDeleteDivisionArgs = {
  id: Scalars['ID']['input'];
  moveTo?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAddTeamContactArgs = {
  teamID: Scalars['ID']['input'];
  userID: Scalars['ID']['input'];
  role: Scalars['String']['input'];
};


export type MutationRemoveTeamContactArgs = {
  teamID: Scalars['ID']['input'];
  userID: Scalars['ID']['input'];
};


export type MutationAddDivisionContactArgs = {
  divisionID: Scalars['ID']['input'];
  userID: Scalars['ID']['input'];
  role: Scalars['String']['input'];
};


export type MutationRemoveDivisionContactArgs = {
  divisionID?: InputMaybe<Scalars['ID']['input']>;
  ageGroupID?: InputMaybe<Scalars['ID']['input']>;
  userID: Scalars['ID']['input'];
};


export type MutationInviteContactArgs = {
  recordID: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  role: Scalars['String']['input'];
};


export type MutationAcceptContactArgs = {
  id: Scalars['ID']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeclineContactArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreatePlayerArgs = {
  input: CreatePlayerInput;
};


export type MutationUpdatePlayerArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePlayerInput;
};


export type MutationDismissPlayerSuggestionArgs = {
  id: Scalars['ID']['input'];
  field: Scalars['String']['input'];
};


export type MutationDeletePlayerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationErasePlayerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationClaimPlayerArgs = {
  playerID: Scalars['ID']['input'];
  guardianConsent?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetOpenToGuestPlayArgs = {
  playerID: Scalars['ID']['input'];
  isOpen: Scalars['Boolean']['input'];
  tryouts?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationConfirmGuardianConsentArgs = {
  playerID: Scalars['ID']['input'];
  version: Scalars['String']['input'];
};


export type MutationAddPlayerToTeamArgs = {
  input: AddPlayerToTeamInput;
};


export type MutationUpdatePlayerTeamHistoryArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePlayerTeamHistoryInput;
};


export type MutationRemovePlayerFromTeamArgs = {
  teamHistoryID: Scalars['ID']['input'];
};


export type MutationImportRosterArgs = {
  teamID: Scalars['ID']['input'];
  divisionID: Scalars['ID']['input'];
  season: Scalars['String']['input'];
  rows: Array<RosterRowInput>;
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMoveRosterToSeasonArgs = {
  teamID: Scalars['ID']['input'];
  entryIDs: Array<Scalars['ID']['input']>;
  season: Scalars['String']['input'];
  divisionID: Scalars['ID']['input'];
};


export type MutationInvitePlayerFamilyArgs = {
  playerID: Scalars['ID']['input'];
  teamID: Scalars['ID']['input'];
  email: Scalars['String']['input'];
};


export type MutationAcceptPlayerInvitationArgs = {
  playerID: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  guardianConsent?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAcceptRosterEntryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeclineRosterEntryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateClaimRequestArgs = {
  resourceType: Scalars['String']['input'];
  resourceID: Scalars['ID']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  guardianConsent?: InputMaybe<Scalars['String']['input']>;
};


export type MutationApproveClaimArgs = {
  claimID: Scalars['ID']['input'];
};


export type MutationRejectClaimArgs = {
  claimID: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReverseClaimArgs = {
  claimID: Scalars['ID']['input'];
};


export type MutationReportRecordArgs = {
  kind: ReportKind;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  recaptchaToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResolveReportArgs = {
  id: Scalars['ID']['input'];
  action: ReportAction;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationHideRecordArgs = {
  kind: HideableKind;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationUnhideRecordArgs = {
  kind: HideableKind;
  id: Scalars['ID']['input'];
};


export type MutationRestoreRecordArgs = {
  kind: HideableKind;
  id: Scalars['ID']['input'];
};


export type MutationMergeTeamsArgs = {
  fromID: Scalars['ID']['input'];
  intoID: Scalars['ID']['input'];
  dryRun?: Scalars['Boolean']['input'];
};


export type MutationMergePlayersArgs = {
  fromID: Scalars['ID']['input'];
  intoID: Scalars['ID']['input'];
  dryRun?: Scalars['Boolean']['input'];
};


export type MutationCreateEventArgs = {
  input: CreateEventInput;
};


export type MutationUpdateEventArgs = {
  id: Scalars['ID']['input'];
  input: UpdateEventInput;
};


export type MutationEmailEventChangesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDismissEventSuggestionArgs = {
  id: Scalars['ID']['input'];
  field: Scalars['String']['input'];
};


export type MutationDeleteEventArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateOpportunityArgs = {
  input: CreateOpportunityInput;
};


export type MutationUpdateOpportunityArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOpportunityInput;
};


export type MutationEmailOpportunityChangesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteOpportunityArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRegisterForOpportunityArgs = {
  input: RegisterForOpportunityInput;
};


export type MutationUpdateRegistrationStatusArgs = {
  id: Scalars['ID']['input'];
  status: RegistrationStatus;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationApproveRegistrationArgs = {
  registrationID: Scalars['ID']['input'];
};


export type MutationRejectRegistrationArgs = {
  registrationID: Scalars['ID']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationWithdrawRegistrationArgs = {
  registrationID: Scalars['ID']['input'];
};


export type MutationAcceptRegistrationArgs = {
  registrationID: Scalars['ID']['input'];
  waiverSigned?: InputMaybe<Scalars['Boolean']['input']>;
  waiverHash?: InputMaybe<Scalars['String']['input']>;
  opportunityUpdatedAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
};


export type MutationAcceptWaitlistOfferArgs = {
  registrationID: Scalars['ID']['input'];
  opportunityUpdatedAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
};


export type MutationDeclineWaitlistOfferArgs = {
  registrationID: Scalars['ID']['input'];
};


export type MutationCheckInArgs = {
  registrationID: Scalars['ID']['input'];
  checkedInAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
  jerseyNumber?: InputMaybe<Scalars['String']['input']>;
  changedAt?: InputMaybe<Scalars['AWSDateTime']['input']>;
};


export type MutationInviteEvaluatorArgs = {
  opportunityID: Scalars['ID']['input'];
  userID: Scalars['ID']['input'];
};


export type MutationRemoveEvaluatorArgs = {
  opportunityID: Scalars['ID']['input'];
  userID: Scalars['ID']['input'];
};


export type MutationAcceptEvaluatorArgs = {
  opportunityID: Scalars['ID']['input'];
};


export type MutationDeclineEvaluatorArgs = {
  opportunityID: Scalars['ID']['input'];
};


export type MutationSaveEvaluationArgs = {
  opportunityID: Scalars['ID']['input'];
  playerID: Scalars['ID']['input'];
  score?: InputMaybe<Scalars['Int']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
};


export type MutationInviteGuestPlayerArgs = {
  opportunityID: Scalars['ID']['input'];
  playerID: Scalars['ID']['input'];
};


export type MutationSetAskingFamiliesArgs = {
  opportunityID: Scalars['ID']['input'];
  isOn: Scalars['Boolean']['input'];
};


export type MutationDeclineGuestInvitationArgs = {
  opportunityID: Scalars['ID']['input'];
  playerID: Scalars['ID']['input'];
};


export type MutationEmailRegistrantsArgs = {
  opportunityID: Scalars['ID']['input'];
  status?: InputMaybe<RegistrationStatus>;
  subject: Scalars['String']['input'];
  text: Scalars['String']['input'];
};


export type MutationAskOrganizerArgs = {
  opportunityID: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationUpdateRegistrationArgs = {
  id: Scalars['ID']['input'];
  input: UpdateRegistrationInput;
};


export type MutationUpdateAgeRuleArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAgeRuleInput;
};


export type MutationCreateSeasonArgs = {
  input: CreateSeasonInput;
};


export type MutationUpdateSeasonArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSeasonInput;
};


export type MutationDeleteSeasonArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationAddPushSubscriptionArgs = {
  input: AddPushSubscriptionInput;
};


export type MutationRemovePushSubscriptionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCalendarFeedArgs = {
  kind: CalendarKind;
  id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRevokeCalendarFeedArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateWatchArgs = {
  input: CreateWatchInput;
};


export type MutationRequestWatchArgs = {
  input: RequestWatchInput;
  recaptchaToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateWatchArgs = {
  id: Scalars['ID']['input'];
  input: UpdateWatchInput;
};


export type MutationDeleteWatchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
};


export type MutationUpdateUserSettingsArgs = {
  input: UpdateUserSettingsInput;
};


export type MutationUpdateSafetyRecordsArgs = {
  input: UpdateSafetyRecordsInput;
};


export type MutationReviewSafetyRecordArgs = {
  userID: Scalars['ID']['input'];
  kind: SafetyRecordKind;
  isConfirmed: Scalars['Boolean']['input'];
};


export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationBlockUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnblockUserArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSyncGoverningBodyArgs = {
  input: SyncGoverningBodyInput;
};


export type MutationUploadSyncFilesArgs = {
  input: UploadSyncFilesInput;
};


export type MutationRetrySyncRunArgs = {
  id: Scalars['ID']['input'];
  allowRemovals?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationDismissSyncDeadLettersArgs = {
  runID: Scalars['ID']['input'];
};


export type MutationCancelSyncRunArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSyncTeamArgs = {
  input: SyncTeamInput;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AWSDateTime: ResolverTypeWrapper<Scalars['AWSDateTime']['output']>;
  AWSDate: ResolverTypeWrapper<Scalars['AWSDate']['output']>;
  AWSEmail: ResolverTypeWrapper<Scalars['AWSEmail']['output']>;
  AWSURL: ResolverTypeWrapper<Scalars['AWSURL']['output']>;
  AWSJSON: ResolverTypeWrapper<Scalars['AWSJSON']['output']>;
  Role: Role;
  OpportunityType: OpportunityType;
  OpportunityVisibility: OpportunityVisibility;
  Crest: Crest;
  Sport: Sport;
  ListColumn: ListColumn;
  AdminListInput: AdminListInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ListSort: ListSort;
  OpportunityStatus: OpportunityStatus;
  RegistrationStatus: RegistrationStatus;
  ClaimStatus: ClaimStatus;
  AuditKind: AuditKind;
  HideableKind: HideableKind;
  ReportKind: ReportKind;
  ReportStatus: ReportStatus;
  ReportAction: ReportAction;
  SeasonType: SeasonType;
  EventStatus: EventStatus;
  RosterSide: RosterSide;
  SyncType: SyncType;
  SyncState: SyncState;
  Team: ResolverTypeWrapper<TeamParent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  SeasonInclusion: SeasonInclusion;
  SeasonCost: ResolverTypeWrapper<SeasonCost>;
  SourceSuggestion: ResolverTypeWrapper<SourceSuggestion>;
  SafetyRecord: ResolverTypeWrapper<SafetyRecordRow>;
  SafetyRecordKind: SafetyRecordKind;
  Division: ResolverTypeWrapper<DivisionOfTeam>;
  DivisionContact: ResolverTypeWrapper<DivisionContactRow>;
  TeamContact: ResolverTypeWrapper<TeamContactRow>;
  Evaluator: ResolverTypeWrapper<EvaluatorItem>;
  Evaluation: ResolverTypeWrapper<EvaluationItem>;
  EvaluationRow: ResolverTypeWrapper<EvaluationRow>;
  GuestPlayer: ResolverTypeWrapper<GuestPlayer>;
  FamilyAsks: ResolverTypeWrapper<FamilyAsks>;
  GuestMatch: GuestMatch;
  TeamTransfer: ResolverTypeWrapper<TeamTransferItem>;
  ContactInvitation: ResolverTypeWrapper<ContactInvitationItem>;
  Player: ResolverTypeWrapper<PlayerParent>;
  GuardianConsent: ResolverTypeWrapper<GuardianConsent>;
  PlayerVisibility: PlayerVisibility;
  BirthWindow: BirthWindow;
  AgeRule: ResolverTypeWrapper<AgeRuleItem>;
  LeagueAge: ResolverTypeWrapper<Omit<LeagueAge, 'ageRule'> & { ageRule: ResolversTypes['AgeRule'] }>;
  TeamHistory: ResolverTypeWrapper<RosterRow>;
  RosterRowOutcome: RosterRowOutcome;
  RosterImport: ResolverTypeWrapper<Omit<RosterImport, 'rows'> & { rows: Array<ResolversTypes['RosterImportRow']> }>;
  RosterImportRow: ResolverTypeWrapper<Omit<RosterImportRow, 'player' | 'matches'> & { player?: Maybe<ResolversTypes['Player']>, matches: Array<ResolversTypes['Player']> }>;
  EventDivision: ResolverTypeWrapper<EventDivision>;
  Event: ResolverTypeWrapper<EventParent>;
  Opportunity: ResolverTypeWrapper<OpportunityParent>;
  Registration: ResolverTypeWrapper<RegistrationItem>;
  SignedWaiver: ResolverTypeWrapper<RegistrationItem>;
  TeamWaiver: ResolverTypeWrapper<TeamWaiver>;
  RegistrationContact: ResolverTypeWrapper<RegistrationContact>;
  AgendaEntry: ResolverTypeWrapper<AgendaRow>;
  Season: ResolverTypeWrapper<SeasonItem>;
  Position: ResolverTypeWrapper<PositionItem>;
  Locale: Locale;
  User: ResolverTypeWrapper<UserParent>;
  Notification: ResolverTypeWrapper<NotificationItem>;
  PushSubscription: ResolverTypeWrapper<PushSubscriptionItem>;
  WatchKind: WatchKind;
  Watch: ResolverTypeWrapper<WatchRow>;
  CalendarKind: CalendarKind;
  CalendarFeed: ResolverTypeWrapper<CalendarFeedItem>;
  ClaimRequest: ResolverTypeWrapper<ClaimRequestItem>;
  AuditEntry: ResolverTypeWrapper<AuditLogEntry>;
  NamedRecord: ResolverTypeWrapper<NamedRecord>;
  AuditChange: ResolverTypeWrapper<AuditLogChange>;
  Report: ResolverTypeWrapper<ReportItem>;
  Hidden: ResolverTypeWrapper<Hidden>;
  HiddenRecord: ResolverTypeWrapper<HiddenRecord>;
  Erasure: ResolverTypeWrapper<Erasure>;
  ErasureStatus: ErasureStatus;
  DeletedRecord: ResolverTypeWrapper<DeletedRecordItem>;
  MergedPart: MergedPart;
  MergeMove: ResolverTypeWrapper<MergeMove>;
  Merge: ResolverTypeWrapper<Merge>;
  AdminQueues: ResolverTypeWrapper<AdminQueues>;
  AdminStats: ResolverTypeWrapper<object>;
  SyncResult: ResolverTypeWrapper<SyncResult>;
  TeamSyncResult: ResolverTypeWrapper<TeamSyncResult>;
  SyncRefusal: ResolverTypeWrapper<SyncRefusal>;
  SyncPreviewRecord: ResolverTypeWrapper<SyncPreviewRecord>;
  SyncPreviewChange: ResolverTypeWrapper<SyncPreviewChange>;
  SyncPreview: ResolverTypeWrapper<SyncPreview>;
  SyncFailedPage: ResolverTypeWrapper<SyncFailedPage>;
  SyncDeadLetter: ResolverTypeWrapper<SyncDeadLetterItem>;
  SyncRun: ResolverTypeWrapper<SyncRunItem>;
  SyncWaiting: ResolverTypeWrapper<SyncWaiting>;
  AuthPayload: ResolverTypeWrapper<Omit<AuthPayload, 'user'> & { user: ResolversTypes['User'] }>;
  ProfileReader: ResolverTypeWrapper<ProfileReaderRow>;
  HumanCheck: ResolverTypeWrapper<HumanCheck>;
  PlaceKind: PlaceKind;
  Place: ResolverTypeWrapper<Place>;
  Facet: ResolverTypeWrapper<FacetParent>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  CityPage: ResolverTypeWrapper<CityPage>;
  CityPageSection: ResolverTypeWrapper<CityPageSection>;
  CityPageLink: ResolverTypeWrapper<CityPageLink>;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'teams' | 'opportunities' | 'events' | 'players'> & { teams: Array<ResolversTypes['Team']>, opportunities: Array<ResolversTypes['Opportunity']>, events: Array<ResolversTypes['Event']>, players: Array<ResolversTypes['Player']> }>;
  AddPushSubscriptionInput: AddPushSubscriptionInput;
  CreateWatchInput: CreateWatchInput;
  RequestWatchInput: RequestWatchInput;
  UpdateWatchInput: UpdateWatchInput;
  NearInput: NearInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CreateTeamInput: CreateTeamInput;
  UpdateTeamInput: UpdateTeamInput;
  SeasonCostInput: SeasonCostInput;
  AddDivisionInput: AddDivisionInput;
  UpdateDivisionInput: UpdateDivisionInput;
  CreatePlayerInput: CreatePlayerInput;
  UpdatePlayerInput: UpdatePlayerInput;
  AddPlayerToTeamInput: AddPlayerToTeamInput;
  RosterRowInput: RosterRowInput;
  UpdatePlayerTeamHistoryInput: UpdatePlayerTeamHistoryInput;
  CreateEventInput: CreateEventInput;
  UpdateEventInput: UpdateEventInput;
  CreateOpportunityInput: CreateOpportunityInput;
  UpdateOpportunityInput: UpdateOpportunityInput;
  RegisterForOpportunityInput: RegisterForOpportunityInput;
  UpdateRegistrationInput: UpdateRegistrationInput;
  UpdateAgeRuleInput: UpdateAgeRuleInput;
  CreateSeasonInput: CreateSeasonInput;
  UpdateSeasonInput: UpdateSeasonInput;
  SignUpInput: SignUpInput;
  LoginInput: LoginInput;
  ResetPasswordInput: ResetPasswordInput;
  TotpSetup: ResolverTypeWrapper<TotpSetup>;
  ConfirmTotpInput: ConfirmTotpInput;
  TurnOffTotpInput: TurnOffTotpInput;
  DeleteMyAccountInput: DeleteMyAccountInput;
  ChangePasswordInput: ChangePasswordInput;
  VerifyEmailInput: VerifyEmailInput;
  UpdateUserInput: UpdateUserInput;
  UpdateUserSettingsInput: UpdateUserSettingsInput;
  SyncGoverningBodyInput: SyncGoverningBodyInput;
  UploadSyncFilesInput: UploadSyncFilesInput;
  SyncTeamInput: SyncTeamInput;
  UpdateSafetyRecordsInput: UpdateSafetyRecordsInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AWSDateTime: Scalars['AWSDateTime']['output'];
  AWSDate: Scalars['AWSDate']['output'];
  AWSEmail: Scalars['AWSEmail']['output'];
  AWSURL: Scalars['AWSURL']['output'];
  AWSJSON: Scalars['AWSJSON']['output'];
  AdminListInput: AdminListInput;
  Boolean: Scalars['Boolean']['output'];
  Team: TeamParent;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Float: Scalars['Float']['output'];
  Int: Scalars['Int']['output'];
  SeasonCost: SeasonCost;
  SourceSuggestion: SourceSuggestion;
  SafetyRecord: SafetyRecordRow;
  Division: DivisionOfTeam;
  DivisionContact: DivisionContactRow;
  TeamContact: TeamContactRow;
  Evaluator: EvaluatorItem;
  Evaluation: EvaluationItem;
  EvaluationRow: EvaluationRow;
  GuestPlayer: GuestPlayer;
  FamilyAsks: FamilyAsks;
  TeamTransfer: TeamTransferItem;
  ContactInvitation: ContactInvitationItem;
  Player: PlayerParent;
  GuardianConsent: GuardianConsent;
  AgeRule: AgeRuleItem;
  LeagueAge: Omit<LeagueAge, 'ageRule'> & { ageRule: ResolversParentTypes['AgeRule'] };
  TeamHistory: RosterRow;
  RosterImport: Omit<RosterImport, 'rows'> & { rows: Array<ResolversParentTypes['RosterImportRow']> };
  RosterImportRow: Omit<RosterImportRow, 'player' | 'matches'> & { player?: Maybe<ResolversParentTypes['Player']>, matches: Array<ResolversParentTypes['Player']> };
  EventDivision: EventDivision;
  Event: EventParent;
  Opportunity: OpportunityParent;
  Registration: RegistrationItem;
  SignedWaiver: RegistrationItem;
  TeamWaiver: TeamWaiver;
  RegistrationContact: RegistrationContact;
  AgendaEntry: AgendaRow;
  Season: SeasonItem;
  Position: PositionItem;
  User: UserParent;
  Notification: NotificationItem;
  PushSubscription: PushSubscriptionItem;
  Watch: WatchRow;
  CalendarFeed: CalendarFeedItem;
  ClaimRequest: ClaimRequestItem;
  AuditEntry: AuditLogEntry;
  NamedRecord: NamedRecord;
  AuditChange: AuditLogChange;
  Report: ReportItem;
  Hidden: Hidden;
  HiddenRecord: HiddenRecord;
  Erasure: Erasure;
  DeletedRecord: DeletedRecordItem;
  MergeMove: MergeMove;
  Merge: Merge;
  AdminQueues: AdminQueues;
  AdminStats: object;
  SyncResult: SyncResult;
  TeamSyncResult: TeamSyncResult;
  SyncRefusal: SyncRefusal;
  SyncPreviewRecord: SyncPreviewRecord;
  SyncPreviewChange: SyncPreviewChange;
  SyncPreview: SyncPreview;
  SyncFailedPage: SyncFailedPage;
  SyncDeadLetter: SyncDeadLetterItem;
  SyncRun: SyncRunItem;
  SyncWaiting: SyncWaiting;
  AuthPayload: Omit<AuthPayload, 'user'> & { user: ResolversParentTypes['User'] };
  ProfileReader: ProfileReaderRow;
  HumanCheck: HumanCheck;
  Place: Place;
  Facet: FacetParent;
  FacetValue: FacetValue;
  CityPage: CityPage;
  CityPageSection: CityPageSection;
  CityPageLink: CityPageLink;
  SearchResult: Omit<SearchResult, 'teams' | 'opportunities' | 'events' | 'players'> & { teams: Array<ResolversParentTypes['Team']>, opportunities: Array<ResolversParentTypes['Opportunity']>, events: Array<ResolversParentTypes['Event']>, players: Array<ResolversParentTypes['Player']> };
  AddPushSubscriptionInput: AddPushSubscriptionInput;
  CreateWatchInput: CreateWatchInput;
  RequestWatchInput: RequestWatchInput;
  UpdateWatchInput: UpdateWatchInput;
  NearInput: NearInput;
  Query: Record<PropertyKey, never>;
  CreateTeamInput: CreateTeamInput;
  UpdateTeamInput: UpdateTeamInput;
  SeasonCostInput: SeasonCostInput;
  AddDivisionInput: AddDivisionInput;
  UpdateDivisionInput: UpdateDivisionInput;
  CreatePlayerInput: CreatePlayerInput;
  UpdatePlayerInput: UpdatePlayerInput;
  AddPlayerToTeamInput: AddPlayerToTeamInput;
  RosterRowInput: RosterRowInput;
  UpdatePlayerTeamHistoryInput: UpdatePlayerTeamHistoryInput;
  CreateEventInput: CreateEventInput;
  UpdateEventInput: UpdateEventInput;
  CreateOpportunityInput: CreateOpportunityInput;
  UpdateOpportunityInput: UpdateOpportunityInput;
  RegisterForOpportunityInput: RegisterForOpportunityInput;
  UpdateRegistrationInput: UpdateRegistrationInput;
  UpdateAgeRuleInput: UpdateAgeRuleInput;
  CreateSeasonInput: CreateSeasonInput;
  UpdateSeasonInput: UpdateSeasonInput;
  SignUpInput: SignUpInput;
  LoginInput: LoginInput;
  ResetPasswordInput: ResetPasswordInput;
  TotpSetup: TotpSetup;
  ConfirmTotpInput: ConfirmTotpInput;
  TurnOffTotpInput: TurnOffTotpInput;
  DeleteMyAccountInput: DeleteMyAccountInput;
  ChangePasswordInput: ChangePasswordInput;
  VerifyEmailInput: VerifyEmailInput;
  UpdateUserInput: UpdateUserInput;
  UpdateUserSettingsInput: UpdateUserSettingsInput;
  SyncGoverningBodyInput: SyncGoverningBodyInput;
  UploadSyncFilesInput: UploadSyncFilesInput;
  SyncTeamInput: SyncTeamInput;
  UpdateSafetyRecordsInput: UpdateSafetyRecordsInput;
  Mutation: Record<PropertyKey, never>;
};

export interface AwsDateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AWSDateTime'], any> {
  name: 'AWSDateTime';
}

export interface AwsDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AWSDate'], any> {
  name: 'AWSDate';
}

export interface AwsEmailScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AWSEmail'], any> {
  name: 'AWSEmail';
}

export interface AwsurlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AWSURL'], any> {
  name: 'AWSURL';
}

export interface AwsjsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AWSJSON'], any> {
  name: 'AWSJSON';
}

export type TeamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hidden?: Resolver<Maybe<ResolversTypes['Hidden']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locationCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  crest?: Resolver<ResolversTypes['Crest'], ParentType, ContextType>;
  logoURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  websiteURL?: Resolver<Maybe<ResolversTypes['AWSURL']>, ParentType, ContextType>;
  socialURLs?: Resolver<Array<ResolversTypes['AWSURL']>, ParentType, ContextType>;
  seasonCost?: Resolver<Maybe<ResolversTypes['SeasonCost']>, ParentType, ContextType>;
  waiver?: Resolver<ResolversTypes['TeamWaiver'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  distanceMiles?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  claimedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  provisionalUntil?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  divisions?: Resolver<Array<ResolversTypes['Division']>, ParentType, ContextType>;
  players?: Resolver<Array<ResolversTypes['Player']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType, Partial<TeamEventsArgs>>;
  opportunities?: Resolver<Array<ResolversTypes['Opportunity']>, ParentType, ContextType, Partial<TeamOpportunitiesArgs>>;
  nextTryout?: Resolver<Maybe<ResolversTypes['Opportunity']>, ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['TeamContact']>, ParentType, ContextType>;
  profilesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  teamHistory?: Resolver<Array<ResolversTypes['TeamHistory']>, ParentType, ContextType>;
  viewerCanManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanTransfer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transfer?: Resolver<Maybe<ResolversTypes['TeamTransfer']>, ParentType, ContextType>;
  viewerCanClaim?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['SourceSuggestion']>, ParentType, ContextType>;
};

export type SeasonCostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeasonCost'] = ResolversParentTypes['SeasonCost']> = {
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  includes?: Resolver<Array<ResolversTypes['SeasonInclusion']>, ParentType, ContextType>;
  tournaments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  overnightTrips?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  practicesPerWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasPaymentPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasFinancialAid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['AWSDate'], ParentType, ContextType>;
};

export type SourceSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceSuggestion'] = ResolversParentTypes['SourceSuggestion']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SafetyRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SafetyRecord'] = ResolversParentTypes['SafetyRecord']> = {
  kind?: Resolver<ResolversTypes['SafetyRecordKind'], ParentType, ContextType>;
  completedOn?: Resolver<ResolversTypes['AWSDate'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['AWSDate'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  confirmedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DivisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Division'] = ResolversParentTypes['Division']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  division?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ageGroup?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isImported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['DivisionContact']>, ParentType, ContextType>;
};

export type DivisionContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DivisionContact'] = ResolversParentTypes['DivisionContact']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  divisionID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['AWSEmail']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  safetyRecords?: Resolver<Array<ResolversTypes['SafetyRecord']>, ParentType, ContextType>;
};

export type TeamContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamContact'] = ResolversParentTypes['TeamContact']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['AWSEmail']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  safetyRecords?: Resolver<Array<ResolversTypes['SafetyRecord']>, ParentType, ContextType>;
  managesTeam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EvaluatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Evaluator'] = ResolversParentTypes['Evaluator']> = {
  opportunityID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  opportunityTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
};

export type EvaluationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Evaluation'] = ResolversParentTypes['Evaluation']> = {
  evaluatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EvaluationRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationRow'] = ResolversParentTypes['EvaluationRow']> = {
  playerID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jerseyNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCheckedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GuestPlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuestPlayer'] = ResolversParentTypes['GuestPlayer']> = {
  playerID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  match?: Resolver<ResolversTypes['GuestMatch'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FamilyAsksResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FamilyAsks'] = ResolversParentTypes['FamilyAsks']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fittingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  askedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saidNoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
};

export type TeamTransferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamTransfer'] = ResolversParentTypes['TeamTransfer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  fromName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
};

export type ContactInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContactInvitation'] = ResolversParentTypes['ContactInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  division?: Resolver<Maybe<ResolversTypes['Division']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  managesTeam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
};

export type PlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hidden?: Resolver<Maybe<ResolversTypes['Hidden']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photoURL?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locationCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceMiles?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  age?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  birthYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  birthWindow?: Resolver<Maybe<ResolversTypes['BirthWindow']>, ParentType, ContextType>;
  guardianConsent?: Resolver<Maybe<ResolversTypes['GuardianConsent']>, ParentType, ContextType>;
  deletesOn?: Resolver<Maybe<ResolversTypes['AWSDate']>, ParentType, ContextType>;
  familyInvitedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  leagueAges?: Resolver<Array<ResolversTypes['LeagueAge']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batsThrows?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isClaimed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['PlayerVisibility'], ParentType, ContextType>;
  profilesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  teamHistory?: Resolver<Array<ResolversTypes['TeamHistory']>, ParentType, ContextType>;
  registrations?: Resolver<Array<ResolversTypes['Registration']>, ParentType, ContextType>;
  guestInvitations?: Resolver<Array<ResolversTypes['Opportunity']>, ParentType, ContextType>;
  fittingOpportunities?: Resolver<Array<ResolversTypes['Opportunity']>, ParentType, ContextType>;
  guestPlayUntil?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  isOpenToTryouts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerClaimPending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanClaim?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRegister?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['SourceSuggestion']>, ParentType, ContextType>;
};

export type GuardianConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuardianConsent'] = ResolversParentTypes['GuardianConsent']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmedBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  confirmedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  isExplicit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AgeRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgeRule'] = ResolversParentTypes['AgeRule']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sport?: Resolver<ResolversTypes['Sport'], ParentType, ContextType>;
  cutoffMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cutoffDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yearOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['AWSURL'], ParentType, ContextType>;
};

export type LeagueAgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeagueAge'] = ResolversParentTypes['LeagueAge']> = {
  ageRule?: Resolver<ResolversTypes['AgeRule'], ParentType, ContextType>;
  seasonYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  age?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ageGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TeamHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamHistory'] = ResolversParentTypes['TeamHistory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  playerID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['AWSDate'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['AWSDate']>, ParentType, ContextType>;
  division?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ageGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  season?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jerseyNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  waitsFor?: Resolver<Maybe<ResolversTypes['RosterSide']>, ParentType, ContextType>;
  viewerCanAnswer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RosterImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterImport'] = ResolversParentTypes['RosterImport']> = {
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RosterImportRow']>, ParentType, ContextType>;
};

export type RosterImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RosterImportRow'] = ResolversParentTypes['RosterImportRow']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  jerseyNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['RosterRowOutcome'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['Player']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isFamilyInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EventDivisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EventDivision'] = ResolversParentTypes['EventDivision']> = {
  ageGroup?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  division?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entered?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entryFeeCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['AWSDate']>, ParentType, ContextType>;
  soldOut?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hidden?: Resolver<Maybe<ResolversTypes['Hidden']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  distanceMiles?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['AWSURL']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EventStatus'], ParentType, ContextType>;
  divisions?: Resolver<Array<ResolversTypes['EventDivision']>, ParentType, ContextType>;
  teamID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  familiesToNotify?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changesEmailedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  calendarSequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCanManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['SourceSuggestion']>, ParentType, ContextType>;
};

export type OpportunityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Opportunity'] = ResolversParentTypes['Opportunity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hidden?: Resolver<Maybe<ResolversTypes['Hidden']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OpportunityType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatToBring?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  distanceMiles?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  positionsNeeded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ageGroups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  minAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  feeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  capacity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiverRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waiverText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waiverHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationDeadline?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  neededBy?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  decideBy?: Resolver<Maybe<ResolversTypes['AWSDate']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['OpportunityVisibility'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OpportunityStatus'], ParentType, ContextType>;
  teamID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdByUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  registrations?: Resolver<Array<ResolversTypes['Registration']>, ParentType, ContextType>;
  registrationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spotsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offeredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitlistCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undecidedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  familiesToNotify?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changesEmailedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  calendarSequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCanManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRegister?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Registration'] = ResolversParentTypes['Registration']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  opportunityID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  playerID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RegistrationStatus'], ParentType, ContextType>;
  jerseyNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waiverSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waiverSignedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  waiver?: Resolver<Maybe<ResolversTypes['SignedWaiver']>, ParentType, ContextType>;
  feePaidCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  waitlistPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offerExpiresAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  opportunity?: Resolver<Maybe<ResolversTypes['Opportunity']>, ParentType, ContextType>;
  viewerCanWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waitsForFamily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checkedInAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  evaluations?: Resolver<Array<ResolversTypes['Evaluation']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['RegistrationContact']>, ParentType, ContextType>;
};

export type SignedWaiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignedWaiver'] = ResolversParentTypes['SignedWaiver']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  signedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TeamWaiverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamWaiver'] = ResolversParentTypes['TeamWaiver']> = {
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RegistrationContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationContact'] = ResolversParentTypes['RegistrationContact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AgendaEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AgendaEntry'] = ResolversParentTypes['AgendaEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  opportunity?: Resolver<Maybe<ResolversTypes['Opportunity']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType>;
  isOrganized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registrations?: Resolver<Array<ResolversTypes['Registration']>, ParentType, ContextType>;
  feeDueCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Season'] = ResolversParentTypes['Season']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seasonType?: Resolver<ResolversTypes['SeasonType'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['AWSDate'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['AWSDate'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  abbreviation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  positionGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  claimedTeams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  safetyRecords?: Resolver<Array<ResolversTypes['SafetyRecord']>, ParentType, ContextType>;
  registrations?: Resolver<Array<ResolversTypes['Registration']>, ParentType, ContextType>;
  isTeamStaff?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isBlocked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isEmailVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasTotp?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  locale?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType>;
  emailNotifications?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  eventReminders?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  opportunityAlerts?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  marketingEmails?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageAbout?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PushSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushSubscription'] = ResolversParentTypes['PushSubscription']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
};

export type WatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Watch'] = ResolversParentTypes['Watch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WatchKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teamID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isDaily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CalendarKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['AWSURL'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
};

export type ClaimRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimRequest'] = ResolversParentTypes['ClaimRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  playerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceOwner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  resourceOwnerSince?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ClaimStatus'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isInstant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rivals?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  approvalEffects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rejectionEffects?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ownerEvidence?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  formerOwner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  requestID?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditKind'], ParentType, ContextType>;
  recordID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recordName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  named?: Resolver<Array<ResolversTypes['NamedRecord']>, ParentType, ContextType>;
};

export type NamedRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedRecord'] = ResolversParentTypes['NamedRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isWithheld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  recordID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recordName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reporter?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  reporterDismissed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['ReportAction']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
};

export type HiddenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hidden'] = ResolversParentTypes['Hidden']> = {
  at?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HiddenRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HiddenRecord'] = ResolversParentTypes['HiddenRecord']> = {
  kind?: Resolver<ResolversTypes['HideableKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Hidden'], ParentType, ContextType>;
  isHiddenWithTeam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ErasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Erasure'] = ResolversParentTypes['Erasure']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ErasureStatus'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  backupsEndAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
};

export type DeletedRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletedRecord'] = ResolversParentTypes['DeletedRecord']> = {
  kind?: Resolver<ResolversTypes['HideableKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deletedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  deletedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  isRestorable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mergedIntoID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  viewerCanErase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MergeMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeMove'] = ResolversParentTypes['MergeMove']> = {
  part?: Resolver<ResolversTypes['MergedPart'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MergeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Merge'] = ResolversParentTypes['Merge']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['MergeMove']>, ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminQueuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminQueues'] = ResolversParentTypes['AdminQueues']> = {
  pendingClaims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminStats'] = ResolversParentTypes['AdminStats']> = {
  totalTeams?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPlayers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalOpportunities?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalSeasons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SyncResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncResult'] = ResolversParentTypes['SyncResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SyncType'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordsProcessed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runID?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TeamSyncResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamSyncResult'] = ResolversParentTypes['TeamSyncResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teamID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  divisionsFound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  divisionsAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contactsAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SyncRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncRefusal'] = ResolversParentTypes['SyncRefusal']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalID?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SyncPreviewRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncPreviewRecord'] = ResolversParentTypes['SyncPreviewRecord']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['SyncPreviewChange']>, ParentType, ContextType>;
};

export type SyncPreviewChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncPreviewChange'] = ResolversParentTypes['SyncPreviewChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SyncPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncPreview'] = ResolversParentTypes['SyncPreview']> = {
  created?: Resolver<Array<ResolversTypes['SyncPreviewRecord']>, ParentType, ContextType>;
  updated?: Resolver<Array<ResolversTypes['SyncPreviewRecord']>, ParentType, ContextType>;
  unchanged?: Resolver<Array<ResolversTypes['SyncPreviewRecord']>, ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['SyncPreviewRecord']>, ParentType, ContextType>;
};

export type SyncFailedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncFailedPage'] = ResolversParentTypes['SyncFailedPage']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SyncDeadLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncDeadLetter'] = ResolversParentTypes['SyncDeadLetter']> = {
  run?: Resolver<ResolversTypes['SyncRun'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receives?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  diedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SyncRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncRun'] = ResolversParentTypes['SyncRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SyncType'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SyncState'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['AWSDateTime']>, ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  awaitingTeam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recordsAwaitingTeam?: Resolver<Array<ResolversTypes['SyncRefusal']>, ParentType, ContextType>;
  adjusted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  adjustments?: Resolver<Array<ResolversTypes['SyncRefusal']>, ParentType, ContextType>;
  recordsProcessed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['SyncRefusal']>, ParentType, ContextType>;
  failedPages?: Resolver<Array<ResolversTypes['SyncFailedPage']>, ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['SyncPreview']>, ParentType, ContextType>;
  isFull?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldRemovals?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isUpload?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastProgressAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
  isStalled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waiting?: Resolver<Maybe<ResolversTypes['SyncWaiting']>, ParentType, ContextType>;
};

export type SyncWaitingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SyncWaiting'] = ResolversParentTypes['SyncWaiting']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAt?: Resolver<ResolversTypes['AWSDateTime'], ParentType, ContextType>;
};

export type AuthPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthPayload'] = ResolversParentTypes['AuthPayload']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ProfileReaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileReader'] = ResolversParentTypes['ProfileReader']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['AWSDate'], ParentType, ContextType>;
  profiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  allowance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HumanCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HumanCheck'] = ResolversParentTypes['HumanCheck']> = {
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  challenge?: Resolver<Maybe<ResolversTypes['AWSJSON']>, ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  kind?: Resolver<ResolversTypes['PlaceKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  filter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  countWithout?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CityPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CityPage'] = ResolversParentTypes['CityPage']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ageGroup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sport?: Resolver<Maybe<ResolversTypes['Sport']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['CityPageSection']>, ParentType, ContextType>;
};

export type CityPageSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CityPageSection'] = ResolversParentTypes['CityPageSection']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['CityPageLink']>, ParentType, ContextType>;
};

export type CityPageLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CityPageLink'] = ResolversParentTypes['CityPageLink']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  teams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  teamsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opportunities?: Resolver<Array<ResolversTypes['Opportunity']>, ParentType, ContextType>;
  opportunitiesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType>;
  eventsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  players?: Resolver<Array<ResolversTypes['Player']>, ParentType, ContextType>;
  playersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  teams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<QueryTeamsArgs, 'page' | 'perPage'>>;
  teamsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryTeamsCountArgs>>;
  teamsFacets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, Partial<QueryTeamsFacetsArgs>>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<QueryTeamArgs, 'id'>>;
  teamRoster?: Resolver<Array<ResolversTypes['TeamHistory']>, ParentType, ContextType, RequireFields<QueryTeamRosterArgs, 'teamID'>>;
  teamRosterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryTeamRosterCountArgs, 'teamID'>>;
  teamEventCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryTeamEventCountArgs, 'teamID'>>;
  teamOpportunityCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryTeamOpportunityCountArgs, 'teamID'>>;
  teamResponseRate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryTeamResponseRateArgs, 'teamID'>>;
  claimedTeams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType, Partial<QueryClaimedTeamsArgs>>;
  managedTeams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType, Partial<QueryManagedTeamsArgs>>;
  players?: Resolver<Array<ResolversTypes['Player']>, ParentType, ContextType, RequireFields<QueryPlayersArgs, 'page' | 'perPage'>>;
  playersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryPlayersCountArgs>>;
  playersFacets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, Partial<QueryPlayersFacetsArgs>>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType, RequireFields<QueryPlayerArgs, 'id'>>;
  claimedPlayers?: Resolver<Array<ResolversTypes['Player']>, ParentType, ContextType>;
  playerTeamHistory?: Resolver<Array<ResolversTypes['TeamHistory']>, ParentType, ContextType, RequireFields<QueryPlayerTeamHistoryArgs, 'playerID'>>;
  ageRules?: Resolver<Array<ResolversTypes['AgeRule']>, ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType, RequireFields<QueryPositionsArgs, 'page' | 'perPage'>>;
  seasons?: Resolver<Array<ResolversTypes['Season']>, ParentType, ContextType, RequireFields<QuerySeasonsArgs, 'page' | 'perPage'>>;
  season?: Resolver<Maybe<ResolversTypes['Season']>, ParentType, ContextType, RequireFields<QuerySeasonArgs, 'id'>>;
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUsersArgs, 'page' | 'perPage'>>;
  usersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryUsersCountArgs>>;
  safetyRecordsToReview?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  profileReaders?: Resolver<Array<ResolversTypes['ProfileReader']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  events?: Resolver<Array<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QueryEventsArgs, 'page' | 'perPage'>>;
  eventsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryEventsCountArgs>>;
  eventsFacets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, Partial<QueryEventsFacetsArgs>>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QueryEventArgs, 'id'>>;
  opportunities?: Resolver<Array<ResolversTypes['Opportunity']>, ParentType, ContextType, RequireFields<QueryOpportunitiesArgs, 'page' | 'perPage'>>;
  opportunitiesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryOpportunitiesCountArgs>>;
  opportunitiesFacets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType, Partial<QueryOpportunitiesFacetsArgs>>;
  opportunity?: Resolver<Maybe<ResolversTypes['Opportunity']>, ParentType, ContextType, RequireFields<QueryOpportunityArgs, 'id'>>;
  guestPlayers?: Resolver<Array<ResolversTypes['GuestPlayer']>, ParentType, ContextType, RequireFields<QueryGuestPlayersArgs, 'opportunityID'>>;
  familyAsks?: Resolver<ResolversTypes['FamilyAsks'], ParentType, ContextType, RequireFields<QueryFamilyAsksArgs, 'opportunityID'>>;
  opportunityEvaluators?: Resolver<Array<ResolversTypes['Evaluator']>, ParentType, ContextType, RequireFields<QueryOpportunityEvaluatorsArgs, 'opportunityID'>>;
  evaluatorInvitations?: Resolver<Array<ResolversTypes['Evaluator']>, ParentType, ContextType>;
  evaluationSheet?: Resolver<Array<ResolversTypes['EvaluationRow']>, ParentType, ContextType, RequireFields<QueryEvaluationSheetArgs, 'opportunityID'>>;
  opportunityRegistrations?: Resolver<Array<ResolversTypes['Registration']>, ParentType, ContextType, RequireFields<QueryOpportunityRegistrationsArgs, 'opportunityID' | 'descending' | 'page' | 'perPage'>>;
  opportunityRegistrationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryOpportunityRegistrationsCountArgs, 'opportunityID'>>;
  claimRequests?: Resolver<Array<ResolversTypes['ClaimRequest']>, ParentType, ContextType, RequireFields<QueryClaimRequestsArgs, 'descending' | 'page' | 'perPage'>>;
  auditLog?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'page' | 'perPage'>>;
  reports?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportsArgs, 'status' | 'descending' | 'page' | 'perPage'>>;
  hiddenRecords?: Resolver<Array<ResolversTypes['HiddenRecord']>, ParentType, ContextType>;
  deletedRecords?: Resolver<Array<ResolversTypes['DeletedRecord']>, ParentType, ContextType, Partial<QueryDeletedRecordsArgs>>;
  erasure?: Resolver<Maybe<ResolversTypes['Erasure']>, ParentType, ContextType, RequireFields<QueryErasureArgs, 'playerID'>>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'text' | 'perKind'>>;
  adminStats?: Resolver<ResolversTypes['AdminStats'], ParentType, ContextType>;
  adminQueues?: Resolver<ResolversTypes['AdminQueues'], ParentType, ContextType>;
  currentUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  contactInvitations?: Resolver<Array<ResolversTypes['ContactInvitation']>, ParentType, ContextType>;
  teamTransfers?: Resolver<Array<ResolversTypes['TeamTransfer']>, ParentType, ContextType>;
  pendingRosterEntries?: Resolver<Array<ResolversTypes['TeamHistory']>, ParentType, ContextType>;
  myRegistrations?: Resolver<Array<ResolversTypes['Registration']>, ParentType, ContextType>;
  agenda?: Resolver<Array<ResolversTypes['AgendaEntry']>, ParentType, ContextType>;
  pushKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pushSubscriptions?: Resolver<Array<ResolversTypes['PushSubscription']>, ParentType, ContextType>;
  calendarFeeds?: Resolver<Array<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  watches?: Resolver<Array<ResolversTypes['Watch']>, ParentType, ContextType>;
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exportMyData?: Resolver<ResolversTypes['AWSJSON'], ParentType, ContextType>;
  syncRuns?: Resolver<Array<ResolversTypes['SyncRun']>, ParentType, ContextType, RequireFields<QuerySyncRunsArgs, 'page' | 'perPage'>>;
  syncRun?: Resolver<Maybe<ResolversTypes['SyncRun']>, ParentType, ContextType, RequireFields<QuerySyncRunArgs, 'id'>>;
  syncDeadLetters?: Resolver<Array<ResolversTypes['SyncDeadLetter']>, ParentType, ContextType>;
  humanCheck?: Resolver<ResolversTypes['HumanCheck'], ParentType, ContextType, RequireFields<QueryHumanCheckArgs, 'action' | 'isHard'>>;
  places?: Resolver<Array<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryPlacesArgs, 'search' | 'limit'>>;
  nearestPlace?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType, RequireFields<QueryNearestPlaceArgs, 'latitude' | 'longitude'>>;
  cityPage?: Resolver<Maybe<ResolversTypes['CityPage']>, ParentType, ContextType, RequireFields<QueryCityPageArgs, 'path'>>;
};

export type TotpSetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TotpSetup'] = ResolversParentTypes['TotpSetup']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  signUp?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  login?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forgotPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  startTotp?: Resolver<ResolversTypes['TotpSetup'], ParentType, ContextType>;
  confirmTotp?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType, RequireFields<MutationConfirmTotpArgs, 'input'>>;
  turnOffTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationTurnOffTotpArgs, 'input'>>;
  resetTotp?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationResetTotpArgs, 'userID'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'input'>>;
  sendVerificationEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deleteMyAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteMyAccountArgs, 'input'>>;
  createTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationCreateTeamArgs, 'input'>>;
  updateTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationUpdateTeamArgs, 'id' | 'input'>>;
  dismissTeamSuggestion?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationDismissTeamSuggestionArgs, 'id' | 'field'>>;
  deleteTeam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteTeamArgs, 'id'>>;
  claimTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationClaimTeamArgs, 'teamID'>>;
  transferTeam?: Resolver<ResolversTypes['TeamTransfer'], ParentType, ContextType, RequireFields<MutationTransferTeamArgs, 'teamID' | 'userID'>>;
  acceptTransfer?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationAcceptTransferArgs, 'id'>>;
  declineTransfer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeclineTransferArgs, 'id'>>;
  cancelTransfer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCancelTransferArgs, 'id'>>;
  addDivisionToTeam?: Resolver<ResolversTypes['Division'], ParentType, ContextType, RequireFields<MutationAddDivisionToTeamArgs, 'input'>>;
  addDivision?: Resolver<ResolversTypes['Division'], ParentType, ContextType, RequireFields<MutationAddDivisionArgs, 'input'>>;
  updateDivision?: Resolver<ResolversTypes['Division'], ParentType, ContextType, RequireFields<MutationUpdateDivisionArgs, 'id' | 'input'>>;
  deleteDivision?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteDivisionArgs, 'id'>>;
  addTeamContact?: Resolver<ResolversTypes['TeamContact'], ParentType, ContextType, RequireFields<MutationAddTeamContactArgs, 'teamID' | 'userID' | 'role'>>;
  removeTeamContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveTeamContactArgs, 'teamID' | 'userID'>>;
  addDivisionContact?: Resolver<ResolversTypes['DivisionContact'], ParentType, ContextType, RequireFields<MutationAddDivisionContactArgs, 'divisionID' | 'userID' | 'role'>>;
  removeDivisionContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveDivisionContactArgs, 'userID'>>;
  inviteContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationInviteContactArgs, 'recordID' | 'email' | 'role'>>;
  acceptContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAcceptContactArgs, 'id'>>;
  declineContact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeclineContactArgs, 'id'>>;
  createPlayer?: Resolver<ResolversTypes['Player'], ParentType, ContextType, RequireFields<MutationCreatePlayerArgs, 'input'>>;
  updatePlayer?: Resolver<ResolversTypes['Player'], ParentType, ContextType, RequireFields<MutationUpdatePlayerArgs, 'id' | 'input'>>;
  dismissPlayerSuggestion?: Resolver<ResolversTypes['Player'], ParentType, ContextType, RequireFields<MutationDismissPlayerSuggestionArgs, 'id' | 'field'>>;
  deletePlayer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePlayerArgs, 'id'>>;
  erasePlayer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationErasePlayerArgs, 'id'>>;
  claimPlayer?: Resolver<ResolversTypes['Player'], ParentType, ContextType, RequireFields<MutationClaimPlayerArgs, 'playerID'>>;
  setOpenToGuestPlay?: Resolver<ResolversTypes['Player'], ParentType, ContextType, RequireFields<MutationSetOpenToGuestPlayArgs, 'playerID' | 'isOpen' | 'tryouts'>>;
  confirmGuardianConsent?: Resolver<ResolversTypes['Player'], ParentType, ContextType, RequireFields<MutationConfirmGuardianConsentArgs, 'playerID' | 'version'>>;
  addPlayerToTeam?: Resolver<ResolversTypes['TeamHistory'], ParentType, ContextType, RequireFields<MutationAddPlayerToTeamArgs, 'input'>>;
  updatePlayerTeamHistory?: Resolver<ResolversTypes['TeamHistory'], ParentType, ContextType, RequireFields<MutationUpdatePlayerTeamHistoryArgs, 'id' | 'input'>>;
  removePlayerFromTeam?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePlayerFromTeamArgs, 'teamHistoryID'>>;
  importRoster?: Resolver<ResolversTypes['RosterImport'], ParentType, ContextType, RequireFields<MutationImportRosterArgs, 'teamID' | 'divisionID' | 'season' | 'rows' | 'dryRun'>>;
  moveRosterToSeason?: Resolver<Array<ResolversTypes['TeamHistory']>, ParentType, ContextType, RequireFields<MutationMoveRosterToSeasonArgs, 'teamID' | 'entryIDs' | 'season' | 'divisionID'>>;
  invitePlayerFamily?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationInvitePlayerFamilyArgs, 'playerID' | 'teamID' | 'email'>>;
  acceptPlayerInvitation?: Resolver<ResolversTypes['Player'], ParentType, ContextType, RequireFields<MutationAcceptPlayerInvitationArgs, 'playerID' | 'code'>>;
  acceptRosterEntry?: Resolver<ResolversTypes['TeamHistory'], ParentType, ContextType, RequireFields<MutationAcceptRosterEntryArgs, 'id'>>;
  declineRosterEntry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeclineRosterEntryArgs, 'id'>>;
  createClaimRequest?: Resolver<ResolversTypes['ClaimRequest'], ParentType, ContextType, RequireFields<MutationCreateClaimRequestArgs, 'resourceType' | 'resourceID'>>;
  approveClaim?: Resolver<ResolversTypes['ClaimRequest'], ParentType, ContextType, RequireFields<MutationApproveClaimArgs, 'claimID'>>;
  rejectClaim?: Resolver<ResolversTypes['ClaimRequest'], ParentType, ContextType, RequireFields<MutationRejectClaimArgs, 'claimID'>>;
  reverseClaim?: Resolver<ResolversTypes['ClaimRequest'], ParentType, ContextType, RequireFields<MutationReverseClaimArgs, 'claimID'>>;
  reportRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportRecordArgs, 'kind' | 'id' | 'reason'>>;
  resolveReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationResolveReportArgs, 'id' | 'action'>>;
  hideRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationHideRecordArgs, 'kind' | 'id' | 'reason'>>;
  unhideRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUnhideRecordArgs, 'kind' | 'id'>>;
  restoreRecord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRestoreRecordArgs, 'kind' | 'id'>>;
  mergeTeams?: Resolver<ResolversTypes['Merge'], ParentType, ContextType, RequireFields<MutationMergeTeamsArgs, 'fromID' | 'intoID' | 'dryRun'>>;
  mergePlayers?: Resolver<ResolversTypes['Merge'], ParentType, ContextType, RequireFields<MutationMergePlayersArgs, 'fromID' | 'intoID' | 'dryRun'>>;
  createEvent?: Resolver<ResolversTypes['Event'], ParentType, ContextType, RequireFields<MutationCreateEventArgs, 'input'>>;
  updateEvent?: Resolver<ResolversTypes['Event'], ParentType, ContextType, RequireFields<MutationUpdateEventArgs, 'id' | 'input'>>;
  emailEventChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEmailEventChangesArgs, 'id'>>;
  dismissEventSuggestion?: Resolver<ResolversTypes['Event'], ParentType, ContextType, RequireFields<MutationDismissEventSuggestionArgs, 'id' | 'field'>>;
  deleteEvent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteEventArgs, 'id'>>;
  createOpportunity?: Resolver<ResolversTypes['Opportunity'], ParentType, ContextType, RequireFields<MutationCreateOpportunityArgs, 'input'>>;
  updateOpportunity?: Resolver<ResolversTypes['Opportunity'], ParentType, ContextType, RequireFields<MutationUpdateOpportunityArgs, 'id' | 'input'>>;
  emailOpportunityChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEmailOpportunityChangesArgs, 'id'>>;
  deleteOpportunity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteOpportunityArgs, 'id'>>;
  registerForOpportunity?: Resolver<ResolversTypes['Registration'], ParentType, ContextType, RequireFields<MutationRegisterForOpportunityArgs, 'input'>>;
  updateRegistrationStatus?: Resolver<ResolversTypes['Registration'], ParentType, ContextType, RequireFields<MutationUpdateRegistrationStatusArgs, 'id' | 'status'>>;
  approveRegistration?: Resolver<ResolversTypes['Registration'], ParentType, ContextType, RequireFields<MutationApproveRegistrationArgs, 'registrationID'>>;
  rejectRegistration?: Resolver<ResolversTypes['Registration'], ParentType, ContextType, RequireFields<MutationRejectRegistrationArgs, 'registrationID'>>;
  withdrawRegistration?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationWithdrawRegistrationArgs, 'registrationID'>>;
  acceptRegistration?: Resolver<ResolversTypes['Registration'], ParentType, ContextType, RequireFields<MutationAcceptRegistrationArgs, 'registrationID'>>;
  acceptWaitlistOffer?: Resolver<ResolversTypes['Registration'], ParentType, ContextType, RequireFields<MutationAcceptWaitlistOfferArgs, 'registrationID'>>;
  declineWaitlistOffer?: Resolver<ResolversTypes['Registration'], ParentType, ContextType, RequireFields<MutationDeclineWaitlistOfferArgs, 'registrationID'>>;
  checkIn?: Resolver<ResolversTypes['Registration'], ParentType, ContextType, RequireFields<MutationCheckInArgs, 'registrationID'>>;
  inviteEvaluator?: Resolver<ResolversTypes['Evaluator'], ParentType, ContextType, RequireFields<MutationInviteEvaluatorArgs, 'opportunityID' | 'userID'>>;
  removeEvaluator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveEvaluatorArgs, 'opportunityID' | 'userID'>>;
  acceptEvaluator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAcceptEvaluatorArgs, 'opportunityID'>>;
  declineEvaluator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeclineEvaluatorArgs, 'opportunityID'>>;
  saveEvaluation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSaveEvaluationArgs, 'opportunityID' | 'playerID'>>;
  inviteGuestPlayer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationInviteGuestPlayerArgs, 'opportunityID' | 'playerID'>>;
  setAskingFamilies?: Resolver<ResolversTypes['FamilyAsks'], ParentType, ContextType, RequireFields<MutationSetAskingFamiliesArgs, 'opportunityID' | 'isOn'>>;
  declineGuestInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeclineGuestInvitationArgs, 'opportunityID' | 'playerID'>>;
  emailRegistrants?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationEmailRegistrantsArgs, 'opportunityID' | 'subject' | 'text'>>;
  askOrganizer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAskOrganizerArgs, 'opportunityID' | 'text'>>;
  updateRegistration?: Resolver<ResolversTypes['Registration'], ParentType, ContextType, RequireFields<MutationUpdateRegistrationArgs, 'id' | 'input'>>;
  updateAgeRule?: Resolver<ResolversTypes['AgeRule'], ParentType, ContextType, RequireFields<MutationUpdateAgeRuleArgs, 'id' | 'input'>>;
  createSeason?: Resolver<ResolversTypes['Season'], ParentType, ContextType, RequireFields<MutationCreateSeasonArgs, 'input'>>;
  updateSeason?: Resolver<ResolversTypes['Season'], ParentType, ContextType, RequireFields<MutationUpdateSeasonArgs, 'id' | 'input'>>;
  deleteSeason?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteSeasonArgs, 'id'>>;
  markNotificationsRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  addPushSubscription?: Resolver<ResolversTypes['PushSubscription'], ParentType, ContextType, RequireFields<MutationAddPushSubscriptionArgs, 'input'>>;
  removePushSubscription?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemovePushSubscriptionArgs, 'id'>>;
  calendarFeed?: Resolver<ResolversTypes['CalendarFeed'], ParentType, ContextType, RequireFields<MutationCalendarFeedArgs, 'kind'>>;
  revokeCalendarFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeCalendarFeedArgs, 'id'>>;
  createWatch?: Resolver<ResolversTypes['Watch'], ParentType, ContextType, RequireFields<MutationCreateWatchArgs, 'input'>>;
  requestWatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestWatchArgs, 'input'>>;
  updateWatch?: Resolver<ResolversTypes['Watch'], ParentType, ContextType, RequireFields<MutationUpdateWatchArgs, 'id' | 'input'>>;
  deleteWatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteWatchArgs, 'id'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id' | 'input'>>;
  updateUserSettings?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserSettingsArgs, 'input'>>;
  updateSafetyRecords?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateSafetyRecordsArgs, 'input'>>;
  reviewSafetyRecord?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationReviewSafetyRecordArgs, 'userID' | 'kind' | 'isConfirmed'>>;
  deleteUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  blockUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'id'>>;
  unblockUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUnblockUserArgs, 'id'>>;
  syncGoverningBody?: Resolver<ResolversTypes['SyncResult'], ParentType, ContextType, RequireFields<MutationSyncGoverningBodyArgs, 'input'>>;
  uploadSyncFiles?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationUploadSyncFilesArgs, 'input'>>;
  retrySyncRun?: Resolver<ResolversTypes['SyncRun'], ParentType, ContextType, RequireFields<MutationRetrySyncRunArgs, 'id' | 'allowRemovals'>>;
  dismissSyncDeadLetters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDismissSyncDeadLettersArgs, 'runID'>>;
  cancelSyncRun?: Resolver<ResolversTypes['SyncRun'], ParentType, ContextType, RequireFields<MutationCancelSyncRunArgs, 'id'>>;
  syncTeam?: Resolver<ResolversTypes['TeamSyncResult'], ParentType, ContextType, RequireFields<MutationSyncTeamArgs, 'input'>>;
};

export type Resolvers<ContextType = Context> = {
  AWSDateTime?: GraphQLScalarType;
  AWSDate?: GraphQLScalarType;
  AWSEmail?: GraphQLScalarType;
  AWSURL?: GraphQLScalarType;
  AWSJSON?: GraphQLScalarType;
  Team?: TeamResolvers<ContextType>;
  SeasonCost?: SeasonCostResolvers<ContextType>;
  SourceSuggestion?: SourceSuggestionResolvers<ContextType>;
  SafetyRecord?: SafetyRecordResolvers<ContextType>;
  Division?: DivisionResolvers<ContextType>;
  DivisionContact?: DivisionContactResolvers<ContextType>;
  TeamContact?: TeamContactResolvers<ContextType>;
  Evaluator?: EvaluatorResolvers<ContextType>;
  Evaluation?: EvaluationResolvers<ContextType>;
  EvaluationRow?: EvaluationRowResolvers<ContextType>;
  GuestPlayer?: GuestPlayerResolvers<ContextType>;
  FamilyAsks?: FamilyAsksResolvers<ContextType>;
  TeamTransfer?: TeamTransferResolvers<ContextType>;
  ContactInvitation?: ContactInvitationResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  GuardianConsent?: GuardianConsentResolvers<ContextType>;
  AgeRule?: AgeRuleResolvers<ContextType>;
  LeagueAge?: LeagueAgeResolvers<ContextType>;
  TeamHistory?: TeamHistoryResolvers<ContextType>;
  RosterImport?: RosterImportResolvers<ContextType>;
  RosterImportRow?: RosterImportRowResolvers<ContextType>;
  EventDivision?: EventDivisionResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  Opportunity?: OpportunityResolvers<ContextType>;
  Registration?: RegistrationResolvers<ContextType>;
  SignedWaiver?: SignedWaiverResolvers<ContextType>;
  TeamWaiver?: TeamWaiverResolvers<ContextType>;
  RegistrationContact?: RegistrationContactResolvers<ContextType>;
  AgendaEntry?: AgendaEntryResolvers<ContextType>;
  Season?: SeasonResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  PushSubscription?: PushSubscriptionResolvers<ContextType>;
  Watch?: WatchResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  ClaimRequest?: ClaimRequestResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  NamedRecord?: NamedRecordResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  Hidden?: HiddenResolvers<ContextType>;
  HiddenRecord?: HiddenRecordResolvers<ContextType>;
  Erasure?: ErasureResolvers<ContextType>;
  DeletedRecord?: DeletedRecordResolvers<ContextType>;
  MergeMove?: MergeMoveResolvers<ContextType>;
  Merge?: MergeResolvers<ContextType>;
  AdminQueues?: AdminQueuesResolvers<ContextType>;
  AdminStats?: AdminStatsResolvers<ContextType>;
  SyncResult?: SyncResultResolvers<ContextType>;
  TeamSyncResult?: TeamSyncResultResolvers<ContextType>;
  SyncRefusal?: SyncRefusalResolvers<ContextType>;
  SyncPreviewRecord?: SyncPreviewRecordResolvers<ContextType>;
  SyncPreviewChange?: SyncPreviewChangeResolvers<ContextType>;
  SyncPreview?: SyncPreviewResolvers<ContextType>;
  SyncFailedPage?: SyncFailedPageResolvers<ContextType>;
  SyncDeadLetter?: SyncDeadLetterResolvers<ContextType>;
  SyncRun?: SyncRunResolvers<ContextType>;
  SyncWaiting?: SyncWaitingResolvers<ContextType>;
  AuthPayload?: AuthPayloadResolvers<ContextType>;
  ProfileReader?: ProfileReaderResolvers<ContextType>;
  HumanCheck?: HumanCheckResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  CityPage?: CityPageResolvers<ContextType>;
  CityPageSection?: CityPageSectionResolvers<ContextType>;
  CityPageLink?: CityPageLinkResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  TotpSetup?: TotpSetupResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
};

