import type { Settings } from '#src/domains/platform/integration-records/table.ts';

/** Maximum channels of one integration. */
export const maxChannels = 100;

/** Parses a list of channels, each once. */
const splitChannels = (list: string): readonly string[] => [
  ...new Set(list.split(/[\s,]+/).filter((channel) => channel !== '')),
];

/** Lists the addresses of channels; names without a server use the default one. Invalid entries are skipped. */
export function listChannelAddresses({ recipients, default_irc_uri }: Settings): readonly string[] {
  const server = String(default_irc_uri ?? '');
  return splitChannels(String(recipients ?? '')).flatMap((channel) => {
    const address = /^ircs?:/i.test(channel) ? channel : `${server.replace(/\/*$/, '/')}${channel}`;
    return isChannelAddress(address) ? [address] : [];
  });
}

const isChannelAddress = (address: string): boolean =>
  /^ircs?:\/\/[^\s/?#]+\/\S+$/i.test(address) && URL.canParse(address);

/** Tells whether a list of channels is within the limit. */
export function isChannelList(list: string): boolean {
  const { length } = splitChannels(list);
  return length > 0 && length <= maxChannels;
}

/** The URL of a host and port, in the spelling of http; null where the host is none. */
export function toHostAddress(host: string, port: number): URL | null {
  const text = `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
  return /^[a-z0-9._:-]+$/i.test(host) && URL.canParse(text) ? new URL(text) : null;
}
