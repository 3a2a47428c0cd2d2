/** A site that can be started again and again. */
export interface Site {
  dataDir: string
  /** What else the server is started with. */
  env: Record<string, string>
}

/** Two sites on one kind of database: the demo alone, and beside it all that `fill` makes. */
export interface Sites {
  name: string
  empty: Site
  full: Site
  close(): Promise<void>
}
