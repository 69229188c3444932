// Invokes each scheduled function once, on a local target whose schedules do not run: `npm run localstack:tick [NAME ...]`, where
// NAME is a schedule of functions/manifest.ts, for example Nightly.
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { functionNames, functions } from '../functions/manifest.ts'
import { idOf } from '../infra/names.ts'
import { connect, stackResources, targetOf } from './deploy/target.ts'
import { runCommand } from './run-command.ts'

await runCommand(() => tick(process.argv.slice(2)))

async function tick(names: string[]) {
  const { target } = targetOf(['--local'])
  await connect(target)
  const due = functionNames.flatMap((name) =>
    functions[name].sources.flatMap((source) =>
      source.type === 'schedule' && (names.length === 0 || names.includes(source.name)) ? [{ name, source }] : [],
    ),
  )
  if (due.length === 0) throw new Error(`There is no schedule named ${names.join(' or ')}.`)
  const deployed = await stackResources(target.stack, 'AWS::Lambda::Function')
  const lambda = new LambdaClient()
  for (const { name, source } of due) {
    const FunctionName = deployed.find(([id]) => id.startsWith(`Functions${idOf(name)}`))?.[1]
    if (!FunctionName) throw new Error(`The stack ${target.stack} has no function ${name}: deploy it first.`)
    const { FunctionError, Payload } = await lambda.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify(source.event) }),
    )
    console.log(`${FunctionError ? 'FAILED ' : 'ok     '}${source.name} (${name})`)
    if (!FunctionError) continue
    console.log(Payload ? new TextDecoder().decode(Payload) : FunctionError)
    process.exitCode = 1
  }
}
