import { Counter, Gauge, type Registry } from 'prom-client'

/** A figure that only grows, read when it is asked for. */
export function counter(registry: Registry, name: string, help: string, read: () => number): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

/**
 * A figure of now, read when it is asked for. Of several workers the largest value counts, since most
 * figures are of the database that they share or tell of a fault; `aggregator` says otherwise.
 */
export function gauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
  aggregator: 'max' | 'min' | 'sum' = 'max',
): void {
  new Gauge({
    name,
    help,
    aggregator,
    registers: [registry],
    async collect() {
      this.set(await read())
    },
  })
}
