import type { RichText, Value } from '../text.ts'

export const sessionCookie = 'Session cookie'
export const essentialCookie = 'Essential cookie'
export const renewsSignScriptsCannot = 'Renews your sign-in. Scripts cannot read it.'
export const untilSignExpires = 'Until you sign out, or it expires'
export const deviceCookie = 'Device cookie'
export const remembersSignedStrangers =
  "Remembers that you signed in here, so that strangers' failed sign-ins don't lock you out."
export const yearAfterLastSigned = 'A year after you last signed in'
export const localStorage = 'Local storage'
export const loginTokenBrowserSends = 'The login token that your browser sends with each request.'
export const untilSign = 'Until you sign out'
export const nameEmailAddressAccount = 'Your name, email address, and account type, to show who is signed in.'
export const rememberedEmail = 'Remembered email'
export const fillsEmailAddressLogin = 'Fills in your email address at login, if you ticked Remember me.'
export const untilUntick = 'Until you untick it'
export const lightDarkChoseOne = 'Light or dark, if you chose one.'
export const untilGoBackSystem = 'Until you go back to the system theme'
export const baseballSoftballChoseOne = 'Baseball or softball, if you chose one to look for.'
export const lastSearch = 'The age group and the place of your last search for what fits.'
export const untilSearchWithout = 'Until you search without them'
export const untilChooseSportsClear = 'Until you choose all sports or clear the filters'
export const localStorageServiceWorker = 'Local storage, service worker'
export const openCheckPage =
  "If you open a check-in page as an organizer: its approved players with their families' phone numbers, check-ins that were not sent yet, players who came without a registration, with the parent's address, until they are sent, and the page itself, so that all of it works without a connection."
export const untilSignListMost = 'Until you sign out; the list at most until the day after'
export const showsNotificationsDeviceTurned = 'Shows notifications on this device, if you turned them on.'
export const untilTurnOffSign = 'Until you turn them off or sign out'
export const draftsLastChangeClosed = 'Drafts, last change, and closed reminder'
export const sessionStorage = 'Session storage'
export const whatTypedButNot =
  'What you have typed but not sent, which of your changes a list must already show, and whether you closed the reminder to confirm your email address.'
export const untilCloseTab = 'Until you close the tab'
export const fungoUsesEssentialCookies =
  "Fungo uses essential cookies only, and only what's needed to sign in. There are no advertising cookies, no tracking, and no third-party analytics, so there is no banner to click away."
export const whatIsStored = 'What is stored'
export const purpose = 'Purpose'
export const kept = 'Kept'
export const theLoginToken = 'The login token'
export const loginTokenKeptBrowsers =
  "Your login token is kept in your browser's local storage and lasts only a short while; the session cookie renews it and changes each time. Sign out on a computer that you share, and both stop working at once."
export const humanVerification = 'Human verification'
export const loginSignCheck =
  'Login and sign-up check that you are a person. Unless this site is set up to use an outside provider, the check runs on Fungo alone and stores nothing.'
export const yourChoices = 'Your choices'
export const clearRefuseCookiesSite =
  'You can clear or refuse cookies and site storage in your browser. Browsing keeps working; signing in does not work without them.'
export const whatCollectWhySees = 'What we collect, why, who sees it, and how to have it deleted.'
export const rulesUsingFungoClaiming = 'The rules for using Fungo, for claiming teams and players, and for posting.'
export const essentialCookiesWhatBrowser = 'The essential cookies, and what your browser stores for us.'
export const howFungoTreatsData = 'How Fungo treats you, your data, and the players you look after.'
export const allLegalPages = 'All legal pages'
export const onThisPage = 'On this page'
export const fungoHelpsFamiliesCoaches =
  'Fungo helps families and coaches find youth baseball and softball teams, events, tryouts, and guest-player spots. This page says what data that takes, who sees it, and what you can do about it.'
export const dataWeCollect = 'Data we collect'
export const accountNameEmailAddress =
  'Your account: name, email address, account type, and a password that only our sign-in service can check.'
export const choicesEmailsWantReceive = 'Your choices: which emails you want to receive.'
export const coachEnterDays =
  'If you coach and enter them: the days of your background check and your SafeSport training, and which administrator confirmed them. Signed-in users see confirmed days.'
export const teamsEventsOpportunitiesPost =
  'Teams, events, and opportunities you post: names, places, times, fees, descriptions, and the people you list as contacts.'
export const playerProfilesNameAge =
  'Player profiles: name, age or birth year, position, batting and throwing side, city, state, and, if you add one, a photo. Photos lose their location data before they are stored.'
export const registrationsPlayerWaiverAccepted =
  'Registrations: the player, the waiver you accepted, its version, and when, and the jersey number, notes, and phone number if you give them. Only the organizer of that opportunity and admins see your name, email address, and that number. Messages that you and an organizer write to each other are kept for 180 days.'
