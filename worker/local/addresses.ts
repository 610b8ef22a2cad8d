// Lists the addresses of this machine in its networks. The address that phones in the house most
// likely reach comes first.
import type { NetworkInterfaceInfo } from 'node:os'

export interface Address {
  address: string // IPv4
  adapter: string // name of the adapter in the operating system
}

// Adapters of virtual machines, containers, VPNs, bridges and modems, as Linux, macOS and Windows
// name them. No phone is in such a network.
const VIRTUAL = [
  /virtual|vbox|vmnet|vmware|hyper-v|vethernet|\bwsl|parallels|^vnic|^virbr/i,
  /docker|podman|^veth|^br|^lxc|^lxd|^incus|^cni|^flannel|^cali/i,
  /vpn|^utun|^tun|\btap|^wg|wireguard|tailscale|zerotier|^zt|^ppp|^ipsec|hamachi|nordlynx/i,
  /bluetooth|loopback|^awdl|^llw|^wwan/i,
]

// Windows gives many such adapters plain names, for example 'Ethernet 2'. These prefixes of
// hardware addresses name the maker of the adapter.
const MADE = [
  '00:00:00:00:00:00', // no hardware
  '0a:00:27', // VirtualBox
  ...['00:50:56', '00:0c:29', '00:05:69'], // VMware
  '00:15:5d', // Hyper-V, WSL
  '00:1c:42', // Parallels
  '52:54:00', // QEMU
  '02:42', // Docker
  ...['00:ff', '00:05:9a', '00:09:0f'], // VPNs: OpenVPN, Cisco, Fortinet
]

// A virtual name ranks last, after a virtual hardware address: in a virtual machine even the
// adapter to the real network has such a hardware address.
function rankOf(adapter: string, { mac, netmask }: NetworkInterfaceInfo): number {
  if (VIRTUAL.some(names => names.test(adapter)) || netmask === '255.255.255.255') return 2
  return MADE.some(maker => mac.toLowerCase().startsWith(maker)) ? 1 : 0
}

const homely = (address: string): number =>
  address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2

/** Returns the IPv4 addresses in the result of `networkInterfaces()`, likeliest first. */
export function addressesOf(adapters: NodeJS.Dict<NetworkInterfaceInfo[]>): Address[] {
  return Object.entries(adapters)
    .flatMap(([adapter, all = []]) =>
      all.map(one => ({ ...one, adapter, rank: rankOf(adapter, one) })),
    )
    .filter(
      ({ family, internal, address }) =>
        family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .sort((a, b) => a.rank - b.rank || homely(a.address) - homely(b.address))
    .map(({ address, adapter }) => ({ address, adapter }))
}
