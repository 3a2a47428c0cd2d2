import { setTimeout as pause } from 'node:timers/promises'
import type { ChaosSite } from '../site.ts'
import { whenOver } from '../trial.ts'
import { call } from './call.ts'

/** An editor and an approver who change one section again and again, until `stop`; `approved` is how often. */
export function startDeciding(
  url: string,
  { editor, approvers }: ChaosSite['tokens'],
  round: number,
) {
  const decided = { approved: 0 }
  let isOver = false
  async function decide(): Promise<void> {
    for (let turn = 1; !isOver; turn += 1) {
      const name = `Turn ${turn} of round ${round}`
      const sent = await call(url, editor, '/banners/home/icm', { name, approval: 1 })
      const decision = { entity_id: sent.data?.id, entity_type: 'icm_banner', remarks: null }
      const { status } = await call(url, approvers[0] ?? '', '/approvals/approve', decision)
      if (status === 200) decided.approved += 1
      await pause(20)
    }
  }
  const deciding = decide()
  function stop(): Promise<void> {
    isOver = true
    return deciding
  }
  whenOver(stop)
  return { decided, stop }
}