export const publicTeamEventPlayer =
  'Public team, event, and player listings that a governing body provides. Where a listing is about you or your child, you can claim it or ask us to remove it.'
export const emailAddressLeaveReport =
  'An email address that you leave with a report: we send what came of it there once, then remove the address.'
export const whatWatchSearchesTeams =
  'What you watch: your searches and the teams that you follow. Without an account we also keep the email address that you confirmed, until you unsubscribe or for a year.'
export const turnNotificationsDevice =
  'If you turn notifications on for a device: the name of its browser, and the address and keys for its push service.'
export const technicalRecordsRequestsAccount =
  'Technical records: which requests an account made and when, and how often an account or an IP address makes requests. They are deleted on a schedule.'
export const howPagesLoad =
  'How one visit in ten went: the kind of page, how fast it loaded, and the kind of an error. Nothing about who visited, no address, and no cookie.'
export const emailCameBack =
  'That an email to an address came back or was reported as spam, so that we send no more until you confirm the address again.'
export const neverStoreBirthDate =
  "We never store a birth date, a street address, or a child's email address or phone number."
export const whatUse = 'What we use it for'
export const runSiteShowListings =
  'To run the site: to show listings, to bring registrations to the organizer, to send the emails you asked for, and to keep accounts safe. There is no advertising and no profiling.'
export const noSaleData = 'No sale of data'
export const notSellData = 'We do not sell your data, and we do not rent it or trade it. We share it only:'
export const organizerOpportunityRegister = 'with the organizer of an opportunity that you register a player for;'
export const companiesHostServersDeliver =
  'with the companies that host our servers and deliver our email, who work on our instructions;'
export const pushServiceBrowsersMaker =
  "with the push service of your browser's maker, if you turn notifications on: encrypted messages that only your device can read, and that name no child;"
export const whenLawRequires = 'when the law requires it.'
export const whoSeesWhat = 'Who sees what'
export const anyoneTeamsEventsPublic =
  "Anyone: teams, events, and public opportunities; players by first name and last initial, with age, city, and teams, and without a photo. Signed-in users see no more. If the family chose 'Only our teams', or a coach imported the player and the family has not chosen: only number, age group, and position, on the roster."
export const signedUsersConfirmedEmail =
  "Signed-in users with a confirmed email address: the email addresses of a team's contacts."
export const coachesWhoseBackgroundCheck =
  "Coaches whose background check an admin has confirmed: a player's full name and photo, if the family chose that."
export const teamsOwnerManagersFull =
  "A team's owner and managers: the full names and photos of the players on their roster."
export const organizersRegistrationsOwnOpportunities =
  'Organizers: the registrations for their own opportunities, with notes, jersey numbers, and waivers.'
export const organizersOfEvents =
  'Organizers of events that a team plays: of the players whom the team chose for the event, the number, the first name and last initial, whether the age fits, and whether you signed the waiver of the event. No age and no birthday.'
export const organizersNearbyTurnGuest =
  'Organizers nearby, if you turn guest play on for your player: that the player is open to guest needs that fit, and to tryouts if you include them. They see the player as anyone does, and can send you an invitation. It ends after 60 days, or when you turn it off.'
export const adminsRecordsRunSite = 'Admins: all records, to run the site.'
export const playerPagesKeptSearch =
  'Player pages are kept out of search engines. The address of a photo stops working within half an hour, so that nobody can pass it on.'
export const children = 'Children'
export const accountsAdultsFungoNot =
  'Accounts are for adults. Fungo is not for children under 13, and we do not knowingly collect data from them. Player profiles are about children, and adults make them: a parent or guardian, a coach, or the governing body that lists the player.'
export const whoeverCreatesClaimsPlayer =
  "Whoever creates or claims a player profile must be the child's parent or guardian, or have their consent, and confirms it by doing so. The same goes for a photo and for a registration. We keep who confirmed this for a profile, when, and which text; that person and admins can see it."
export const parentGuardianClaimProfile =
  "A parent or guardian can claim a profile that a coach or a governing body made, correct it, and delete it. A coach can't add a claimed player to a roster, or accept a waiver for one, without the parent's yes."
export const childGivenDataWrite = 'If a child has given us data, write to us and we will delete it.'
export const howLongKeep = 'How long we keep it'
export const accountUntilDeleteOne =
  'Your account: until you delete it. One whose email address was never confirmed: 90 days.'
export const playerProfilesUntilDelete =
  'Player profiles: until you delete them, or until nobody has used one for two years. We notify you 30 days before we delete it.'
export const registrationsThreeYearsAfter =
  'Registrations: three years after the opportunity, or until the player or the opportunity is deleted. The organizer sees your name, email address, phone number, and notes for six months after it.'
export const devicesNotificationsUntilTurn =
  'Devices with notifications: until you turn them off, sign out, or choose a new password.'
