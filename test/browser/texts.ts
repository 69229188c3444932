export type Row = {
  /** `{team}` and the like are replaced by the IDs of the test's records. */
  route: string
  /** A key of `states` in text-states.ts: what the user has done on the page. */
  state?: string
  /** The texts, labels, hints, and placeholders that must be there. `N` matches any number. */
  texts: readonly string[]
  /** Texts that must not occur more than once. */
  once?: readonly string[]
}

/** The texts of the screens, by user, route, and state. */
export const texts: Record<'a visitor' | 'a newcomer' | 'the owner of a team' | 'an admin', readonly Row[]> = {
  'a visitor': [
    {
      route: '/',
      texts: [
        ...['Home', 'Teams', 'Players', 'Events', 'Opportunities', 'Login', 'Sign Up'],
        ...['By The Numbers', 'Active Teams', 'Featured Players', 'Upcoming Events'],
        ...['Latest Opportunities', 'Featured Teams', 'Tryout', 'Guest Needed', 'Create an Account'],
        ...['Browse Teams', 'Browse Players', 'Find Opportunities', 'Log In', 'Contact Support'],
      ],
    },
    { route: '/nowhere', texts: ['404 - Page Not Found', "The page you're looking for doesn't exist.", 'Go Home'] },
    { route: '/teams', texts: ['Found N team(s)', 'Sign Up'] },
    {
      route: '/teams?search=zzzz',
      texts: ['No teams found', 'Try adjusting your search or filter criteria.', 'Clear all filters'],
    },
    {
      route: '/teams/tx/austin',
      texts: [
        'Youth baseball and softball teams in Austin, TX',
        'In Austin, TX',
        'Watch',
        'More in Austin',
        'Tryouts (N)',
      ],
    },
    {
      route: '/teams/tx/austin/12u-softball',
      texts: ['12U softball teams in Austin, TX', 'N travel teams in Austin, TX play 12U softball.', 'All teams (N)'],
    },
    {
      route: '/tryouts/tx/austin',
      texts: [
        'Baseball and softball tryouts in Austin, TX',
        'N tryouts in Austin, TX are open for registration',
        'Teams (N)',
      ],
    },
    { route: '/teams/tx/nowhere', texts: ['Page not found', 'See all teams'] },
    { route: '/teams/nobody', texts: ['Team not found', 'Back to Teams'] },
    {
      route: '/teams/{team}',
      texts: [
        ...['Overview', 'Divisions', 'Roster', 'Events', 'Opportunities', 'Contacts'],
        ...['About', 'Players', 'Claimed'],
      ],
    },
    { route: '/teams/{team}?tab=settings', texts: ['Invalid tab selected'] },
    { route: '/teams/{team}?tab=divisions', texts: ['Competitive Level', 'Age Group'] },
    { route: '/teams/{team}?tab=roster', texts: ['Player', 'Position', 'Age', 'Division', 'Age Group', 'Season'] },
    { route: '/teams/{bareTeam}', texts: ['Claim Team'] },
    { route: '/teams/{bareTeam}?tab=divisions', texts: ['No divisions yet'] },
    { route: '/teams/{bareTeam}?tab=roster', texts: ['No players on roster'] },
    { route: '/teams/{bareTeam}?tab=events', texts: ['No events found'] },
    { route: '/teams/{bareTeam}?tab=opportunities', texts: ['No opportunities found'] },
    { route: '/teams/{bareTeam}?tab=contacts', texts: ['No contacts yet'] },
    { route: '/players?search=zzzz', texts: ['No players found', 'Sign Up'] },
    { route: '/players/nobody', texts: ['Player not found'] },
    { route: '/players/{barePlayer}', texts: ['Unclaimed', 'Overview', 'Teams', 'Opportunities'] },
    { route: '/players/{player}', texts: ['Claimed'] },
    {
      route: '/players/{barePlayer}',
      state: 'Claim Player is pressed',
      texts: ['You must be logged in to claim a player'],
    },
    { route: '/players/{barePlayer}?tab=teams', texts: ['No team history yet'] },
    { route: '/events', texts: ['Create Event'] },
    { route: '/events?search=zzzz', texts: ['No events found'] },
    { route: '/events/nobody', texts: ['Event not found'] },
    { route: '/opportunities?search=zzzz', texts: ['No opportunities found'] },
    { route: '/opportunities/nobody', texts: ['Opportunity not found'] },
    {
      route: '/login',
      texts: ['Email', 'Password', 'Remember me', 'Forgot your password?', 'Create an account', 'Login'],
    },
    { route: '/login?forgot', texts: ['Email', 'Send Reset Link', 'Back to Login'] },
    { route: '/login', state: 'the server fails on the login', texts: ['Login failed'] },
    { route: '/login?forgot', state: 'the server fails on the mail', texts: ['Failed to send password reset email'] },
    {
      route: '/signup',
      texts: [
        ...['Full Name', 'Email Address', 'Account Type', 'General User', 'Player Parent', 'Team Coach'],
        ...['Password', 'Confirm Password', 'Create account'],
      ],
    },
    {
      route: '/signup',
      state: 'short and different passwords are sent',
      texts: ['Password must be at least 6 characters long', 'Passwords do not match', 'Weak'],
      once: ['Passwords do not match'],
    },
    {
      route: '/signup',
      state: 'the verification step is left out',
      texts: ['Please complete the verification step.', 'Very Strong'],
    },
    { route: '/teams?search=Thunder', state: 'the server fails', texts: ['Error', 'Try again'] },
    {
      // A URL with a query string gets no embedded data.
      route: '/?from=here',
      state: 'there is nothing yet',
      texts: [...['No opportunities found', 'No teams found', 'No players found'], 'No events scheduled at this time'],
    },
    { route: '/teams?search=Many+Mounds', texts: ['+N more'] },
    { route: '/players/{barePlayer}?tab=teams', state: 'there are no seasons', texts: ['2025 Fall'] },
    { route: '/signup', state: 'the server fails on the sign-up', texts: ['Sign up failed'] },
    {
      route: '/login',
      state: 'the verification is a forged one',
      texts: ['reCAPTCHA verification failed. Please try again.'],
    },
    { route: '/legal', texts: ['Privacy Policy', 'Terms of Service', 'Cookie Policy'] },
  ],
  'a newcomer': [
    { route: '/teams', texts: ['My Teams', 'Create a Team'] },
    {
      route: '/teams',
      state: 'an empty team is sent',
      texts: [
        'Team name is required.',
        'City is required to create a team.',
        'State must be a valid two-letter code (e.g., FL).',
      ],
    },
    {
      route: '/teams',
      state: 'a team with an age group in its name is sent',
      texts: ['Team name should not include a division or age group (e.g., 12U, AA).'],
    },
    {
      route: '/teams',
      state: 'a team of a name that is taken is sent',
      texts: ['A team with that name already exists. Try another name or claim the existing team.'],
    },
    { route: '/teams', state: 'the server fails on the new team', texts: ['Failed to create team. Please try again.'] },
    { route: '/teams/{team}/manage', texts: ["You don't have permission to manage this team", 'View Team'] },
    { route: '/teams/{team}/manage', state: 'the server fails', texts: ['Error loading team', 'Back to Team'] },
    { route: '/players', texts: ['Create New Player'] },
    {
      route: '/players/new/edit',
      texts: [
        ...['Name', 'Age', 'Position', 'Bats/Throws', 'City', 'State', 'Photo'],
        ...['Right/Right', 'Right/Left', 'Left/Right', 'Left/Left', 'Switch/Right', 'Switch/Left'],
        ...['Pitcher', 'Catcher', 'First Base', 'Second Base', 'Third Base', 'Shortstop', 'Left Field'],
        ...['Center Field', 'Right Field', 'Outfield', 'Infield'],
      ],
    },
    { route: '/players/new/edit', state: 'a text is chosen as photo', texts: ['Please select a valid image file'] },
    { route: '/players/new/edit', state: 'a photo of 6 MB is chosen', texts: ['Image size must be less than 5MB'] },
    {
      route: '/players/{player}?tab=management',
      texts: ["You don't have permission to manage this player's team history."],
    },
    { route: '/opportunities/register/{opportunity}', texts: ['Jersey Number', 'Notes', 'Register'] },
    {
      route: '/opportunities/register/{opportunity}',
      state: 'an empty registration is sent',
      texts: ['Please select a player', 'You must accept the waiver to register'],
    },
    {
      route: '/opportunities/register/{opportunity}',
      state: 'the player is about to be searched for',
      texts: ['Type at least 1 character(s) to search'],
    },
    {
      route: '/opportunities/register/{opportunity}',
      state: 'a player is searched for who is not there',
      texts: ['No results found'],
    },
    {
      route: '/events/{tournament}/manage-entries',
      texts: ["You don't have permission to manage this event"],
    },
    {
      route: '/opportunities/{opportunity}/manage-registrations',
      texts: ["You don't have permission to manage registrations for this opportunity"],
    },
    {
      route: '/opportunities/{opportunity}/edit',
      state: 'the server fails',
      texts: ['Error loading opportunity: Something went wrong. Please try again.'],
    },
    {
      route: '/profile',
      texts: [
        ...['User', 'Member since', 'Claimed Teams', 'Claimed Players', 'Account Role'],
        ...['Overview', 'My Teams', 'My Players', 'Edit Profile', 'Sign Out', 'My Profile'],
      ],
    },
    { route: '/profile', state: 'the account is gone', texts: ['Please log in to view your profile', 'Go to Login'] },
    { route: '/profile?tab=teams', texts: ["You haven't claimed any teams yet"] },
    { route: '/profile?tab=players', texts: ["You haven't claimed any players yet"] },
    {
      route: '/account/settings',
      texts: ['Profile Info', 'Name', 'Email', 'Change Password', 'Preferences', 'Danger Zone', 'Log Out'],
    },
    {
      route: '/account/settings?tab=preferences',
      texts: ['Email Notifications', 'Event Reminders', 'Opportunity Alerts', 'Marketing Emails'],
    },
    {
      route: '/account/settings?tab=password',
      state: 'a short password is set',
      texts: ['Password must be at least 8 characters!'],
    },
    {
      route: '/account/settings?tab=password',
      state: 'different passwords are set',
      texts: ['Passwords do not match!'],
      once: ['Passwords do not match'],
    },
    { route: '/account/settings', state: 'Log Out is pressed', texts: ['Are you sure you want to log out?'] },
    { route: '/players/{barePlayer}', state: 'Claim Player is pressed', texts: ['Player claim requested!'] },
    { route: '/players/{barePlayer}', state: 'the player is claimed', texts: ['Claimed by you', 'Management'] },
    { route: '/players', state: 'the player is claimed', texts: ['My Players'] },
    {
      route: '/players/{barePlayer}?tab=management',
      state: 'an empty team history is sent',
      texts: ['Please fill in required fields: Team, Start Date, Season'],
    },
    {
      route: '/opportunities/register/{opportunity}',
      state: 'the server fails on the registration',
      texts: ['Failed to register'],
    },
  ],
  'the owner of a team': [
    { route: '/teams/{team}', texts: ['Edit Team', 'Settings', 'Claimed'] },
    { route: '/teams/{team}?tab=divisions', texts: ['Manage Divisions'] },
    { route: '/teams/{team}?tab=roster', texts: ['+ Add Player'] },
    { route: '/teams/{team}?tab=events', texts: ['+ Create Event'] },
    { route: '/teams/{team}?tab=opportunities', texts: ['+ Create Opportunity'] },
    { route: '/teams/{team}?tab=contacts', texts: ['+ Add Contact'] },
    { route: '/teams/{team}?tab=settings', texts: ['Edit Team Information', 'Delete Team'] },
    {
      route: '/teams/{team}?tab=settings',
      state: 'Delete Team is pressed',
      texts: [
        'Are you sure you want to delete this team? You can restore it for 30 days under Recently Deleted.',
        'Cancel',
      ],
    },
    { route: '/teams/{team}/manage', texts: ['Divisions', 'Roster', 'Contacts', 'Settings'] },
    {
      route: '/teams/{team}/manage?tab=roster',
      state: 'a player is added without a division',
      texts: ['Please select a division before adding a player'],
    },
    {
      route: '/teams/{team}/manage?tab=roster',
      state: 'a player is added without a season',
      texts: ['Please select a season before adding a player'],
    },
    {
      route: '/teams/{team}/manage?tab=roster',
      state: 'the player is about to be searched for',
      texts: ['Type at least 2 character(s) to search'],
    },
    {
      route: '/teams/{team}/manage?tab=contacts',
      state: 'a contact is about to be added',
      texts: ['Assistant Coach', 'Team Admin'],
    },
    {
      route: '/opportunities/create?teamId={team}',
      state: 'an empty opportunity is sent',
      texts: ['Please select a location', 'Invite Only', 'Hidden'],
    },
    {
      route: '/opportunities/create?teamId={team}',
      state: 'the place is about to be searched for',
      texts: ['Type at least 3 character(s) to search'],
    },
    {
      route: '/opportunities/create?teamId={team}',
      state: 'the search for places fails',
      texts: ['Failed to search location'],
    },
    {
      route: '/opportunities/create?teamId={team}',
      state: 'the browser does not tell where it is',
      texts: ['Location permission denied. Please enable location access in your browser settings.'],
    },
    {
      route: '/opportunities/create?teamId={team}',
      state: 'the browser does not know where it is',
      texts: ['Unable to determine your location. Try entering your location manually or check your GPS signal.'],
    },
    {
      route: '/opportunities/create?teamId={team}',
      state: 'the browser takes too long to find itself',
      texts: ['Location request timed out. Please try again.'],
    },
    {
      route: '/opportunities/create?teamId={team}',
      state: 'the browser fails to find itself',
      texts: ['Failed to get location'],
    },
    {
      route: '/opportunities/create?teamId={team}',
      state: 'the browser cannot find itself',
      texts: ['Geolocation not supported by your browser'],
    },
    {
      route: '/opportunities/create?teamId={team}',
      state: 'the server does not know the place',
      texts: ['Failed to get location details'],
    },
    { route: '/opportunities/{opportunity}', texts: ['Manage Opportunity'] },
    {
      route: '/opportunities/{opportunity}/edit',
      texts: [
        ...['Edit Opportunity', 'Update tryout or guest player opportunity details'],
        ...['Team (Optional)', 'Leave empty for general/individual registration opportunities'],
        ...['Type', 'Tryout', 'Guest Player Needed', 'Title', 'Description', 'Location', 'Start Time', 'End Time'],
        ...['Search for a team...', 'Positions Needed', 'Min Age', 'Max Age', 'Capacity'],
        ...['Enter 0 for free, or amount in cents (e.g., 5000 = $50.00)', 'Waiver Required', 'Registration Deadline'],
        ...['Visibility', 'Public', 'Private (Team Only)', 'Update Opportunity', 'Cancel'],
      ],
    },
    {
      route: '/opportunities/{opportunity}/edit',
      state: 'the opportunity is on its way',
      texts: ['Loading opportunity...'],
    },
    { route: '/opportunities/{opportunity}/edit', state: 'the change is on its way', texts: ['Updating...'] },
    { route: '/teams/{team}/manage?tab=roster', state: 'there are no seasons', texts: ['2025 Spring'] },
    { route: '/teams/{spareTeam}?tab=settings', state: 'Delete Team is pressed and meant', texts: ['Team deleted!'] },
    {
      route: '/events/{tournament}/manage-entries',
      texts: [
        ...['Manage Entries', 'Email Teams', 'Export CSV', 'Does Not Make', 'Not confirmed', 'Move'],
        ...['Schedule', 'All Games', 'Preview'],
      ],
    },
    {
      route: '/events/{tournament}/manage-entries',
      state: 'a schedule without columns is pasted',
      texts: ['The first row must name the columns Date, Time, Team 1, and Team 2'],
    },
    {
      route: '/events/{tournament}/manage-entries',
      state: 'a game without a date is pasted',
      texts: ['Left out', '"soon" is not a date and time.'],
    },
    {
      route: '/opportunities/{opportunity}/manage-registrations',
      texts: ['Player Name', 'Age', 'Jersey #', 'Status', 'Registered At', 'Waiver Signed', 'Notes', 'Export CSV'],
    },
    { route: '/opportunities/{opportunity}/manage-registrations?search=zzzz', texts: ['No registrations found'] },
  ],
  'an admin': [
    {
      route: '/admin',
      texts: [
        ...['Admin', 'Admin Dashboard', 'Manage teams, players, events, and opportunities'],
        ...['Teams', 'Players', 'Events', 'Opportunities', 'Seasons'],
        ...['User Management', 'Claim Requests', 'Opportunity Registrations', 'Sync Type', 'State', 'City'],
        ...['Start Sync', '+ Add Team', 'Name', 'Edit', 'Delete'],
      ],
    },
    { route: '/admin?tab=players', texts: ['Name', 'Age', 'Position'] },
    { route: '/admin?tab=events', texts: ['Name', 'Date', 'Location'] },
    { route: '/admin?tab=opportunities', texts: ['Title', 'Type', 'Start Time', 'Manage'] },
    { route: '/admin?tab=seasons', texts: ['Name', 'Year', 'Type', 'Dates', 'Status', 'Active'] },
    {
      route: '/admin',
      state: 'a record is about to be deleted',
      texts: ['Confirm Delete', 'You can restore it for 30 days under Recently Deleted.', 'Cancel', 'Delete'],
    },
    {
      route: '/admin/events/create',
      texts: [
        ...['Event Name', 'Tournament Name', 'Date & Time', 'Event Type', 'Location', 'City', 'State'],
        ...['Create Event', 'Cancel'],
      ],
    },
    {
      route: '/admin/events/create',
      state: 'an empty event is sent',
      texts: [
        ...['Event name is required', 'Date is required', 'Location is required', 'City is required'],
        ...['State is required', 'Event type is required'],
      ],
    },
    { route: '/admin/events/edit/{event}', texts: ['Update Event', 'Cancel'] },
    { route: '/admin/teams/create', texts: ['Team Name', 'State', 'City', 'Description'] },
    { route: '/admin/teams/edit/{bareTeam}', texts: ['No divisions yet', 'No contacts yet'] },
    { route: '/admin/players/create', texts: ['Full Name', 'City', 'State', 'Age', 'Position', 'Bats/Throws'] },
    {
      route: '/admin/seasons/new',
      texts: [
        ...['Season Name', 'Year', 'Season Type', 'Spring', 'Summer', 'Fall', 'Winter', 'Start Date', 'End Date'],
        ...['YYYY-MM-DD', 'Description', 'This season is active'],
      ],
    },
    { route: '/admin/seasons/new', state: 'an empty season is sent', texts: ['Please fill in required fields'] },
    {
      route: '/admin/users',
      texts: ['Search by email or name...', 'Search', 'Email', 'Name', 'Role', 'Joined', 'Edit'],
    },
    { route: '/admin/users?search=zzzz', texts: ['No users found'] },
    {
      route: '/admin/claims',
      texts: ['Claim Requests', 'Type', 'Resource', 'User', 'Status', 'Date', 'Approve', 'Reject'],
    },
    { route: '/admin/claims?status=approved&page=99', texts: ['No approved claims found'] },
    {
      route: '/admin/claims',
      state: 'the server fails',
      texts: ['Error loading claims: Something went wrong. Please try again.'],
    },
    { route: '/admin?tab=seasons', state: 'there are no seasons', texts: ['No seasons found.', 'Create one'] },
    {
      route: '/admin/claims',
      state: 'what was claimed and who claimed it are gone',
      texts: ['Unknown Team', 'Unknown Player', 'Unknown User'],
    },
    {
      route: '/admin/claims',
      state: 'the server fails on the rejection',
      texts: ['❌ Error rejecting claim: Something went wrong. Please try again.'],
    },
    {
      route: '/admin/claims',
      state: 'the server fails on the approval',
      texts: ['❌ Error approving claim: Something went wrong. Please try again.'],
    },
    {
      route: '/admin',
      state: 'the server fails on the sync',
      texts: ['Error: Something went wrong. Please try again. (N records processed)'],
    },
    {
      route: '/admin/registrations/{opportunity}',
      texts: [
        ...['Manage Registrations', 'PENDING', 'APPROVED', 'REJECTED'],
        ...['Player ID', 'Jersey #', 'Notes', 'Registered', 'Approve', 'Reject'],
      ],
    },
    { route: '/admin/registrations/{bareOpportunity}?tab=APPROVED', texts: ['No registrations with status: APPROVED'] },
    { route: '/admin/registrations/nobody', texts: ['Opportunity not found', 'Back to Admin'] },
    { route: '/players/{player}', texts: ['Edit Player (Admin)', 'Admin', 'Claimed'] },
    { route: '/profile', texts: ['Admin'] },
  ],
}
