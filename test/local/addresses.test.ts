// Under which address phones find `npm start`, on machines that have adapters of all kinds.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { addressesOf } from '../../worker/local/addresses.ts'
import { freePort } from './ports.ts'

type Adapter = readonly [name: string, address: string, mac?: string, netmask?: string]

const real = 'a4:83:e7:12:34:56'
const told = (...adapters: Adapter[]) =>
  Object.fromEntries(
    adapters.map(([name, address, mac = real, netmask = '255.255.255.0']) => {
      const internal = address.startsWith('127.')
      return [
        name,
        [{ address, netmask, mac, internal, family: 'IPv4' as const, cidr: `${address}/24` }],
      ]
    }),
  )
const none = '00:00:00:00:00:00'

// The first of each is where its phones are.
const machines: Record<string, [Adapter, ...Adapter[]]> = {
  'Windows, VirtualBox': [
    ['Wi-Fi', '10.0.0.12'],
    ['Ethernet 2', '192.168.56.1', '0a:00:27:00:00:0e'],
    ['VirtualBox Host-Only Network', '192.168.99.1', '0a:00:27:00:00:0f'],
  ],
  'Windows, WSL and Hyper-V': [
    ['Ethernet', '10.1.2.3'],
    ['vEthernet (WSL (Hyper-V firewall))', '172.29.64.1', '00:15:5d:8a:11:02'],
    ['vEthernet (Default Switch)', '192.168.176.1', '00:15:5d:8a:11:03'],
  ],
  'Windows, a VPN': [
    ['WLAN', '172.20.10.3'],
    ['Ethernet 3', '10.20.0.5', '00:05:9a:3c:7a:00'],
    ['OpenVPN Wintun', '10.8.0.6', none],
  ],
  'Linux, Docker': [
    ['wlp2s0', '172.16.4.20'],
    ['docker0', '172.17.0.1', '02:42:aa:bb:cc:dd'],
    ['br-3f2a', '192.168.80.1', '02:42:aa:bb:cc:de'],
    ['virbr0', '192.168.122.1', '52:54:00:aa:bb:cc'],
  ],
  'Linux, WireGuard': [
    ['enp3s0', '10.0.0.4'],
    ['wg0', '192.168.6.2', none, '255.255.255.255'],
    ['tailscale0', '100.101.102.103', none, '255.255.255.255'],
  ],
  'Linux, a guest with Docker': [
    ['enp1s0', '10.0.2.15', '52:54:00:11:22:33'],
    ['docker0', '192.168.0.1', '02:42:aa:bb:cc:dd'],
  ],
  macOS: [
    ['en0', '10.0.1.7'],
    ['bridge100', '192.168.64.1', 'a6:83:e7:12:34:64'],
    ['utun4', '192.168.200.9', none],
  ],
  'two real ones': [
    ['eth0', '192.168.1.9'],
    ['wlan0', '10.3.0.9'],
  ],
}

test.each(Object.entries(machines))('%s', (_, adapters) => {
  const addresses = adapters.map(([, address]) => address).sort()
  for (const all of [adapters, adapters.toReversed()]) {
    const found = addressesOf(told(...all, ['lo', '127.0.0.1', none], ['eth9', '169.254.3.4']))
    expect(found[0]).toEqual({ adapter: adapters[0][0], address: adapters[0][1] })
    expect(found.map(({ address }) => address).sort()).toEqual(addresses)
  }
})

const root = fileURLToPath(new URL('../..', import.meta.url))

// What a start says on a machine with these adapters, until it serves or has given up.
const said = async (adapters: Adapter[], more: Record<string, string> = {}) => {
  const data = mkdtempSync(join(tmpdir(), 'boxside-addresses-'))
  const port = await freePort('0.0.0.0')
  const stub = `import os from 'node:os'; import { syncBuiltinESMExports } from 'node:module';
    os.networkInterfaces = () => (${JSON.stringify(told(...adapters))}); syncBuiltinESMExports()`
  const started = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(stub)}`, 'worker/local/start.ts'],
    { cwd: root, env: { ...process.env, DATA: data, PORT: String(port), ...more } },
  )
  const ended = once(started, 'exit')
  let words = ''
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', part => {
      words += part
      if (words.includes('Ctrl-C stops')) started.kill()
    })
  await ended
  rmSync(data, { recursive: true, force: true })
  return words.replaceAll(`:${port}`, '')
}

test('a start prints the likeliest, lists the others, and takes another one as it is said', async () => {
  const adapters = machines['Windows, VirtualBox']!
  const first = await said(adapters)
  expect(first).toContain('phones   http://10.0.0.12\n')
  expect(first).toMatch(/LAN=192\.168\.56\.1 npm start/)
  expect(first).toMatch(/http:\/\/192\.168\.99\.1 +VirtualBox Host-Only Network/)
  const chosen = await said(adapters, { LAN: '192.168.99.1' })
  expect(chosen).toContain('phones   http://192.168.99.1\n')
  expect(await said(adapters, { LAN: 'den.local' })).toContain('LAN must be an address')
})
