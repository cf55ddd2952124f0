import { createSocket } from 'node:dgram';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { NameResolver } from '#src/outbound/names.ts';

/** A name server that never says anything. */
async function silentServer(): Promise<{ servers: string[]; asked: () => number }> {
  let count = 0;
  const socket = createSocket('udp4').on('message', () => void (count += 1));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void socket.close());
  return { servers: [`127.0.0.1:${socket.address().port}`], asked: () => count };
}

it('finds a name while very many others are never answered', async () => {
  const { servers, asked } = await silentServer();
  const folder = await mkdtemp(join(tmpdir(), 'hearth-names-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const hostsFile = join(folder, 'hosts');
  await writeFile(hostsFile, '# names\n192.0.2.7 kiln Kiln.Example # of clay\n::1 kiln.example\n');
  const names = new NameResolver({ servers, hostsFile, timeoutMs: 200 });
  const silent = Array.from({ length: 40 }, (_, index) => names.look(`silent-${index}.example`));
  const refused = Promise.all(silent.map((one) => one.catch(() => 'refused')));
  await expect.poll(asked).toBeGreaterThan(20);
  expect(await names.look('kiln.example.')).toEqual([
    { address: '192.0.2.7', family: 4 },
    { address: '::1', family: 6 },
  ]);
  expect(new Set(await refused)).toEqual(new Set(['refused']));
});
