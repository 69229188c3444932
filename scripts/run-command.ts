/** Runs a command. An error prints its message without the stack trace, and the process exits with 1. */
export async function runCommand(command: () => Promise<unknown>) {
  try {
    await command()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
