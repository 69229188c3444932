// The page of GraphiQL, bundled for the browser by graphiql.ts.
import 'graphiql/graphiql.css'
import { GraphiQL } from 'graphiql'
import { buildSchema } from 'graphql'
import { createRoot } from 'react-dom/client'

const schema = buildSchema(await (await fetch('/schema.graphql')).text())

const FIRST_QUERY = `# Sign in on this site in another tab, and requests are sent as that user.
{
  teams(perPage: 5, state: "TX") {
    name
    locationCity
    nextTryout { title startTime }
  }
}
`

/** Sends the request as the user who is signed in on the site in this browser. */
async function send(request: object, { headers = {} }: { headers?: Record<string, unknown> } = {}) {
  const token = localStorage.getItem('authToken')
  const response = await fetch('/query', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(headers as Record<string, string>),
    },
    body: JSON.stringify(request),
  })
  return response.json()
}

createRoot(document.getElementById('root')!).render(
  <GraphiQL schema={schema} fetcher={send} defaultQuery={FIRST_QUERY} />,
)
