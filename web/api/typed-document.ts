/** An operation of the website and its types: `scripts/codegen.ts` writes one for each operation of a .graphql file, next to it. */
export type TypedDocument<Result, Variables> = {
  name: string
  text: string
  /** Of a `@shared` query: the CDN answers it for every visitor by this hash of its text. */
  hash?: string
  /** Only a type. */
  types?: (variables: Variables) => Result
}
