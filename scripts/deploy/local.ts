/** The endpoint of LocalStack and MiniStack. */
export const LOCAL_ENDPOINT = 'http://127.0.0.1:4566'

/** The account that becomes an admin of a local target once it confirms its address. */
export const LOCAL_ADMIN = { email: 'admin@fungo.example', password: 'fungo-demo' }

/** The default feed of a local target: the sample feed, `npm run test:deployed -- URL --feed`. */
export const LOCAL_FEED = { port: 4010, token: 'sample-feed' }

export const LOCAL_SETTINGS = {
  local: 'true',
  adminEmail: LOCAL_ADMIN.email,
  feedURL: `http://127.0.0.1:${LOCAL_FEED.port}`,
  feedToken: LOCAL_FEED.token,
}