export const recordsDelete30Days =
  'Records you delete: 30 days, in case you want to restore them. A deleted account is gone at once.'
export const deletedPhotosGoneSite = 'Deleted photos: gone from the site at once, and from our backups within 30 days.'
export const backupsRecords35Days = 'Backups of records: 35 days.'
export const logsRequestsThreeMonths = 'Logs of requests: up to three months; of the addresses that made them, 30 days.'
export const emailAddressCoachSent =
  'An email address to which a coach sent an invitation: 14 days, or until it is answered.'
export const declinedInvitationContact = 'That you declined an invitation to be a contact or an evaluator: 90 days.'
export const recordChangedWhatTwo =
  "The record of who changed what: two years, without the values of a child's profile."
export const security = 'Security'
export const changes = 'Changes'
export const whenPolicyChangesWay =
  'When this policy changes in a way that matters to you, we email account holders before it takes effect.'
export const usingFungoAgreeThese =
  'By using Fungo you agree to these terms. If you do not agree with them, please do not use the site.'
export const account = 'Who may have an account'
export const accountsAdults18Older =
  "Accounts are for adults, 18 or older. Fungo is not for children under 13; a parent, guardian, or coach looks after a player's profile. Give your real name, keep your password to yourself, and tell us if somebody else has used your account."
export const teamsPlayersClaim = 'Teams and players you claim'
export const claimTeamOnlyManage = 'Claim a team only if you manage or coach it.'
export const claimCreatePlayerOnly =
  "Claim or create a player only if you are the player's parent or guardian, or have that person's permission."
export const reviewRejectReleaseClaim =
  'We may review, reject, or release a claim, for example when two people claim the same record.'
export const whatYouPost = 'What you post'
export const postOnlyWhatTrue =
  'Post only what is true, what you have the right to share, and what belongs on a youth sports site.'
export const neverPostChildsEmail = "Never post a child's email address, phone number, street address, or birth date."
export const photosChildNeedPermission = "Photos of a child need the permission of the child's parent or guardian."
export const whatPostStaysYours =
  'What you post stays yours. You allow us to show it on Fungo for as long as it is posted.'
export const tryoutsGuestSpotsRegistrations = 'Tryouts, guest spots, and registrations'
export const opportunitiesOfferedOrganizersNot =
  'Opportunities are offered by their organizers, not by Fungo. Organizers decide who takes part, run the activity, answer for its safety, and collect any fee. A waiver that you accept is between you and the organizer. We do not check the background of organizers, coaches, or players: please meet a team before your child plays for it.'
export const whatNotAllowed = 'What is not allowed'
export const harassingThreateningDeceivingAnyone = 'Harassing, threatening, or deceiving anyone, or contacting a child.'
export const collectingDataSiteAutomated =
  'Collecting data from the site by automated means, or using it for advertising.'
export const tryingAccessDataNot = 'Trying to access data that is not yours, or disrupting the service.'
export const removeContentBlockDelete = 'We may remove content, and block or delete accounts, that break these rules.'
export const theService = 'The service'
export const workKeepFungoCorrect =
  'We work to keep Fungo correct and available, but it comes as it is, without warranty. Listings come from many people and from governing bodies and may be out of date; check dates and places with the organizer. To the extent that the law allows, we are not liable for indirect damage or for what happens between users, at events or on the field.'
export const ending = 'Ending'
export const deleteAccountTime = 'You can delete your account at any time in your account settings.'
export const whenTheseTermsChange =
  'When these terms change in a way that matters to you, we email account holders before they take effect.'
export const cookiesBrowserStorage = 'Cookies and browser storage'
export const lastUpdated = (date: Value) => `Last updated ${date}`
export const questionsWrite = (address: Value) => `Questions? Write to <link>${address}</link>.` as RichText<'link'>
export const profileShowsChildWithout = (address: Value) =>
  `If a profile shows your child without your consent, report it on its page or write to <link>${address}</link>. You don't need an account. We hide it at once and delete it if you ask us to.` as RichText<'link'>
export const accountSettings =
  "In your <link>account settings</link> you can correct your name, choose your emails, download your data, and delete your account. Deleting it removes your account data and the player profiles you manage, and withdraws their registrations. A profile that a team's past roster needs stays without a name, a photo, or anything else about the child. Teams, events, and opportunities that others depend on stay without your name." as RichText<'link'>
export const trafficEncryptedDataEncrypted =
  'Traffic is encrypted, data is encrypted where it is stored, and every request is checked against what its sender may see. If a breach ever affects you, we will tell you without delay. Our written <link>security program</link> says who is responsible, who receives data of children, how long it is kept, and what happens in an incident.' as RichText<'link'>
export const englishSpanishChoseOne = 'English or Spanish, if you chose one.'
export const untilClearSiteData = 'Until you clear the site data'
