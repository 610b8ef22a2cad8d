// `npm run new ID`: a new game on the shelf that passes `npm test` at once, to be changed into one's
// own. What is derived from it is made too: formatting, the document for programs, the picture for
// chats, the fingerprints of its screens.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { faultIn, writeSkeleton } from './skeleton.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [id] = process.argv.slice(2)

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const fault = faultIn(root, id)
if (fault || !id) stop(fault!)
else {
  const files = writeSkeleton(root, id)
  console.log(files.map(file => `  ${file}`).join('\n'))
  const steps: [what: string, command: string, ...args: string[]][] = [
    ['format the files', 'node_modules/.bin/biome', 'check', '--write', ...files],
    ['add the moves to the document for programs', process.execPath, 'test/shapes.ts'],
    ['build', process.execPath, 'worker/local/build.ts'],
    ['draw the picture for chats', process.execPath, 'test/browser/previews.ts', id],
    [
      'store the fingerprints of the screens',
      process.execPath,
      'test/browser/look.ts',
      'accept',
      id,
      'house',
    ],
  ]
  for (const [what, command, ...args] of steps) {
    console.log(`\nTo ${what}: ${args.slice(0, 3).join(' ')}`)
    if (spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0)
      stop(`Could not ${what}.`)
  }
  console.log(`
Wrote web/games/${id} and test/games/${id}, and added the game to web/shelf.ts.
It is a dice race. Run npm test: it passes. Then change the rules, the words and the help in four
languages, and then the rows in test/games/${id} that describe them.
web/games/README.md says what each file is for, and what you may delete.`)
}
