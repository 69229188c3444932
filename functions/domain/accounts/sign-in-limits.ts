import { logSignIn } from '../audit-log/sign-ins.ts'
import { Refusal } from '../errors.ts'
import { ipNetwork } from '../rates/ip-network.ts'
import { hasReached, isWithinRates, limitRates, noteRates, refundRates } from '../rates/rates.ts'
import { knownDevice } from './known-device.ts'

const HARDER = 'Please wait a moment. Your browser is completing a longer verification.'

type Attempt = {
  email: string
  /** The user with this address, if there is one. */
  userID: string | null
  ip: string
  device: string | null
  /** The attempt comes with the harder proof of work. */
  isHard: boolean
  now: Date
}

/**
 * Limits guesses at passwords: failures alone count. One address has few, and so has a device that the account knows, which nobody else can
 * use up. Failures from everywhere else end in no wall, or strangers could keep the owner out: each further guess costs more work.
 */
export async function limitSignIn({ email, userID, ip, device, isHard, now }: Attempt) {
  const deviceID = await knownDevice(device, userID, now)
  const address = ipNetwork(ip)
  if (!deviceID && !isHard && (await hasReached('loginOfEmail', email, now))) {
    await logOnce('loginHardened', { email, userID, now })
    throw new Refusal('HARDER_CHECK', HARDER)
  }
  const uses = deviceID
    ? { loginOnDevice: `${userID} ${deviceID}` }
    : { loginOfEmailAtAddress: `${email} ${address}`, loginAtAddress: address }
  await limitRates(uses, now).catch(async (refusal) => {
    await logOnce('loginLimited', { email, userID, now })
    throw refusal
  })
  return {
    succeeded: () => refundRates(uses, now),
    failed: async () => void (!deviceID && (await noteRates({ loginOfEmail: email }, now))),
  }
}

/** Once an hour, however often it is tried. */
async function logOnce(
  action: 'loginLimited' | 'loginHardened',
  { email, userID, now }: Pick<Attempt, 'email' | 'userID' | 'now'>,
) {
  if (!(await isWithinRates({ loginLogOfEmail: `${action} ${email}` }, now)) || !userID) return
  await logSignIn(action, userID, now)
}
