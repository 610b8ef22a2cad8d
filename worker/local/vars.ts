// Checks the settings in wrangler.toml, so that a deploy sends none that is wrong. wrangler runs it
// in its folder before it sends anything.
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { allNames, everywhere, homeNames, readSettings, unknownIn } from '../../web/settings.ts'
import { boxIds } from './settings.ts'
import { fail } from './terminal.ts'

interface Wrangler {
  vars?: Record<string, unknown>
  ratelimits: { name: string; simple: { limit: number } }[]
}

/** Returns a sentence for each setting of a `wrangler.toml` that is wrong. */
export const faultsIn = (toml: string): string[] => {
  const { vars = {}, ratelimits } = parse(toml) as unknown as Wrangler
  const { settings, faults } = readSettings(everywhere(boxIds()), vars)
  const names = Object.keys(vars).filter(name => vars[name] !== '')
  const numbers: Record<string, number> = settings.LIMITS
  return [
    ...faults,
    ...unknownIn(names, allNames),
    ...names
      .filter(name => homeNames.includes(name))
      .map(name => `${name} is a setting of a machine at home only.`),
    // Cloudflare counts by the bindings; LIMITS is what the document for programs says.
    ...ratelimits
      .filter(({ name, simple }) => numbers[name] !== simple.limit)
      .map(
        ({ name, simple }) =>
          `LIMITS says ${name}=${numbers[name]}, but [[ratelimits]] ${name} has ${simple.limit}. Both must be the same.`,
      ),
  ]
}

if (import.meta.main) {
  const faults = faultsIn(readFileSync('wrangler.toml', 'utf8'))
  if (faults.length > 0) fail(`wrangler.toml:\n${faults.join('\n')}`)
}
