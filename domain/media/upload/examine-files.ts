import { messages } from '#catalogue/messages/messages.ts'
import type { Sentence } from '#catalogue/messages/sentence.ts'
import { Problem } from '#domain/problem.ts'
import { type ExaminedFile, examineFile, kindOrFault } from './examine-file.ts'
import type { IncomingFile } from './receive-file.ts'

interface Fault {
  index: number
  sentence: Sentence
}

/**
 * Examines files and gives those that the library takes; all of them, or it refuses (422; 413 when
 * one is too large) with a sentence beside the place of each bad one: `image.0`, `image.1` …
 * Those for which `isKnown` says yes were examined when they came the first time.
 */
export async function examineFiles(
  files: readonly IncomingFile[],
  most: number,
  isKnown: (file: IncomingFile) => boolean,
): Promise<Map<IncomingFile, ExaminedFile>> {
  const examined = new Map<IncomingFile, ExaminedFile>()
  const faults: Fault[] = []
  for (const [index, file] of files.entries()) {
    const kind = kindOrFault(file, most)
    const fault = (sentence: Sentence) => faults.push({ index, sentence })
    if (typeof kind !== 'string') fault(kind.fault)
    else if (!isKnown(file)) {
      const found = await examineFile(file, kind)
      if ('fault' in found) fault(found.fault)
      else examined.set(file, found)
    }
  }
  if (faults.length > 0)
    throw refusal(
      faults,
      files.some(({ isTooLarge }) => isTooLarge),
    )
  return examined
}

function refusal(faults: readonly Fault[], isTooLarge: boolean): Problem {
  const errors = Object.fromEntries(
    faults.map(({ index, sentence }) => [`image.${index}`, [sentence]]),
  )
  const code = isTooLarge ? 'too-large' : 'invalid'
  return new Problem(code, faults[0]?.sentence ?? messages.incomplete, { errors })
}
