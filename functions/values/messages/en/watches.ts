import type { RichText, Value } from '../text.ts'

export const watchEnded = (name: Value) => `You no longer get emails about “${name}”.`
export const howOftenName = (name: Value) => `How often: ${name}`
export const pauseName = (name: Value) => `Pause ${name}`
export const resumeName = (name: Value) => `Resume ${name}`
export const followName = (name: Value) => `Follow ${name}`
export const noLongerFollowName = (name: Value) => `You no longer follow ${name}.`
export const weEmailAboutTeam = (name: Value) =>
  `We email you about new opportunities and events of <strong>${name}</strong>, and at once when the time or place of one changes or it's canceled.` as RichText<'strong'>
export const weEmailWhatsNew = (name: Value) =>
  `We email you what's new in <strong>${name}</strong>.` as RichText<'strong'>
export const atOnce = 'At once'
export const within15MinutesMost = 'Within 15 minutes, at most five emails a day'
export const onceADay = 'Once a day'
export const inTheMorning = 'In the morning'
export const watch = 'Watch'
export const watchThisSearch = 'Watch this search'
export const emailWhenNew = 'You get an email when there is something new. Pause or delete it in your account settings.'
export const checkYourEmail = 'Check your email: the link in it starts the watch.'
export const howOften = 'How often?'
export const emailHint = 'Each email has a link that ends them and deletes your address.'
export const follow = 'Follow'
export const following = 'Following'
export const deleteWatch = 'Delete watch'
export const watchDeleted = 'Watch deleted.'
export const whatYouWatch = 'What you watch'
export const watchesHint =
  "Press Watch on a list or Follow on a team to get an email about what's new. It needs a confirmed email address and Opportunity Alerts. Watches end when you haven't visited for a year."
export const paused = '(paused)'
export const resume = 'Resume'
export const pause = 'Pause'
export const yourPlayer = 'your player'
