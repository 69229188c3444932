import { existsSync, readFileSync } from 'node:fs'
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2'

/** What prod should have, and what it costs or needs. Each has another default, so the operator decides before the first deployment. */
const DECISIONS: Record<string, string> = {
  adminTotp: 'required: admins sign in with an authenticator app. Else optional.',
  tableReads: '4000: a flood costs at most 1.80 an hour for reads. Else 0, no limit.',
  tableWrites: '1000: a flood costs at most 2.25 an hour for writes. Else 0, no limit.',
  waf: 'true: a firewall, 9.00 a month. Else false.',
  healthCheck: 'true: Route 53 watches the site from outside, 7.70 a month. Else false.',
  backup: 'true: daily copies that nobody can delete, 1.40 a month for each GB. Else false.',
}

/** The settings that `stages/prod.json` and the command line leave open. */
export function openDecisions(file: string, context: readonly string[]): string[] {
  const stored = existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8'))) : []
  const given = context.filter((it) => it.includes('=')).map((it) => it.split('=')[0]!)
  return Object.keys(DECISIONS).filter((name) => !stored.includes(name) && !given.includes(name))
}

/** Refuses the first deployment of prod until its settings are decided. */
export function checkDecisions(file: string, context: readonly string[]): void {
  const open = openDecisions(file, context)
  if (open.length === 0) return
  const lines = open.map((name) => `  ${name.padEnd(12)} ${DECISIONS[name]}`)
  throw new Error(`Decide these settings of prod first, in stages/prod.json or with -c:\n${lines.join('\n')}`)
}

/** The least concurrency that a league needs at a tournament weekend. New accounts have 10. */
const LEAST_CONCURRENCY = 100

/** What a new AWS account still limits. */
export async function accountLimits(): Promise<string[]> {
  const [{ AccountLimit }, mail] = await Promise.all([
    new LambdaClient().send(new GetAccountSettingsCommand({})),
    new SESv2Client().send(new GetAccountCommand({})),
  ])
  const concurrency = AccountLimit?.ConcurrentExecutions ?? 0
  const { Max24HourSend = 0, MaxSendRate = 0 } = mail.SendQuota ?? {}
  return [
    ...(concurrency < LEAST_CONCURRENCY
      ? [
          `Lambda runs only ${concurrency} functions at once. Request ${LEAST_CONCURRENCY * 10} "Concurrent executions" in Service Quotas.`,
        ]
      : []),
    ...(mail.ProductionAccessEnabled
      ? []
      : ['SES is in its sandbox: only verified addresses get mail. Request production access in its console.']),
    `SES sends ${Max24HourSend} mails a day and ${MaxSendRate} a second. Cognito sends none: its limit of 50 a day does not apply.`,
  ]
}
