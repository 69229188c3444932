import * as v from 'valibot'

/** The codes that a state may have, in their order: the 50 states, and DC, which sources name too. */
const CODES = new Set(
  (
    'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT ' +
    'NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'
  ).split(' '),
)

/** A state's two-letter code in upper case, whatever case it is typed in. */
export const stateCodeInput = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.toUpperCase(),
    v.check((code) => CODES.has(code), message),
  )
