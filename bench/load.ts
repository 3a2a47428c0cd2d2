import autocannon from 'autocannon'

/** Requests a second that one address answers, for so many seconds over 20 connections. */
async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 20,
    headers: { 'accept-encoding': 'br' },
  })
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers that were not 2xx`)
  }
  return result.requests.average
}

/** A ratio of two speeds measured in turn, so that whatever else the machine does touches both. */
export interface Ratio {
  median: number
  lowest: number
  highest: number
}

/** Measures `url` against `yardstick` in so many rounds of 2 seconds each, after one to warm up. */
export async function ratio(url: string, yardstick: string, rounds: number): Promise<Ratio> {
  await requestsPerSecond(url, 1)
  await requestsPerSecond(yardstick, 1)
  const found: number[] = []
  for (let round = 0; round < rounds; round++) {
    const first = await requestsPerSecond(url, 2)
    found.push(first / (await requestsPerSecond(yardstick, 2)))
  }
  return spread(found)
}

export function spread(values: number[]): Ratio {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { median: at(0.5), lowest: at(0), highest: at(1) }
}
