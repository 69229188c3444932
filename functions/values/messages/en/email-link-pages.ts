import { select } from '../select.ts'
import type { Value } from '../text.ts'

export const emailsOff = (preference: Value) =>
  select(preference, {
    emailNotifications: 'Your email notifications are off',
    eventReminders: 'Your event reminders are off',
    other: 'Your opportunity alerts are off',
  })
export const youCanTurnThemOn = 'You can turn them on again in your account settings.'
export const invalidLink = 'This link is not valid'
export const pleaseUseTheFullLink = 'Please use the full link from the email.'
export const organizerMadeChanges = 'The organizer made changes'
export const didNotWork = "That didn't work"
export const offerClosed = 'This offer is closed'
export const spotIsYours = 'The spot is yours'
export const spotTakenBefore = 'It was taken before. To withdraw, open its page.'
export const emailWithAllYouNeed = 'You get an email with all you need to be there.'
export const spotGoesToNext = 'The spot goes to the next family'
export const thanksSentence = 'Thanks for letting us know.'
export const thanks = 'Thanks for letting us know'
export const spotFreeFor = (name: Value) => `A spot is free for ${name}`
export const spotFree = 'A spot is free'
export const offerFacts = ({
  title,
  start,
  location,
  fee,
  end,
}: {
  title: Value
  start: Value
  location: Value
  fee: Value
  end: Value
}) => `${title}, ${start}, ${location}. Fee: ${fee}. We're holding the spot until ${end}.`
export const takeSpot = 'Take the spot'
export const noGiveToNext = 'No, give it to the next'
export const yourReply = 'Your reply'
export const sendButton = 'Send'
export const replyAbout = (title: Value) => `Reply about ${title}`
export const sentByEmail = "It's sent by email. Your address isn't shown."
export const sent = 'Sent'
export const emailWhenReply = "You'll get an email when there's a reply."
export const reportMessageButton = 'Report this message'
export const reportMessageQuestion = 'Report this message?'
export const adminsWillRead = 'Our admins will read it and see who wrote it.'
export const thanksAdminsNotified = 'Thanks. Our admins were notified.'
export const theyWillReview = "They'll review the message."
export const objectToThisClaim = 'Object to this claim?'
export const adminWillReview = 'An admin will review it. Until then the new owner can only add and edit.'
export const claimIsDecided = 'This claim is no longer open'
export const claimStaysProvisional = 'The claim stays provisional until one of them has reviewed it.'
export const endsAfterTwoDays = 'It ends after two days. Press Watch or Follow again to get another one.'
export const startButton = 'Start'
export const emailWhatsNew = "Email you what's new?"
export const watchIsOff = (name: Value) => `${name}. Each email has a link that ends them.`
export const refusalWithHint = (refusal: Value) => `${refusal} Any of our emails has a link that deletes them all.`
export const emailWhenNew = "You'll get an email when there is something new"
export const unsubscribeQuestion = 'Unsubscribe?'
export const weDeleteWhatYouWatch = 'We delete everything that you watch, and your address.'
export const youAreUnsubscribed = 'You are unsubscribed'
export const weDeletedWhatYouWatched = 'We deleted everything that you watched, and your address.'
export const turnOffTheseEmails = (preference: Value) =>
  select(preference, {
    emailNotifications: 'Turn off email notifications?',
    eventReminders: 'Turn off event reminders?',
    other: 'Turn off opportunity alerts?',
  })
export const noMoreOfThese = (preference: Value) =>
  select(preference, {
    emailNotifications: "You'll no longer get emails about registrations and claims. You'll still get account emails.",
    eventReminders: "You'll no longer get emails about what starts the next day. You'll still get account emails.",
    other:
      "You'll no longer get emails about new opportunities for your players or about what you watch. You'll still get account emails.",
  })
export const turnOff = 'Turn off'
export const backToFungo = 'Back to Fungo'
export const nothingElseToDo = "You don't have to do anything else."
export const cannotAnswer = "You can't answer any more"
export const firstYes = ({
  title,
  start,
  location,
  fee,
  end,
}: {
  title: Value
  start: Value
  location: Value
  fee: Value
  end: Value
}) =>
  `${title}, ${start}, ${location}. Fee: ${fee}. Other families are asked too. The first yes before ${end} gets the spot.`
export const firstYesSignsWaiver = ({
  title,
  start,
  location,
  fee,
  end,
}: {
  title: Value
  start: Value
  location: Value
  fee: Value
  end: Value
}) =>
  `${title}, ${start}, ${location}. Fee: ${fee}. Other families are asked too. The first yes before ${end} gets the spot. After a yes you have an hour to log in and sign the waiver.`
export const yesTakeSpot = 'Yes, take the spot'
export const noOnPage = 'No'
export const logInToSee = 'Log in to see the registration'
export const youSaidYes = 'You said yes'
export const spotIsNotHeld = "The spot isn't held for you any more."
export const weHoldTheSpot = "We're holding the spot for you"
export const acceptWaiverBy = (until: Value) => `Log in and accept the waiver by ${until}. Then the spot is yours.`
export const signWaiver = 'Sign the waiver'
export const somethingWentWrongHeading = 'Something went wrong'
export const pleaseTryAgain = 'Please try again.'
export const rosterOfferFor = ({ name, team }: { name: Value; team: Value }) => `A spot for ${name} on ${team}`
export const rosterOfferFacts = ({
  season,
  division,
  price,
  end,
}: {
  season: Value
  division: Value
  price: Value
  end: Value
}) =>
  select(price, {
    '': `${season}, ${division}. Please answer by ${end}.`,
    other: `${season}, ${division}. The season costs ${price}. Please answer by ${end}.`,
  })
export const coachWrote = 'The coach wrote:'
export const otherOffer = ({ name, team, end }: { name: Value; team: Value; end: Value }) =>
  `${name} also has an offer from ${team}, to answer by ${end}.`
export const yesJoinTeam = 'Yes, join the team'
export const noThanks = 'No, thanks'
export const onTheRoster = ({ name, team }: { name: Value; team: Value }) => `${name} is on the roster of ${team}`
export const teamConfirms = 'The team has a new owner, who has to confirm the spot. You get an email.'
export const seeMySeason = 'See My Season'
