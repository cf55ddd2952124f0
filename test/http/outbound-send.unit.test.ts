import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isForbidden } from '#src/outbound/destination.ts';
import { send } from '#src/outbound/send.ts';
import { answering } from '#test/support/answering.ts';

const local = { localAllowed: true, exceptions: [], pinned: true };
const publicOnly = { ...local, localAllowed: false };
const options = {
  ...({ method: 'POST', rules: local, headers: {}, body: '{}', verified: true } as const),
  ...{ maxBytes: 16, timeLimit: 600_000 },
};

describe('a receiver', () => {
  it('that never answers is given up', async () => {
    const silent = await answering(() => undefined);
    const sent = send(silent, { ...options, timeLimit: 50 });
    await expect(sent).rejects.toThrow('The receiver did not answer in time');
  });

  it('that answers for ever is read no further than asked for', async () => {
    const endless = await answering((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('k'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    const { status, body } = await send(endless, options);
    expect([status, body.toString()]).toEqual([200, 'k'.repeat(16)]);
  });

  it('that redirects has answered: nobody follows', async () => {
    let asked = 0;
    const circle = await answering((_, response) => {
      asked += 1;
      response.writeHead(302, { location: '/', 'set-cookie': ['a=1', 'b=2'] }).end();
    });
    const { status, headers } = await send(circle, options);
    expect([status, headers['set-cookie'], asked]).toEqual([302, 'a=1, b=2', 1]);
  });

  it('that closes in the middle of its headers has one text, whatever went wrong', async () => {
    const server = createTcpServer((socket) => void socket.end('HTTP/1.1 200 OK\r\nx-'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const failed = 'The connection to the receiver failed';
    await expect(send(new URL(`http://127.0.0.1:${port}/`), options)).rejects.toThrow(failed);
    server.close();
    await expect(send(new URL('http://127.0.0.1:1/'), options)).rejects.toThrow(failed);
    const headers = { 'X-Own': 'a\r\nX-Other: b' };
    const open = await answering((_, response) => void response.end());
    await expect(send(open, { ...options, headers })).rejects.toThrow(failed);
  });

  it('gets what a HEAD or a PUT says', async () => {
    const seen: string[] = [];
    const url = await answering((request, response) => {
      request.setEncoding('utf8');
      let text = '';
      request.on('data', (part: string) => (text += part));
      request.on('end', () => {
        seen.push(`${request.method} ${text}`);
        response.setHeader('x-own', 'a').end();
      });
    });
    const { body: _body, ...bare } = options;
    expect(await send(url, { ...bare, method: 'HEAD' })).toMatchObject({
      headers: { 'x-own': 'a' },
    });
    await send(url, { ...options, method: 'PUT', body: 'clay' });
    expect(seen).toEqual(['HEAD ', 'PUT clay']);
  });
});

/** Addresses of this machine and of networks that belong to nobody, in the ways in which they can be written. */
const hosts = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
  ],
  ...[
    '0x7f.0x0.0x0.0x1',
    '0177.0x0.0.1',
    '127.255.255.254',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
  ],
  ...['%31%32%37.0.0.1', '0', '0.0.0.0', '0x0', '00', '0.1', '[::]', '[::1]', '[0:0:0:0:0:0:0:1]'],
  ...[
    '[0000::0001]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:0001]',
    '[::127.0.0.1]',
  ],
  ...[
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001::1]',
  ],
  ...[
    '10.0.0.1',
    '10.1',
    '0xa.1',
    '012.0.0.1',
    '167772161',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
  ],
  ...[
    '0xac100001',
    '2886729729',
    '192.168.0.1',
    '192.168.1',
    '0xc0a80001',
    '3232235521',
    '0300.0250.0.1',
  ],
  ...['169.254.169.254', '169.254.43518', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376'],
  ...[
    '[::ffff:169.254.169.254]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '100.64.0.1',
    '198.18.0.1',
  ],
  ...[
    '224.0.0.1',
    '239.255.255.250',
    '255.255.255.255',
    '240.0.0.1',
    '[ff02::1]',
    '[fec0::1]',
    'localhost',
  ],
  ...['LOCALHOST', 'localhost.', '[2001:db8::1]', '192.0.2.1', '[::ffff:10.0.0.1]'],
];

it('knows so many spellings', () => {
  expect(new Set(hosts).size).toBeGreaterThanOrEqual(64);
});

it.each(hosts)('sends nothing to http://%s/', async (host) => {
  for (const scheme of ['http', 'https']) {
    const url = new URL(`${scheme}://${host}:8080/`);
    expect(await isForbidden(url, publicOnly)).toBe(true);
    await expect(send(url, { ...options, rules: publicOnly })).rejects.toThrow('URL is blocked');
  }
});
