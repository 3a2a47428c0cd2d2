import type { Message } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'
import { type ExaminedFile, examineFile, kindOrFault } from './examine-file.ts'
import type { IncomingFile } from './receive-file.ts'

interface Fault {
  index: number
  sentence: Message
  isOtherType: boolean
}

/**
 * Examines all files. Throws `Problem` (422; 413 for one too large, 415 for another type) with a
 * message per file (`image.0` …). Files for which `isKnown` returns true were examined before.
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
    if (typeof kind !== 'string') {
      const isOtherType = !file.isTooLarge && file.size > 0
      faults.push({ index, sentence: kind.fault, isOtherType })
    } else if (!isKnown(file)) {
      const outcome = await examineFile(file, kind)
      if ('fault' in outcome) faults.push({ index, sentence: outcome.fault, isOtherType: false })
      else examined.set(file, outcome)
    }
  }
  if (faults.length > 0)
    throw filesProblem(
      faults,
      files.some(({ isTooLarge }) => isTooLarge),
    )
  return examined
}

function filesProblem(faults: readonly Fault[], isTooLarge: boolean): Problem {
  const errors = Object.fromEntries(
    faults.map(({ index, sentence }) => [`image.${index}`, [sentence]]),
  )
  const isOtherType = faults.some((fault) => fault.isOtherType)
  const code = isTooLarge ? 'too-large' : isOtherType ? 'wrong-type' : 'invalid'
  return new Problem(code, faults[0]?.sentence ?? messages.incomplete, { errors })
}
