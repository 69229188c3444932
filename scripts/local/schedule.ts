const HOUR = 3

/** Runs `task` every night at three o'clock, UTC. */
export function nightly(task: () => void) {
  let timer: NodeJS.Timeout
  const plan = () => {
    const next = new Date()
    next.setUTCHours(HOUR, 0, 0, 0)
    if (next.getTime() <= Date.now()) next.setUTCDate(next.getUTCDate() + 1)
    timer = setTimeout(() => {
      task()
      plan()
    }, next.getTime() - Date.now())
  }
  plan()
  return { stop: () => clearTimeout(timer) }
}
