import { describe, expect, it } from 'vitest';
import { createClientAddress } from '#src/text/client-address.ts';
import { expectGrowth, itGrows, LINEAR } from '#test/support/growth.ts';

async function addressOf(
  trusted: readonly string[],
  peer: string | undefined,
  forwarded?: string,
): Promise<string> {
  const clientAddress = await createClientAddress(trusted);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientAddress({ headers, socket: { remoteAddress: peer } });
}

describe('the address of a caller', () => {
  const cases: [what: string, readonly string[], string | undefined, string | undefined, string][] =
    [
      ['of the connection', [], '198.51.100.7', undefined, '198.51.100.7'],
      ['of the connection, where nobody is trusted', [], '10.0.0.1', '192.0.2.9', '10.0.0.1'],
      ['of who is no proxy', ['10.0.0.0/8'], '198.51.100.7', '192.0.2.9', '198.51.100.7'],
      ['of the proxy, when it says nothing', ['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
      ['of nobody, when the connection is gone', ['loopback'], undefined, '192.0.2.9', ''],
      ['behind a proxy', ['loopback'], '127.0.0.1', '192.0.2.9', '192.0.2.9'],
      ['behind a proxy of IPv6', ['loopback'], '::1', '192.0.2.9', '192.0.2.9'],
      ['behind a mapped proxy', ['10.0.0.0/8'], '::ffff:10.0.0.1', '192.0.2.9', '192.0.2.9'],
      ['behind two', ['10.0.0.0/8'], '10.0.0.1', '192.0.2.9, 10.0.0.2', '192.0.2.9'],
      ['that a caller made up before', ['10.0.0.1'], '10.0.0.1', '1.1.1.1, 192.0.2.9', '192.0.2.9'],
      ['of the outermost proxy', ['uniquelocal'], '10.0.0.1', '10.0.0.3,10.0.0.2', '10.0.0.3'],
      ['with a port', ['loopback'], '127.0.0.1', '192.0.2.9:4711', '192.0.2.9'],
      ['in brackets', ['loopback'], '127.0.0.1', '[2001:DB8::1]:4711', '2001:db8::1'],
      ['in one spelling', ['loopback'], '127.0.0.1', '2001:0DB8:0:0::1', '2001:db8::1'],
      ['mapped', [], '::ffff:192.0.2.9', undefined, '192.0.2.9'],
      ['with a zone', [], 'fe80::1%eth0', undefined, 'fe80::1'],
      ['that is none', ['loopback'], '127.0.0.1', 'unknown', '127.0.0.1'],
      ['that is none, of two', ['uniquelocal'], '10.0.0.1', 'a\0b, 10.0.0.2', '10.0.0.2'],
      ['that is empty', ['loopback'], '127.0.0.1', ' , ,', '127.0.0.1'],
      ['of hardly an address', ['loopback'], '127.0.0.1', '[[::1]]:x', '127.0.0.1'],
      ['of digits', ['loopback'], '127.0.0.1', '2130706433', '127.0.0.1'],
    ];
  it.each(cases)('is that %s', async (_, trusted, peer, forwarded, expected) => {
    expect(await addressOf(trusted, peer, forwarded)).toBe(expected);
  });

  itGrows.each(['10.0.0.1,', ',', '[', ':1', 'x', '::ffff:'])(
    'is found in time that grows with a long header of %s',
    async (part) => {
      await expectGrowth(LINEAR, 16_384, (size) => {
        const header = part.repeat(size / part.length);
        return () => addressOf(['uniquelocal', 'loopback'], '10.0.0.1', header);
      });
    },
  );
});
