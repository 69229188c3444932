import {
  CreateAliasCommand,
  DeleteFunctionCommand,
  type FunctionConfiguration,
  GetAliasCommand,
  LambdaClient,
  paginateListVersionsByFunction,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda'
import { LIVE } from '../../infra/functions.ts'
import { stackResources } from './target.ts'

/** How many versions of each function stay: the one in use, and two to go back to. */
const KEPT = 3

type Version = Pick<FunctionConfiguration, 'LastModified'> & { Version: string }

/** The functions of the stack that have the alias, by name, with their versions, newest first. */
async function versionsOf(lambda: LambdaClient, stack: string): Promise<[string, Version[]][]> {
  const names = (await stackResources(stack, 'AWS::Lambda::Alias')).map(([, arn]) => arn.split(':').at(-2)!)
  return Promise.all(
    names.map(async (FunctionName): Promise<[string, Version[]]> => {
      const found: Version[] = []
      for await (const { Versions = [] } of paginateListVersionsByFunction({ client: lambda }, { FunctionName }))
        for (const { Version, LastModified } of Versions)
          if (Version !== '$LATEST') found.push({ Version: Version!, LastModified })
      return [FunctionName, found.sort((a, b) => Number(b.Version) - Number(a.Version))]
    }),
  )
}

/** MiniStack deletes an alias when it updates one. Creates the missing ones for the newest version. */
export async function createMissingAliases(stack: string): Promise<void> {
  const lambda = new LambdaClient()
  for (const [FunctionName, [newest]] of await versionsOf(lambda, stack))
    await lambda.send(new GetAliasCommand({ FunctionName, Name: LIVE })).catch((error) => {
      if (error.name !== 'ResourceNotFoundException') throw error
      return lambda.send(new CreateAliasCommand({ FunctionName, Name: LIVE, FunctionVersion: newest!.Version }))
    })
}

/** Deletes all but the last three versions of each function. Returns the number deleted. */
export async function deleteOldVersions(stack: string): Promise<number> {
  const lambda = new LambdaClient()
  let deleted = 0
  for (const [FunctionName, versions] of await versionsOf(lambda, stack))
    for (const { Version } of versions.slice(KEPT)) {
      await lambda.send(new DeleteFunctionCommand({ FunctionName, Qualifier: Version }))
      deleted++
    }
  return deleted
}

/**
 * Makes each function that the last deployment changed use its version before that. Returns what it changed, and when that deployment began, or
 * null if no function has an earlier version.
 */
export async function flipBack(stack: string): Promise<{ deployedAt: Date; changed: string[] } | null> {
  const lambda = new LambdaClient()
  const steps = await Promise.all(
    (await versionsOf(lambda, stack)).map(async ([FunctionName, versions]) => {
      const { FunctionVersion } = await lambda.send(new GetAliasCommand({ FunctionName, Name: LIVE }))
      const at = versions.findIndex(({ Version }) => Version === FunctionVersion)
      return { FunctionName, from: versions[at], to: versions[at + 1] }
    }),
  )
  const possible = steps.flatMap(({ FunctionName, from, to }) =>
    from && to ? [{ FunctionName, from, to, time: Date.parse(from.LastModified!) }] : [],
  )
  if (possible.length === 0) return null
  // One deployment changes its functions within minutes. Functions that it left alone have older versions.
  const newest = Math.max(...possible.map(({ time }) => time))
  const last = possible.filter(({ time }) => time > newest - DEPLOYMENT_MS)
  for (const { FunctionName, to } of last)
    await lambda.send(
      new UpdateAliasCommand({
        FunctionName,
        Name: LIVE,
        FunctionVersion: to.Version,
        // Ends a canary that is under way.
        RoutingConfig: { AdditionalVersionWeights: {} },
      }),
    )
  return {
    deployedAt: new Date(Math.min(...last.map(({ time }) => time))),
    changed: last.map(({ FunctionName, from, to }) => `${FunctionName}: ${from.Version} → ${to.Version}`),
  }
}

/** The longest time between the first and the last function of a deployment. */
const DEPLOYMENT_MS = 10 * 60_000
