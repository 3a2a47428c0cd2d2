import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Messages } from './translate.ts'

/** Finds a sentence of a file, and reads it at its first use. For the server: browsers get them read. */
export function compileMessages(sentences: Messages): (key: string) => CompiledMessage | undefined {
  const read = new Map<string, CompiledMessage>()
  return (key) => {
    const known = read.get(key)
    const sentence = sentences[key]
    if (known !== undefined || sentence === undefined) return known
    const compiled = compile(sentence)
    read.set(key, compiled)
    return compiled
  }
}
