export const region = process.env.AWS_REGION || 'us-east-1'

/** Nothing on this machine checks them, but every AWS client wants some. */
export const credentials = {
  accessKeyId: process.env.AWS_ACCESS_KEY_ID || 'local',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY || 'local',
}
