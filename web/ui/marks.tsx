// Marks inside the rules help: what we decided, and what is our own number.
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Served } from '../words/served/served.ts'

// The language the help is read in, and the options of the table it is read at, if any; the help page provides them.
export interface Reading extends Pick<Served, 'ruling' | 'houseValue'> {
  options?: unknown
}
export const Read = createContext<Reading>({ ruling: '', houseValue: '' })

export const Ruling = () => <span class="mark-ruling">{useContext(Read).ruling}</span>
export const HouseValue = () => <span class="mark-house-value">{useContext(Read).houseValue}</span>
