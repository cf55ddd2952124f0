import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, describe, it, onTestFinished } from 'vitest';
import { sendLines } from '#src/outbound/send-lines.ts';

const local = { localAllowed: true, exceptions: [], pinned: true };
const options = { rules: local, timeLimit: 600_000 };

async function listening(take: (socket: Socket) => void): Promise<URL> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    take(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

describe('lines to a daemon', () => {
  it('are written whole, whatever it says', async () => {
    const taken: string[] = [];
    const daemon = await listening((socket) => {
      socket.write('welcome\n');
      socket.on('data', (chunk) => taken.push(chunk.toString()));
      socket.on('end', () => socket.end());
    });
    await sendLines(daemon, ['a', 'ü'], options);
    expect(taken.join('')).toBe('a\nü\n');
  });

  it('are given up when it neither reads nor ends', async () => {
    const silent = await listening(() => undefined);
    const late = 'The receiver did not answer in time';
    await expect(sendLines(silent, ['a'], { ...options, timeLimit: 50 })).rejects.toThrow(late);
  });

  it('go where the rules lead alone', async () => {
    let connected = 0;
    const daemon = await listening(() => (connected += 1));
    const rules = { ...local, localAllowed: false };
    for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', 'localhost']) {
      const url = new URL(`http://${host}:${daemon.port}/`);
      await expect(sendLines(url, ['a'], { ...options, rules })).rejects.toThrow('URL is blocked');
    }
    expect(connected).toBe(0);
  });

  it('to nobody have one text, whatever went wrong', async () => {
    const nobody = new URL('http://127.0.0.1:1/');
    const failed = 'The connection to the receiver failed';
    await expect(sendLines(nobody, ['a'], options)).rejects.toThrow(failed);
  });
});
