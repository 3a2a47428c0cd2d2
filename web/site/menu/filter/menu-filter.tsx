import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { type Choice, type MenuFilterProps, updateMenu } from './update-menu.ts'

/**
 * Renders the filter of the menu: a form that the server answers. Script replaces the items by
 * those of the response, so that filtering has one implementation and no reload.
 */
export function MenuFilter(first: MenuFilterProps) {
  const [props, setProps] = useState(first)
  const { action, hidden, without, diets, status, chosen, clear, table, words } = props
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLDetailsElement>(null)

  async function ask() {
    if (!form.current) return
    const next = await updateMenu(form.current, first)
    if (next) setProps(next)
  }

  // Apply what was ticked before the script loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
    if ([...boxes].some((one) => one.checked !== one.defaultChecked)) void ask()
  }, [])

  function show(event: SubmitEvent) {
    event.preventDefault()
    if (box.current) box.current.open = false
    box.current?.querySelector('summary')?.focus()
    void ask()
  }

  function clearAll() {
    for (const one of form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) {
      one.checked = false
    }
    void ask()
  }

  return (
    <>
      <details className="menu-filter" ref={box}>
        <summary>
          <Icon name="sieve" />
          <span className="menu-filter-title">{words.title}</span>
          <span className="menu-filter-chosen">{chosen}</span>
          <Icon name="next" />
        </summary>
        <form
          ref={form}
          action={action}
          autoComplete="off"
          onChange={() => void ask()}
          onSubmit={show}
        >
          {hidden.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {diets.length > 0 && <Choices legend={words.diets} name="diet" choices={diets} />}
          <Choices legend={words.without} name="without" choices={without} />
          <p className="menu-filter-rule">
            {words.rule} <a href={table}>{words.table}</a>
          </p>
          <button className="button" type="submit">
            {words.show}
          </button>
        </form>
      </details>
      <div className="menu-filter-found">
        <p role="status">{status}</p>
        {status !== '' && clear && (
          <a
            className="menu-filter-clear"
            href={clear}
            onClick={(event) => {
              event.preventDefault()
              clearAll()
            }}
          >
            {words.clear}
          </a>
        )}
      </div>
    </>
  )
}

interface ChoicesProps {
  legend: string
  name: string
  choices: readonly Choice[]
}

function Choices({ legend, name, choices }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="menu-filter-choices">
        {choices.map(({ value, label, isOn }) => (
          <label key={value} className="menu-filter-choice">
            <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
