import type { Actor } from '#src/records/actor.ts';

/** Key under which the requests of one caller are counted: the user, or the network of an anonymous caller. */
export function formatCallerKey({
  actor,
  ip,
}: {
  readonly actor: Actor | null;
  readonly ip: string;
}): string {
  return actor === null ? toNetwork(ip) : `user ${actor.user.id}`;
}

/** An IPv4 address; of IPv6 the network, because one caller has all the addresses in it. */
export function toNetwork(ip: string): string {
  const mapped = /^::ffff:([0-9.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
