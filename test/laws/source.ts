// Reads the sources of a game's rules: which files and libraries a file brings to the browser.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the files that a file of a game imports, including itself, without types. */
export const broughtBy = (game: string, name: string, found = new Set([name])): Set<string> => {
  const text = readFileSync(new URL(`../../web/games/${game}/${name}`, import.meta.url), 'utf8')
  for (const [, what, from] of text.matchAll(/^import ([^;]*?) from '([^']+)'/gms)) {
    if (what!.startsWith('type ')) continue
    const file = from!.startsWith('.') ? join(dirname(name), from!) : from!
    if (!from!.startsWith('.') || file.startsWith('..')) found.add(file)
    else if (!found.has(file)) broughtBy(game, file, found.add(file))
  }
  return found
}
