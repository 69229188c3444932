import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Kills this shell's process, which `exec` has replaced with the program, when the pipe on descriptor 3 closes. */
const GUARD = '(read -r _; kill -9 $$) <&3 2>/dev/null & exec "$@" 3<&-'

/**
 * Starts a program that ends when this process ends, even by kill -9. It has its own process group: Ctrl-C in a terminal only
 * reaches this process, and the program runs until current work is done.
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
