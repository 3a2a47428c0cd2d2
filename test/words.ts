/** The source files of the repository: path from its root to text. */
type Sources = ReadonlyMap<string, string>

/** Words that the code once used in a meaning of its own, with the word of the field. */
const replaced: Record<string, string> = {
  ailment: 'failure, degraded mode',
  ahead: 'prefetch',
  bases: 'dependencies, base versions',
  basis: 'dependencies',
  calling: 'mention',
  care: 'content check',
  chapter: 'segment',
  desk: 'editor, form',
  dish: 'menu item',
  drawn: 'resolved, rendered',
  entrance: 'sign-in',
  foresee: 'prefetch',
  footing: 'base version',
  given: 'what it is: assigned, failed, passed',
  head: 'document state, header',
  keeping: 'save target',
  kept: 'cached, stored',
  letter: 'email',
  meant: 'idempotency key, what was intended',
  mend: 'fix, restore',
  mind: 'worker',
  nobody: 'the subject',
  place: 'document, location, position',
  sealer: 'encryption',
  settle: 'apply due transitions, resolve',
  shelf: 'disk cache',
  sought: 'query, search',
  speech: 'i18n, translations',
  spoken: 'localized',
  squeeze: 'recompress',
  standing: 'state, in force',
  tally: 'counter',
  tallies: 'counters',
  tell: 'notify',
  telling: 'notify',
  told: 'localized, notified, reported',
  trouble: 'failure',
  turnstile: 'concurrency limiter',
  whoever: 'the subject',
  wish: 'preference',
}

const replacedInKeys: Record<string, string> = {
  ...replaced,
  asked: 'requested',
  bring: 'import, restore',
  brought: 'imported, restored',
  frame: 'layout',
  line: 'connection',
}

/** Names that mean what the field means by them. */
const allowed = new Set<string>([
  'RecordHead',
  'recordHead',
  'DocumentHead',
  'HeadProps',
  'daysAhead',
])

/** Returns every top-level name, file and folder with a word that CONTRIBUTING's glossary replaces. */
export function oldWords(sources: Sources): string[] {
  const paths = [...sources.keys()].filter(isHeld)
  const parts = new Set(paths.flatMap((path) => path.split('/')))
  return [
    ...[...parts].flatMap((part) => faultsOf(part.replace(/\..*$/, ''), part)),
    ...paths.flatMap((path) =>
      namesOf(path, sources.get(path) ?? '').flatMap((name) => faultsOf(name, `${path}: ${name}`)),
    ),
  ]
}

/** Returns the keys of messages with such a word; the server's are codes on the wire and stay. */
export function oldKeys(keys: readonly string[]): string[] {
  return keys.flatMap((key) => faultsOf(key, key, replacedInKeys))
}

/** Migrations keep the names under which they landed; the demo has dishes and letters of its own. */
function isHeld(path: string): boolean {
  return /\.tsx?$/.test(path) && !/^(store\/migrations|brands|bench|build)\//.test(path)
}

/** Exported or not; of tests only what is exported. */
function namesOf(path: string, text: string): string[] {
  const declared =
    /^(export )?(?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type) (\w+)/gm
  const isProduct = !/(^test\/|\.test\.tsx?$)/.test(path)
  return [...text.matchAll(declared)].flatMap(([, isExported, name = '']) =>
    isProduct || isExported ? [name] : [],
  )
}

function faultsOf(name: string, where: string, words = replaced): string[] {
  if (allowed.has(name)) return []
  return wordsIn(name).flatMap((word) => {
    const instead = [word, word.replace(/s$/, ''), word.replace(/es$/, '')]
      .map((form) => words[form])
      .find((found) => found !== undefined)
    return instead === undefined ? [] : [`${where}: “${word}” is called ${instead}.`]
  })
}

/** The words of a name in camel case, Pascal case or with hyphens, in small letters. */
function wordsIn(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())
}
