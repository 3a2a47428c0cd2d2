import type { BrowserContext } from '@playwright/test'

/**
 * Playwright's trace asks for a broken local picture's bytes again. When a script asks, the browser
 * also says that the Fetch API cannot load it.
 */
const traceOfBlob = /^error: Connecting to 'blob:[^']+' violates .*"connect-src 'self'"/

/** On a busy machine a page is drawn before the browser has begun its move from the page before. */
const lateTransition =
  /^uncaught: InvalidStateError: Transition was aborted because of invalid state\. Page already revealed/

/** Journeys run scripts of their own (axe, the clock) in every frame; a previewed page has none. */
const scriptInPreview = /^error: Blocked script execution in '(?:about:srcdoc'|[^']+[?&]only=\d+)/

const unusedCopy = /^warning: The resource (\S+)-(\d+)\.\w+ was preloaded .* but not used /

/**
 * What a browser complains of while a journey runs: console errors and warnings (a breach of the
 * Content-Security-Policy is one), and errors that nobody caught. A journey fails by any of them.
 */
export class BrowserErrors {
  readonly #found: string[] = []
  readonly #allowed: RegExp[] = [traceOfBlob, lateTransition, scriptInPreview]
  /** Widths of the copies that were asked for, by what is the same in their addresses. */
  readonly #asked = new Map<string, number[]>()

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      this.#found.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('request', (request) => {
      const [, picture, width] = /^(\S+)-(\d+)\.\w+$/.exec(request.url()) ?? []
      if (picture === undefined) return
      this.#asked.set(picture, [...(this.#asked.get(picture) ?? []), Number(width)])
    })
    context.on('weberror', (error) => this.#found.push(`uncaught: ${error.error()}`))
  }

  /** An error that the journey provokes: browsers log every response of 400 and above. */
  allowStatus(status: number): void {
    this.#allowed.push(new RegExp(`^error: Failed to load resource: .* status of ${status} `))
  }

  /** A line that the journey breaks: browsers log every call that got no response. */
  allowBrokenLine(): void {
    this.#allowed.push(/^error: Failed to load resource: net::ERR_/)
  }

  /** Without https a browser says that it passes over a header which counts only there. */
  allowPlainHttp(): void {
    this.#allowed.push(/^error: The Cross-Origin-Opener-Policy header has been ignored, /)
  }

  get left(): string[] {
    return this.#found.filter(
      (stray) => !this.#isOutdone(stray) && !this.#allowed.some((allowed) => allowed.test(stray)),
    )
  }

  /** A page asks for the copy that fits; a browser shows a wider one where it has that already. */
  #isOutdone(stray: string): boolean {
    const [, picture = '', width] = unusedCopy.exec(stray) ?? []
    return (this.#asked.get(picture) ?? []).some((asked) => asked > Number(width))
  }
}
