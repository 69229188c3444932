export const region = process.env.AWS_REGION || 'us-east-1'

/** AWS clients require credentials. Nothing on this machine checks them. */
export const credentials = {
  accessKeyId: process.env.AWS_ACCESS_KEY_ID || 'local',
  secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY || 'local',
}
