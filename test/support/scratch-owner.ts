import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { takeScratchFolder } from './scratch-folder.ts';

/** A run that waits to be ended, for the tests of scratch folders: it holds files, a server, and a Postgres if asked. */
takeScratchFolder('disk');
const folder = tmpdir();
mkdirSync(path.join(folder, 'deep/er'), { recursive: true });
writeFileSync(path.join(folder, 'deep/er/file'), 'text');
// The child would outlive this process: it reads nothing and receives no signal.
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
  stdio: 'ignore',
  env: { DATA_DIR: path.join(folder, 'deep') },
});
if (process.argv.includes('--postgres')) {
  const { startPostgres } = await import('./postgres-server.ts');
  await startPostgres();
}
process.stdout.write(`${JSON.stringify({ folder, child: child.pid })}\n`);
process.stdin.once('data', (order) => {
  if (order.toString().startsWith('throw')) throw new Error('as asked');
  process.exit(3);
});
