import type { DataFolder } from '../data-folder.ts'
import { bodyOf, close, httpServer, listen, sendJSON } from '../http.ts'
import { checkPool, IdentityError, identityActions } from './actions.ts'
import { tokenSigner, USER_POOL_ID } from './tokens.ts'
import { userStore } from './users.ts'

/** The part of Amazon Cognito's protocol that Fungo uses, with users stored in the data folder. */
export async function startIdentity(folder: DataFolder, log: (line: string) => void, passwordCost?: number) {
  const signer = await tokenSigner(folder)
  const actions = identityActions(userStore(folder.database, passwordCost), signer)

  const server = httpServer(async (request, response) => {
    if (request.method === 'GET' && request.url === `/${USER_POOL_ID}/.well-known/jwks.json`) {
      return sendJSON(response, 200, signer.keys)
    }
    const [service, name = ''] = String(request.headers['x-amz-target']).split('.')
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    const type = { 'content-type': 'application/x-amz-json-1.1' }
    try {
      if (request.method !== 'POST' || service !== 'AWSCognitoIdentityProviderService' || !action) {
        throw new IdentityError('UnknownOperationException', `There is no action ${name} here.`)
      }
      const input = await inputOf(request)
      checkPool(input)
      sendJSON(response, 200, await action(input), type)
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error
      const { code, message } = error
      sendJSON(response, 400, { __type: code, message }, { ...type, 'x-amzn-errortype': code })
    }
  }, log)

  const port = await listen(server, 0, '127.0.0.1')
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => close(server, 500) }
}

async function inputOf(request: Parameters<typeof bodyOf>[0]): Promise<Record<string, unknown>> {
  try {
    return JSON.parse((await bodyOf(request, 100_000)).toString())
  } catch {
    throw new IdentityError('SerializationException', 'The body is not JSON.')
  }
}
