/** The signed-in user who makes a request. */
export type Caller = { userID: string; isAdmin: boolean }
