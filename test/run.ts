// `npm test`: runs every check one after the other and prints one line with the counts.
// `TIMES=10 npm test` repeats the tests, to find rare failures.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildClient } from '../worker/local/build.ts'
import { isFull, leftToday, turn } from './sweep.ts'

const REPORT = '.build/vitest.json'

// wrangler and miniflare must contact nobody and write nothing outside the project.
Object.assign(process.env, {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_WRITE_LOGS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
})

// All files of a run take the same part of their sweeps, even at midnight.
process.env.TURN = String(turn)
console.log(
  isFull
    ? 'Every sweep whole'
    : `A part of each sweep: TURN=${turn} repeats it, FULL=1 takes them whole`,
)

let passed = 0
const failures: string[] = []
interface Second {
  file: string
  name: string
  told: string // why its first try failed
}
const second: Second[] = [] // passed only at the second try
// left out because of a variable, another day's turn, or a missing browser
const skipped: string[] = []

interface Ended {
  code: number | null
  output: string
}

function run([bin, ...args]: readonly string[], isQuiet: boolean): Promise<Ended> {
  return new Promise(resolve => {
    const child = spawn(`node_modules/.bin/${bin}`, args, {
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => (output += text))
    child.on('error', error => resolve({ code: 1, output: String(error) }))
    child.on('close', code => resolve({ code, output }))
  })
}

// A check by a whole tool; it counts as one test.
async function check(name: string, command: string, say = (_output: string) => '') {
  const began = Date.now()
  const { code, output } = await run(command.split(' '), true)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  if (code === 0) {
    passed += 1
    console.log(`✓ ${name}${say(output)} (${seconds} s)`)
  } else {
    failures.push(name)
    console.log(`✗ ${name} (${seconds} s)\n${output}`)
  }
}

interface Report {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

// Returns what was waited for, what the pages showed, and the line of the test, on one line without
// colours.
function told(messages: readonly string[]): string {
  const lines = messages.flatMap(message => stripVTControlCharacters(message).split('\n'))
  const here = lines
    .find(line => /^\s+at .*\.test\.tsx?:/.test(line))
    ?.replace(/^.*(?=\btest\/)|\)$/g, '')
  const words = lines
    .filter(line => line.trim() !== '' && !/^\s+at /.test(line))
    .map(line => line.trim())
  return [...words.slice(0, 12), ...(here ? [here] : [])].join(' · ')
}

async function vitest(filters: string[]) {
  rmSync(REPORT, { force: true })
  const options = `--config test/vitest.config.ts --reporter=default --reporter=json --outputFile.json=${REPORT}`
  const { code } = await run(['vitest', 'run', ...options.split(' '), ...filters], false)
  const before = failures.length
  const report: Report = existsSync(REPORT)
    ? JSON.parse(readFileSync(REPORT, 'utf8'))
    : { testResults: [] }
  for (const file of report.testResults) {
    const ended = file.assertionResults
    const well = ended.filter(({ status }) => status === 'passed')
    passed += well.length
    for (const { fullName, failureMessages } of well)
      if (failureMessages.length > 0)
        second.push({ file: relative('.', file.name), name: fullName, told: told(failureMessages) })
    skipped.push(
      ...ended
        .filter(({ status }) => status === 'skipped' || status === 'pending')
        .map(one => one.fullName),
    )
    const failed = ended.filter(({ status }) => status === 'failed')
    failures.push(
      ...failed.map(({ fullName, failureMessages }) => `${fullName}: ${told(failureMessages)}`),
    )
    if (file.status === 'failed' && failed.length === 0)
      failures.push(`${relative('.', file.name)} could not run`)
  }
  if (code !== 0 && failures.length === before) failures.push(`vitest ended with ${code}`)
}

const AGAIN = 5

// A test that depends on luck is faulty, and a whole run finds it: a test that was only disturbed
// by a busy machine passes each time when run alone.
async function repeat({ file, name }: Second) {
  const pattern = `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`
  const command = [
    'vitest',
    'run',
    '--config=test/vitest.config.ts',
    '--retry=0',
    file,
    '-t',
    pattern,
  ]
  for (let time = 1; time <= AGAIN; time++) {
    const { code, output } = await run(command, true)
    const plain = stripVTControlCharacters(output)
    if (code === 0 && /^\s*Tests\s+.*[1-9]\d* passed/m.test(plain)) continue
    passed -= 1
    failures.push(`needs luck, in ${time} of ${AGAIN} times alone: ${name}`)
    console.log(plain)
    return
  }
  console.log(`  ✓ alone ${AGAIN} times in a row: ${name}`)
}

const filters = process.argv.slice(2)
process.env.NAMED = filters.length > 0 ? '1' : ''
const left = leftToday(filters.length > 0)
let checks: Promise<unknown> | undefined // run beside the tests
if (filters.length > 0) await buildClient()
else {
  // Builds the client too, because the Worker's types need it.
  await check(
    'deploy, dry',
    'wrangler deploy --dry-run --outdir .build/deploy',
    output => `: ${/Total Upload.*/.exec(output)?.[0]}`,
  )
  checks = Promise.all([
    check('types', 'tsc -b --pretty false'),
    check('lint', 'biome ci --colors=off --diagnostic-level=warn'),
  ])
}
const times = Number(process.env.TIMES ?? 1)
for (let run = 1; run <= times; run++) {
  if (times > 1) console.log(`\nRun ${run} of ${times}`)
  await vitest(filters)
}
await checks

if (second.length > 0) {
  console.log(
    `\nOn the second try:\n${second.map(({ name, told }) => `  ! ${name}: ${told}`).join('\n')}`,
  )
  if (isFull) for (const one of second) await repeat(one)
}
if (skipped.length > 0) console.log(`\nSkipped:\n${skipped.map(name => `  - ${name}`).join('\n')}`)
if (left.length > 0) console.log(`\nOn another day:\n${left.map(name => `  - ${name}`).join('\n')}`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map(name => `  ✗ ${name}`).join('\n')}`)
const rest = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
console.log(`\n${passed} passed, ${failures.length} failed${rest}`)
process.exit(failures.length > 0 ? 1 : 0)
