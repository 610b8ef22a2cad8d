// The built files as the build wrote them down, and what a page will ask for.
import built from '../.build/manifest.json' with { type: 'json' }
import type { Files } from '../web/pages/assets.ts'

export interface Manifest extends Files {
  // what a box looks like from outside, as text, for pictures that leave the house
  inks?: Record<string, string>
  imports: Record<string, string[]> // what a script asks for by itself
  licences: string // of what browsers are sent
  rules: string // which rules this build plays by (see `durable/memory/memory.ts`)
}

export const files: Manifest = built

/** For `modulepreload`: a browser need not first read a script to ask for the next. */
export const neededBy = (...scripts: string[]): string[] => {
  const needed = new Set(scripts)
  for (const script of needed) for (const file of files.imports[script] ?? []) needed.add(file)
  return [...needed]
}
