// Loads the manifest of built files, and lists the scripts that a page needs.
import built from '../.build/manifest.json' with { type: 'json' }
import type { Files } from '../web/pages/assets.ts'

export interface Manifest extends Files {
  // colour variables of each box, as CSS, for pictures shown outside the site
  inks?: Record<string, string>
  imports: Record<string, string[]> // the scripts that each script imports
  licences: string // URL of the licences of all code and fonts sent to browsers
  version: string // of Boxside, as 1.0.0
  rules: string // hash of the rules in this build (see `durable/memory/memory.ts`)
}

export const files: Manifest = built

/**
 * Returns the given scripts and all scripts that they import, for `modulepreload`. Without it a
 * browser requests a script only after it has read the script that imports it.
 */
export const neededBy = (...scripts: string[]): string[] => {
  const needed = new Set(scripts)
  for (const script of needed) for (const file of files.imports[script] ?? []) needed.add(file)
  return [...needed]
}
