import { damageFile } from './faults/damaged-file.ts'
import { takeDatabaseAway } from './faults/database-away.ts'
import { failOver } from './faults/failover.ts'
import { freezeStorage } from './faults/frozen-storage.ts'
import { fillDisk } from './faults/full-disk.ts'
import { killUnderLoad } from './faults/kills.ts'
import { followApprovals } from './faults/publication-lag.ts'
import { raceDecisions } from './faults/races.ts'
import { restoreUnderLoad } from './faults/restores.ts'
import { restartInTurn, stopUnderLoad } from './faults/rolling-restart.ts'
import { upgradeInTurn } from './faults/rolling-upgrade.ts'
import { signInAtOnce } from './faults/sign-ins.ts'
import { bearSlowClients } from './faults/slow-clients.ts'
import { killWorkers } from './faults/workers.ts'
import { bearHostileInput } from './hostile/hostile-input.ts'
import type { ChaosSite } from './site.ts'

type Fault = (site: ChaosSite) => Promise<void>

/** How often, or for how many seconds, something is done: in full, and as `npm test` has time for. */
const fully = {
  kills: 200,
  away: 60,
  slow: 20,
  signIns: 200,
  storage: 20,
  races: 50,
  restarts: 4,
  failover: 5,
  workers: 20,
  damaged: 10,
  approvals: 100,
  hostile: 20_000,
  restores: 100,
}
const shortly: typeof fully = {
  kills: 3,
  away: 2,
  slow: 2,
  signIns: 60,
  storage: 1,
  races: 5,
  restarts: 1,
  failover: 1,
  workers: 1,
  damaged: 1,
  approvals: 3,
  hostile: 200,
  restores: 1,
}

/** The faults by their names, in their order, for each kind of database. */
export function everyFault(
  isShort: boolean,
  seed: number,
): Record<ChaosSite['kind'], Record<string, Fault>> {
  const times = isShort ? shortly : fully
  const onBoth: Record<string, Fault> = {
    kills: (site) => killUnderLoad(site, times.kills),
    stop: stopUnderLoad,
    races: (site) => raceDecisions(site, { rounds: times.races }),
    restores: (site) => restoreUnderLoad(site, times.restores),
    input: ({ kind }) => bearHostileInput(kind, { count: times.hostile, seed }),
    slow: (site) => bearSlowClients(site, times.slow),
    'sign-ins': (site) => signInAtOnce(site, times.signIns),
  }
  const inFull: Record<string, Fault> = {
    'failover silent': () => failOver(times.failover, 'falls silent'),
    upgrade: upgradeInTurn,
  }
  return {
    SQLite: {
      ...onBoth,
      'races of WORKERS': (site) => raceDecisions(site, { workers: 2, rounds: times.races }),
      workers: (site) => killWorkers(site, times.workers),
      disk: fillDisk,
      damaged: (site) => damageFile(site, times.damaged), // the last: nothing is left of it
    },
    PostgreSQL: {
      ...onBoth,
      'races on 3 nodes': (site) => raceDecisions(site, { count: 3, rounds: times.races }),
      restarts: (site) => restartInTurn(site, times.restarts),
      away: (site) => takeDatabaseAway(site, { seconds: times.away, isShort }),
      lag: (site) => followApprovals(site, times.approvals),
      storage: (site) => freezeStorage(site, times.storage),
      failover: () => failOver(times.failover, 'dies'),
      ...(isShort ? {} : inFull),
    },
  }
}
