import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runWithFolder, spoolMember } from '#src/domains/transfer/import-export/export/members.ts';

async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

async function collect(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

it.each(['', 'some bytes'])('a member that was spooled gives its bytes: "%s"', async (text) => {
  const folder = await mkdtemp(join(tmpdir(), 'members-'));
  for await (const { size, content } of spoolMember(folder, 'labels', bytesOf(text))) {
    expect(size).toBe(text.length);
    expect(await collect(content)).toBe(text);
  }
  expect(await readdir(folder)).toEqual([]);
});

it('a member opens its file when it is read: an export may end before that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'members-'));
  const content = await runWithFolder(folder, async () => {
    const { value } = await spoolMember(folder, 'labels', bytesOf('some bytes')).next();
    return value === undefined ? bytesOf('') : value.content;
  });
  await expect(collect(content)).rejects.toThrow('ENOENT');
  await rm(folder, { recursive: true, force: true });
});
