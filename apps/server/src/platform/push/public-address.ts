import { lookup, type LookupAddress, type LookupOptions } from "node:dns";
import { BlockList } from "node:net";

/** Networks that are not the internet (IANA's special-purpose registries), and multicast. */
const blocked = new BlockList();
const networks: ReadonlyArray<readonly [network: string, prefix: number]> = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];
for (const [network, prefix] of networks) blocked.addSubnet(network, prefix, "ipv4");

/** The part of IPv6 that is assigned to the internet, without what carries an IPv4 address in it. */
const assigned = new BlockList();
assigned.addSubnet("2000::", 3, "ipv6");
const tunneled = new BlockList();
tunneled.addSubnet("2001::", 23, "ipv6");
tunneled.addSubnet("2001:db8::", 32, "ipv6");
tunneled.addSubnet("2002::", 16, "ipv6");

/** Whether an IP address belongs to the internet, and not to this machine or a network behind it. */
export const isPublicAddress = ({ address, family }: LookupAddress): boolean =>
  family === 4
    ? !blocked.check(address, "ipv4")
    : assigned.check(address, "ipv6") && !tunneled.check(address, "ipv6");

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;
type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A `lookup` for connections to hosts that users name. It fails for a host of which any address is not public, and
 * the connection uses the very addresses that were checked, so a second answer of the DNS changes nothing.
 */
export const lookUpPublic =
  (resolve: Resolve = lookup) =>
  (host: string, options: LookupOptions, found: Found): void =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined)
        return found(error ?? new Error(`${host} has no address.`), []);
      if (!addresses.every(isPublicAddress)) return found(new Error(`${host} is not on the internet.`), []);
      return options.all === true ? found(null, addresses) : found(null, first.address, first.family);
    });
