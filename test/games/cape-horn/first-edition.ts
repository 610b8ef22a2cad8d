// The edition that was on the shelf first. What is worked out on its squares stays as it is,
// whatever the house's values become, and tables that were opened with it race on.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Edition, edition } from '../../../web/games/cape-horn/rules/edition.ts'

export const first: Edition = v.parse(
  edition,
  JSON.parse(readFileSync(new URL('first-edition.json', import.meta.url), 'utf8')),
)
