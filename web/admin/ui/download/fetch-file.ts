import {
  answered,
  authorization,
  dataOf,
  inReadersLanguage,
  parseEnvelope,
} from '#web/admin/api/call-api.ts'

/** Returns the file that a call answers with. Throws a `Refusal` where it answers with none. */
export async function fetchFile(address: string, init: RequestInit = {}): Promise<Blob> {
  const headers = { authorization: authorization(), ...inReadersLanguage() }
  const { answer, file } = await answered(async () => {
    const answer = await fetch(address, { ...init, headers })
    return { answer, file: await answer.blob() }
  })
  if (answer.ok) return file
  dataOf(answer.status, parseEnvelope(await file.text()))
  throw new Error('A call for a file answered with neither a file nor a refusal')
}
