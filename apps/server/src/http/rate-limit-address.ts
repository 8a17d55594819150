import { isIPv6 } from "node:net";

/** Returns the eight groups of an IPv6 address in lowercase, without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL's host is in the shortest form, with an IPv4 address at its end in hexadecimal.
  const { hostname } = new URL(`http://[${address}]`);
  const [front = [], back = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => "0");
  return [...front, ...zeros, ...back];
}

/**
 * Reduces an IP address to what limits count. Anyone with IPv6 has at least a /64 network, and so 2^64 addresses
 * to choose from. An IPv4 address that is written as IPv6 is still one IPv4 address.
 */
export function toRateLimitAddress(address: string): string {
  const [unzoned = ""] = address.split("%");
  if (!isIPv6(unzoned)) return address;
  const groups = groupsOf(unzoned);
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return `${groups.slice(0, 4).join(":")}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join(".");
}
