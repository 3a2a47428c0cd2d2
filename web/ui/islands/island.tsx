import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

/** When the script of an island loads: in view, when the browser is idle, or at first use. */
export type IslandTime = 'seen' | 'idle' | 'use'

interface IslandProps<Props extends object> {
  /** Key in the island registry. */
  name: string
  /** Unique on the page: prefix with which `useId` matches between server and browser. */
  id: string
  component: ComponentType<Props>
  /** Sent to every guest as JSON: public values only. */
  props: Props
  when: IslandTime
}

/**
 * Renders an interactive part of a page. The browser hydrates it as its own React root (`start-
 * islands.ts`), so that the rest needs no script.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, id, component, props, when } = island
  const html = renderToString(createElement(component, props), { identifierPrefix: id })
  return (
    <div
      className="island"
      data-island={name}
      data-id={id}
      data-when={when}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own escaped output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
