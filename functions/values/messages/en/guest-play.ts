import type { RichText, Value } from '../text.ts'
import { number, plural } from './counts.ts'

export const openToGuestPlay = 'Open to guest play'
export const organizersOfGuestNeedsSee =
  "Coaches of guest needs nearby that fit see your player as visitors do, and can send you an invitation, at most twice a day. An admin has confirmed their background check and training. They don't see your name or email until you register. It turns off by itself after 60 days."
export const guestPlayOn = 'Guest play is on for 60 days.'
export const guestPlayOff = 'Guest play is off.'
export const tryoutsToo = 'Tryouts too'
export const organizersOfTryoutsSee = 'Organizers of tryouts nearby that fit also see your player and can invite you.'
export const turnOnFor60Days = 'Turn On for 60 Days'
export const sixtyMoreDays = '60 More Days'
export const includeTryouts = 'Include Tryouts'
export const needPlayerSoon = 'Need a player soon?'
export const noMoreFamiliesAsked = 'No more families are asked.'
export const stopAsking = 'Stop Asking'
export const askFamilies = 'Ask Families'
export const playersWhoFit = 'Players who fit'
export const backgroundCheckTraining = 'Your background check and training'
export const openToTryoutsHint =
  'Their families are open to tryouts. They get your invitation and decide whether to register.'
export const openToGuestPlayHint =
  'Their families are open to guest play. They get your invitation and decide whether to register.'
export const noPlayersFit = 'No players nearby fit right now.'
export const sendInvitation = 'Send Invitation'
export const invitationSent = 'Invitation sent!'
export const fullMatch = 'Full match'
export const possible = 'Possible'
export const invite = 'Invite'
export const emailWhenYes = 'You get an email when a family says yes.'
export const everyoneWasAsked = 'Everyone who fits was asked.'
export const onWithTryoutsUntil = (day: Value) => `On until ${day}, tryouts too`
export const onUntil = (day: Value) => `On until ${day}, guest needs only`
export const inviteName = (name: Value) => `Invite ${name}`
export const weEmailFamily = (name: Value) => `We email ${name}'s family. You'll hear from them if they register.`
export const bestMatches = (count: Value) => `These are the ${count} best matches. There may be more.`
export const countFamiliesAsked = (count: number) =>
  plural(count, { one: `${number(count)} family asked.`, other: `${number(count)} families asked.` })
export const askedAndSaidNo = ({ count, saidNo }: { count: number; saidNo: Value }) =>
  plural(count, {
    one: `${number(count)} family asked, ${saidNo} said no.`,
    other: `${number(count)} families asked, ${saidNo} said no.`,
  })
export const countMoreFit = (count: number) =>
  plural(count, { one: `${number(count)} more fits.`, other: `${number(count)} more fit.` })
export const moreFitAskedAt = (count: number) =>
  plural(count, {
    one: `${number(count)} more fits. The next are asked <time></time>.`,
    other: `${number(count)} more fit. The next are asked <time></time>.`,
  }) as RichText<'time'>
export const countPlayersFit = (count: number) =>
  plural(count, { one: `${number(count)} player fits.`, other: `${number(count)} players fit.` })
export const morePlayersFit = (count: number) =>
  plural(count, { one: `${number(count)} player more fits.`, other: `${number(count)} players more fit.` })
export const weEmailBestFive =
  'We email the families of the best five now and of the next five every 15 minutes, until one says yes or <time></time>. The first yes takes the spot. You hear nothing of a family before it says yes. You can invite and ask 20 families a day.' as RichText<'time'>
export const weEmailBestFiveWaiver =
  'We email the families of the best five now and of the next five every 15 minutes, until one says yes or <time></time>. The first yes takes the spot, held for an hour until the waiver is signed. You hear nothing of a family before it says yes. You can invite and ask 20 families a day.' as RichText<'time'>
export const setNeededBy =
  "<link>Set 'Needed by'</link>, and we can ask the families who fit, five at a time. The first yes takes the spot." as RichText<'link'>
