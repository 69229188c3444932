import type { RichText, Value } from '../text.ts'

export const profileInfo = 'Profile Info'
export const changePassword = 'Change Password'
export const preferences = 'Preferences'
export const privacy = 'Privacy'
export const terms = 'Terms'
export const cookies = 'Cookies'
export const recentlyDeleted = 'Recently Deleted'
export const recentlyDeletedHint = 'Teams, players, events, and opportunities can come back for 30 days'
export const backToAdmin = 'Back to Admin'
export const backToProfile = 'Back to Profile'
export const erased = 'Erased'
export const erasing = 'Erasing...'
export const auditLogReceipt = ({ id }: { id: Value }) =>
  `The audit log has a receipt without the name: <code>${id}</code>` as RichText<'code'>
export const erasureReceipt = ({ id }: { id: Value }) =>
  `Receipt, without the name: <code>${id}</code>` as RichText<'code'>
export const openAuditLog = 'Open the Audit Log'
export const profileIsGone =
  'The profile is gone and cannot be found any more. What names it elsewhere is being removed.'
export const removingTheRest = 'Removing the rest...'
export const nothingBeingErased = 'Nothing is being erased'
export const welcomeBack = 'Welcome back.'
export const logInToContinue = 'Log in to continue where you left off.'
export const loginFailed = 'Login failed'
export const email = 'Email'
export const password = 'Password'
export const code = 'Code'
export const codeHint = 'From your authenticator app, or a recovery code'
export const rememberMe = 'Remember me'
export const forgotYourPassword = 'Forgot your password?'
export const loggingIn = 'Logging in...'
export const createAnAccount = 'Create an account'
export const weWillEmailALink = "We'll email you a link to choose a new one."
export const resetInstructionsSent = 'Password reset instructions have been sent to your email'
export const resetEmailFailed = 'Failed to send password reset email'
export const sending = 'Sending...'
export const sendResetLink = 'Send Reset Link'
export const backToLogin = 'Back to Login'
export const logInToSeeProfile = 'Please log in to view your profile'
export const goToLogin = 'Go to Login'
export const editProfile = 'Edit Profile'
export const claimedTeams = 'Claimed Teams'
export const claimedPlayers = 'Claimed Players'
export const accountRole = 'Account Role'
export const overview = 'Overview'
export const myTeams = 'My Teams'
export const noTeamsClaimedByYou = "You haven't claimed any teams yet"
export const myPlayers = 'My Players'
export const noPlayersClaimedByYou = "You haven't claimed any players yet"
export const name = 'Name'
export const accountType = 'Account Type'
export const memberSince = 'Member since'
export const accountInfo = 'Account Info'
export const quickLinks = 'Quick Links'
export const recentlyDeletedSentence = 'Recently deleted'
export const resetPassword = 'Reset Password'
export const linkIncomplete = 'This link is incomplete. Open it from the email again.'
export const requestNewLink = 'Request a new link'
export const passwordChangedEverywhere =
  "Your password was changed, and you're signed out everywhere. Log in with the new one."
export const resetPasswordFailed = 'Failed to reset the password. Please try again.'
export const newPassword = 'New Password'
export const confirmNewPassword = 'Confirm New Password'
export const atLeast8Characters = 'At least 8 characters; a few words are easy to remember.'
export const saving = 'Saving...'
export const saveNewPassword = 'Save new password'
export const signUpFailed = 'Sign up failed'
export const fullName = 'Full Name'
export const emailAddress = 'Email Address'
export const confirmPassword = 'Confirm Password'
export const atLeast6Characters = 'At least 6 characters; a few words are easy to remember.'
export const creatingAccount = 'Creating account...'
export const createAccount = 'Create account'
export const thenRegisterPlayer = 'After this, you register your player.'
export const forEveryone = 'For parents, coaches, and everyone around the diamond.'
export const thenContinue = 'After this, you continue where you left off.'
export const accountHistory = 'History of the account'
export const noTeamsClaimedYet = 'No teams claimed yet'
export const userNotFound = 'User not found'
export const confirmEmailAddress = 'Confirm your email address'
export const confirming = 'Confirming...'
export const thanksEmailConfirmed = 'Thanks! Your email is confirmed.'
export const accountSettingsSentence = 'Account settings'
export const linkExpired = 'This link is no longer valid. Request a new link in account settings.'
export const logInToThisAccountFirst = 'Log in to this account first, then open the link again.'
export const confirmLogOut = 'Are you sure you want to log out?'
export const logOutOfThisBrowser = 'Log out of this browser.'
export const exportHint = 'Everything Fungo has about you, in one file.'
export const downloadMyData = 'Download My Data'
export const dangerZone = 'Danger Zone'
export const deleteAccountHint = 'Deletes your account and the player profiles you manage.'
export const deleteMyAccount = 'Delete My Account'
export const passwordChangedSuccessfully = 'Password changed successfully!'
export const currentPassword = 'Current Password'
export const newPasswordHint =
  "At least 8 characters. You'll be signed out on your other devices, and your calendar links end."
export const accountDeleted = 'Your account has been deleted.'
export const confirmDeleteAccount =
  'Your account will be permanently deleted, with the player profiles you manage. Opportunities that only you organize are canceled, and their families are told. Your teams stay until an admin reassigns them, and records that others rely on stay without your name. This action cannot be undone.'
