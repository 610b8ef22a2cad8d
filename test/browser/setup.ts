// Runs before the browser tests: starts one server on fresh data and one Chromium for all files.
import type { TestProject } from 'vitest/node'
import { launchChromium } from './chromium.ts'
import { openHouse } from './house.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    inner: string
    chromium: string
  }
}

export default async function setup(project: TestProject) {
  const [house, chromium] = await Promise.all([openHouse(), launchChromium()])
  project.provide('address', house.url)
  project.provide('inner', house.inner)
  project.provide('chromium', chromium.wsEndpoint())
  return async () => {
    await Promise.all([house.stop(), chromium.close()])
  }
}
