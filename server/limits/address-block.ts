import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** One household or office counts as one: an IPv4 address, or the /64 that an IPv6 address lies in. */
export function addressBlock(ip: string): string {
  if (!isIPv6(ip)) return ip
  const address = ipaddr.IPv6.parse(ip)
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
