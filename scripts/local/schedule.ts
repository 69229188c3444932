const DAY_MS = 24 * 60 * 60_000

/**
 * Runs the task on an EventBridge Scheduler expression in UTC: `rate(15 minutes)` or, daily, `cron(30 9 * * ? *)`. A rate follows the clock:
 * a process that is restarted more often than that runs the task too.
 */
export function scheduled(expression: string, task: () => void) {
  const [, every] = /^rate\((\d+) minutes?\)$/.exec(expression) ?? []
  const [, minute, hour] = /^cron\((\d+) (\d+) \* \* \? \*\)$/.exec(expression) ?? []
  if (!every && !hour) throw new Error(`The local cloud does not support the schedule "${expression}".`)
  const untilNext = () => {
    if (every) return Number(every) * 60_000 - (Date.now() % (Number(every) * 60_000))
    const next = new Date().setUTCHours(Number(hour), Number(minute), 0, 0)
    return next > Date.now() ? next - Date.now() : next + DAY_MS - Date.now()
  }
  let timer: NodeJS.Timeout
  const plan = () => {
    timer = setTimeout(() => {
      task()
      plan()
    }, untilNext())
  }
  plan()
  return { stop: () => clearTimeout(timer) }
}
