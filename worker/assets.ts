// Loads the manifest of built files, and tells which files a page will request.
import built from '../.build/manifest.json' with { type: 'json' }
import type { Files } from '../web/pages/assets.ts'

export interface Manifest extends Files {
  // colour variables of each box, as CSS, for pictures shown outside the site
  inks?: Record<string, string>
  imports: Record<string, string[]> // the scripts that each script imports
  licences: string // text of the licences of what browsers receive
  rules: string // hash of the rules in this build (see `durable/memory/memory.ts`)
}

export const files: Manifest = built

/**
 * Returns the scripts to name in `modulepreload`, so that a browser need not read one script before
 * it requests the next.
 */
export const neededBy = (...scripts: string[]): string[] => {
  const needed = new Set(scripts)
  for (const script of needed) for (const file of files.imports[script] ?? []) needed.add(file)
  return [...needed]
}
