// The keys of what only the server says: English sets them, the other languages must have the same.
import type english from './en.ts'

export type Served = typeof english
