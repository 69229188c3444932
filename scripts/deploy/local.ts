/** Where LocalStack and MiniStack answer. */
export const LOCAL_ENDPOINT = 'http://127.0.0.1:4566'

/** Who becomes admin of a local target by signing up. */
export const LOCAL_ADMIN = { email: 'admin@fungo.example', password: 'fungo-demo' }

/** The feed that a local target syncs from, by default: the sample feed, `npm run test:deployed -- URL --feed`. */
export const LOCAL_FEED = { port: 4010, token: 'sample-feed' }

/** The default settings of a local target. */
export const LOCAL_SETTINGS = {
  local: 'true',
  adminEmail: LOCAL_ADMIN.email,
  feedURL: `http://127.0.0.1:${LOCAL_FEED.port}`,
  feedToken: LOCAL_FEED.token,
}
