/** Milliseconds that this thread has worked, whatever else the machine was busy with meanwhile. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