export const yourPassword = 'Your Password'
export const deleting = 'Deleting...'
export const passwordsDoNotMatch = 'Passwords do not match'
export const passwordsDoNotMatchSentence = 'Passwords do not match!'
export const passwordsMatch = 'Passwords match'
export const weak = 'Weak'
export const fair = 'Fair'
export const good = 'Good'
export const strong = 'Strong'
export const veryStrong = 'Very Strong'
export const passwordStrength = 'Password strength'
export const hidePassword = 'Hide password'
export const showPassword = 'Show password'
export const emailNotifications = 'Email Notifications'
export const emailNotificationsHint = 'When someone registers, and when your registration or claim is reviewed.'
export const eventReminders = 'Event Reminders'
export const eventRemindersHint = "The day before your teams' events and your players' confirmed spots."
export const opportunityAlerts = 'Opportunity Alerts'
export const opportunityAlertsHint =
  'New tryouts and guest spots near your players that fit their age and position, and what you watch.'
export const marketingEmails = 'Marketing Emails'
export const occasionalNews = 'Occasional news.'
export const preferencesSavedSuccessfully = 'Preferences saved successfully!'
export const savePreferences = 'Save Preferences'
export const profileUpdatedSuccessfully = 'Profile updated successfully!'
export const confirmedEmailFixed = 'Confirmed. Email cannot be changed.'
export const unconfirmedEmailFixed = 'Not confirmed yet. Email cannot be changed.'
export const sendConfirmationLinkAgain = 'Send the confirmation link again'
export const saveChanges = 'Save Changes'
export const user = 'User'
export const generalUser = 'General User'
export const playerParent = 'Player Parent'
export const teamCoach = 'Team Coach'
export const twoStepSignIn = 'Two-Step Sign-In'
export const twoStepHint = 'Sign in with your password and a code from an authenticator app on your phone.'
export const setUpTwoStep = 'Set Up Two-Step Sign-In'
export const scanCode =
  'Scan this code with your authenticator app, or type the key into it. Then enter the code the app shows.'
export const codeToScan = 'The code to scan'
export const turningOn = 'Turning on...'
export const turnOn = 'Turn On'
export const saveRecoveryCodes = 'Two-step sign-in is on. Save these recovery codes now.'
export const recoveryCodesHint = "Each one signs you in once if you lose your phone. You won't see them again."
export const iSavedThem = 'I Saved Them'
export const turnOffTwoStep = 'Turn Off Two-Step Sign-In'
export const twoStepIsOn = 'Two-step sign-in is on. You enter a code from your authenticator app each time you log in.'
export const turningOff = 'Turning off...'
export const sentLinkAgain = 'We sent the link again.'
export const sendAgain = 'Send again'
export const later = 'Later'
export const completeVerification = 'Please complete the verification step.'
export const verificationDidNotLoad = "The verification didn't load. Check your network and try again."
export const profileErased =
  'The profile, its photo, roster places, registrations, evaluations, and copies are gone, and so are the notices and messages that named the player. Finished <time></time>.' as RichText<'time'>
export const whatRemains = 'What remains, and until when'
export const importsRemain =
  'Pages, previews, and failed messages of imports, and earlier versions of deleted files, such as the photo: 30 days'
export const failedChangesRemain = 'Changes that could not be handled: 14 days'
export const listLogRemains = 'The log that lists are built from, and uploaded files: 7 days'
export const dryRunsRemain = 'Copies of a dry run: 1 day'
export const lastBackupEnds = (date: Value) => `The last backup with the profile: until ${date}`
export const auditLogRemains = 'The audit log, which says who did what and when, without the name: 2 years'
export const newToFungo = 'New to Fungo? <link>Create an account</link>' as RichText<'link'>
export const memberSinceDate = (date: Value) => `Member since ${date}`
export const emailNotConfirmedYet = (email: Value) => `${email} (not confirmed yet)`
export const whatNameDid = (name: Value) => `What ${name} did`
export const chooseNewPasswordFor = (email: Value) => `Choose a new password for ${email}.`
export const confirmAdult =
  "By creating an account, you confirm you're 18 or older and agree to the <link>Terms of Service</link>." as RichText<'link'>
export const alreadyHaveAccount = 'Already have an account? <link>Login</link>' as RichText<'link'>
export const weSentLinkTo = (email: Value) => `We sent a link to ${email}.`
export const keySecret = (secret: Value) => `Key: <code>${secret}</code>` as RichText<'code'>
export const pleaseConfirmEmail = (email: Value) =>
  `Please confirm your email address: we sent a link to <strong>${email}</strong>.` as RichText<'strong'>
export const cannotReachYou = (email: Value) =>
  `We can't reach you at <strong>${email}</strong>: an email came back or was reported as spam, so we send none until you confirm the address again.` as RichText<'strong'>
export const confirmAgain = 'Confirm again'
export const protectedByRecaptcha =
  "Protected by reCAPTCHA: Google's <privacy>Privacy Policy</privacy> and <terms>Terms of Service</terms> apply." as RichText<
    'privacy' | 'terms'
  >
export const imNotARobot = "Verification step: I'm not a robot"
export const verifying = 'Verifying...'
export const checkVerified = 'Verified'
export const verifyingPleaseWait = 'Verifying... please wait.'
export const verificationRequired = 'Verification required!'
export const verificationFailed = 'Verification failed. Try again later.'
export const verificationExpired = 'Verification expired. Try again.'
export const language = 'Language'
export const languageHint = 'Of our emails to you and of the site.'
