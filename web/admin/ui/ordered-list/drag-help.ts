import { createContext } from 'react'

/** The id of what says how a handle is used without a mouse. */
export const DragHelp = createContext<string | undefined>(undefined)
