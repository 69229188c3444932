import { ipNetwork } from '../../services/rate-limits/ip-network.ts'
import {
  countUses,
  enforceRateLimits,
  isLimitReached,
  isWithinRateLimits,
  refundUses,
  type Uses,
} from '../../services/rate-limits/rate-limits.ts'
import { logSignIn } from '../../store/audit-log/entry.ts'
import { Refusal } from '../../values/errors.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { knownDevice } from './known-device.ts'

const HARDER = refusalTexts.browserVerifies

type Attempt = {
  email: string
  /** The user with this email address, if there is one. */
  userID: string | null
  ip: string
  device: string | null
  /** The attempt includes the harder proof of work. */
  isHard: boolean
  now: Date
}

/**
 * Limits password guesses. Only failures count. Attempts from one IP address are limited, and so are attempts from a known device, whose
 * limit no one else can use up. Failures from all other places together never block the account, since strangers could then lock the owner
 * out. They make each further guess require more proof of work. Codes of the authenticator app are blocked, because only someone with the
 * password can try them, and they are short. A known device and the recovery codes still work. Cognito's own lock is beyond these limits: see
 * `lockedOut`.
 */
export async function limitSignIn({ email, userID, ip, device, isHard, now }: Attempt) {
  const deviceID = await knownDevice(device, userID, now)
  const address = ipNetwork(ip)
  if (!deviceID && !isHard && (await isLimitReached('loginOfEmail', email, now))) {
    await logOnce('loginHardened', { email, userID, now })
    throw new Refusal('HARDER_CHECK', HARDER)
  }
  let uses: Uses = deviceID
    ? { loginOnDevice: `${userID} ${deviceID}` }
    : { loginOfEmailAtAddress: `${email} ${address}`, loginAtAddress: address }
  const enforce = (counted: Uses) =>
    enforceRateLimits(counted, now).catch(async (refusal) => {
      await logOnce('loginLimited', { email, userID, now })
      throw refusal
    })
  await enforce(uses)
  return {
    isFromKnownDevice: deviceID !== null,
    /** To be called when the password is correct, before the app's code is checked. */
    async countCode() {
      if (deviceID || !userID) return
      await enforce({ loginCodeOfUser: userID })
      uses = { ...uses, loginCodeOfUser: userID }
    },
    succeeded: () => refundUses(uses, now),
    failed: async () => void (!deviceID && (await countUses({ loginOfEmail: email }, now))),
  }
}

/** Logs the limit at most once an hour. */
async function logOnce(
  action: 'loginLimited' | 'loginHardened',
  { email, userID, now }: Pick<Attempt, 'email' | 'userID' | 'now'>,
) {
  if (!(await isWithinRateLimits({ loginLogOfEmail: `${action} ${email}` }, now)) || !userID) return
  await logSignIn(action, userID, now)
}
