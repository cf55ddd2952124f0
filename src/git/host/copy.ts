import { join } from 'node:path';
import { GitTimeout } from '../errors.ts';
import { runCommand, startCommand, stopCommand } from './command.ts';
import { writeSynced } from '#src/disk/write-synced.ts';

const maxRefBytes = 256 * 1024 * 1024;
const timeLimitMs = 10 * 60_000;

/**
 * Copies the branches and tags of `source` into the empty repository `target`, with every object that they reach and
 * no other. Objects of hidden refs are not copied. No file is shared, so that either repository can be deleted or
 * repacked alone.
 */
export async function copyRepository(source: string, target: string): Promise<void> {
  const args = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads/', 'refs/tags/'];
  const refs = await runCommand(source, args, { maxBytes: maxRefBytes, timeLimit: timeLimitMs });
  if (refs.length === 0) return;
  await copyObjects(source, target, listIds(refs));
  // One file instead of one for each ref; `for-each-ref` has them in the order that it must have.
  await writeSynced(join(target, 'packed-refs'), `# pack-refs with: sorted \n${refs.toString()}`);
}

function listIds(refs: Buffer): string {
  const ids = refs
    .toString()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(' ')));
  return [...new Set(ids)].filter((id) => id !== '').join('\n');
}

/** Copies objects: `revisions` lists commits, one per line; a `^` marks commits that `target` has. */
export async function copyObjects(
  source: string,
  target: string,
  revisions: string,
): Promise<void> {
  const pack = ['pack-objects', '--revs', '--stdout', '--delta-base-offset', '--quiet'];
  const reader = startCommand(source, [...pack, '--threads=1']);
  const writer = startCommand(target, ['index-pack', '--stdin', '--threads=1']);
  const stop = () => [reader, writer].forEach(({ child }) => stopCommand(child));
  const stops: Error[] = [];
  const timer = setTimeout(() => {
    stops.push(new GitTimeout('copy'));
    stop();
  }, timeLimitMs);

  reader.child.stdout.pipe(writer.child.stdin);
  writer.child.stdout.resume();
  reader.child.stdin.end(`${revisions}\n`);
  try {
    await Promise.all([reader.ended, writer.ended]);
  } catch (error) {
    // The other command would wait forever.
    stop();
    await Promise.allSettled([reader.ended, writer.ended]);
    throw stops[0] ?? error;
  } finally {
    clearTimeout(timer);
  }
}
