// The tables this browser sits at. Only the browser keeps the list.
import { keep, kept } from '../ui/storage.ts'

interface Sat {
  code: string
  title: string
}

const KEY = 'boxside tables'
const MOST = 6

export const tablesSat = (): Sat[] => kept(KEY) ?? []

const without = (code: string) => tablesSat().filter(table => table.code !== code)

export const remember = (code: string, title: string) => keep(KEY, [{ code, title }, ...without(code)].slice(0, MOST))
export const forget = (code: string) => keep(KEY, without(code))
