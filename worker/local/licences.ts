// Collects the licences of the packages in browsers' scripts, and of the fonts.
import { existsSync, globSync, readFileSync } from 'node:fs'
import type { Metafile } from 'esbuild'

const FONTS = ['@fontsource-variable/archivo-narrow', '@fontsource-variable/besley']

// Returns the packages that a bundle contains.
const packagesIn = (outputs: Metafile['outputs']): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).flatMap(
      file => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
    ),
  )

/**
 * Returns our licence and then those of all packages, as one text. Throws if a package has no
 * licence file.
 */
export function licencesOf(root: string, outputs: Metafile['outputs']): string {
  const names = [...new Set([...packagesIn(outputs), ...FONTS])].sort()
  const texts = names.map(name => {
    const folder = `${root}node_modules/${name}`
    const [file] = existsSync(folder) ? globSync('{LICENSE,LICENCE}*', { cwd: folder }).sort() : []
    if (!file) throw new Error(`${name} has no licence`)
    return `${name}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}`
  })
  return [`Boxside\n\n${readFileSync(`${root}LICENSE`, 'utf8').trim()}`, ...texts].join(
    `\n\n${'-'.repeat(72)}\n\n`,
  )
}
