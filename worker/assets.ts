// The built client's files, by what they are: addresses with a hash in their name, good for a year.
import built from '../.build/manifest.json' with { type: 'json' }

export interface GameFiles {
  box: string // the look of the box from outside: its lid, its pieces
  preview?: string // a picture of it, for a link in a chat; none: the house's icon
  digital: FaceFiles
  companion: FaceFiles
}

export interface FaceFiles {
  script: string
  look: string
  words: Record<string, string> // by language
}

export interface Manifest {
  main: string
  htmx: string
  island: string
  styles: Record<string, string> // the house's style sheets, by the folders of web/style
  house: Record<string, string> // the house's words, by language
  fonts: string[]
  icons: Record<string, string> // of the house, by name
  games: Record<string, GameFiles>
  inks?: Record<string, string> // what a box looks like from outside, as text, for pictures that leave the house
  imports: Record<string, string[]> // what a script asks for by itself
  rules: string // which rules this build plays by (see `durable/memory.ts`)
}

export const files: Manifest = built

// What a browser will need besides these scripts, for `modulepreload`: it need not first read one to ask for the next.
export const neededBy = (...scripts: string[]): string[] => {
  const needed = new Set(scripts)
  for (const script of needed) for (const file of files.imports[script] ?? []) needed.add(file)
  return [...needed]
}
