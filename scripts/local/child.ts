import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Kills this shell's process, by then the program itself, as soon as the pipe on descriptor 3 breaks. */
const GUARD = '(read -r _; kill -9 $$) <&3 2>/dev/null & exec "$@" 3<&-'

/**
 * A program that ends when this process ends, even when that is killed with -9. It has a process group of its own, so
 * that Ctrl-C in a terminal reaches this process alone and the program lives until the work under way is done.
 */
export function spawnGuarded(program: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  if (process.platform === 'win32') return spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  return spawn('sh', ['-c', GUARD, 'sh', program, ...args], {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
}

export async function endChild(child: ChildProcess, graceMs: number): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const kill = setTimeout(() => child.kill('SIGKILL'), graceMs)
    await ended
    clearTimeout(kill)
  }
  for (const stream of child.stdio) stream?.destroy()
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
