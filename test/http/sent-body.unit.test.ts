import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { unpackBody } from '#src/http/git/sent-body.ts';

it('brings together what is sent byte by byte', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const bytes = 100_000;
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write(`${'1\r\nx\r\n'.repeat(bytes)}0\r\n\r\n`);
  const [request] = (await once(server, 'request')) as [IncomingMessage];
  const pieces = await unpackBody(request).toArray();
  expect(Buffer.concat(pieces).toString()).toBe('x'.repeat(bytes));
  expect(pieces.length).toBeLessThan(1_000);
  socket.destroy();
  server.close();
});
