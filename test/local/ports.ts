// Returns the port of a test's server.
import type { AddressInfo } from 'node:net'

export const portOf = (server: { address(): string | AddressInfo | null }): number =>
  (server.address() as AddressInfo).port
