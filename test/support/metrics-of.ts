import { vi } from 'vitest'

/** The metrics that the work logged in the CloudWatch embedded metric format, with their dimensions, or null if there were none. */
export async function metricsOf(work: () => Promise<unknown>): Promise<Record<string, unknown> | null> {
  const lines: string[] = []
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line))),
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0),
  ]
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  const metrics = lines.find((line) => line.includes('"_aws"'))
  return metrics ? JSON.parse(metrics) : null
}
