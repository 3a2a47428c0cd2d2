import { type ComponentType, createContext, useContext } from 'react'

/** A component of a brand in the place of one of ours, which it may render as `Default`. */
export type PartOverride<Props> = ComponentType<Props & { Default: ComponentType<Props> }>

/** The parts that the brand replaces, by name. */
export const PartsContext = createContext<object>({})

export function useHasPart(name: string): boolean {
  return name in useContext(PartsContext)
}

/** Makes a component of the site a part that a brand can replace or wrap (`defineParts`). */
export function part<Props extends object>(
  name: string,
  Default: ComponentType<Props>,
): ComponentType<Props> {
  function Part(props: Props) {
    const overrides = useContext(PartsContext) as Record<string, PartOverride<Props> | undefined>
    const Override = overrides[name]
    return Override ? <Override {...props} Default={Default} /> : <Default {...props} />
  }
  return Part
}
