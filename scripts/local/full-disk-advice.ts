import { isOfFullDisk } from './data-folder.ts'

const ADVICE_MS = 60_000

/** A full disk shows as write errors in many places. Logs what to do about it, at most once a minute. */
export function withFullDiskAdvice(log: (line: string) => void, dataFolder: string) {
  let saidAt = Number.NEGATIVE_INFINITY
  return (line: string) => {
    log(line)
    if (!isOfFullDisk(line) || Date.now() - saidAt < ADVICE_MS) return
    saidAt = Date.now()
    log(
      `The disk of the data folder ${dataFolder} is full. Pages can be read, and nothing is stored until you make room.`,
    )
  }
}
