import { Logger } from '@aws-lambda-powertools/logger'

/** Structured lines for the operator. Never a name, an address, a token or what a user wrote. */
export const log = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'fungo' })
