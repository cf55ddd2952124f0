import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { findMatchingFiles, pack, unpackArchive } from '#src/runner/archives.ts';
import { gathered, zipNamed, zipOf } from '#test/support/archives.ts';

const scratch = await mkdtemp(path.join(tmpdir(), 'hearth-runner-archives-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** A folder with a project, beside which there is a file that nobody may touch. */
async function newPlace() {
  const place = await mkdtemp(path.join(scratch, 'place-'));
  const project = path.join(place, 'project');
  await mkdir(project);
  await writeFile(path.join(place, 'secret'), 'kept');
  return { place, project };
}

async function unpackInto(project: string, bytes: Buffer): Promise<void> {
  const archive = path.join(path.dirname(project), 'archive.zip');
  await writeFile(archive, bytes);
  await unpackArchive(archive, project);
}

/** An archive with one entry of this mode. */
async function zipWith(name: string, contents: string, mode: number): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(contents), name, { mode });
  zip.end();
  return Buffer.concat(await gathered(zip.outputStream));
}

describe('an archive that the runner unpacks', () => {
  it('comes back as it was packed', async () => {
    const { place, project } = await newPlace();
    await mkdir(path.join(project, 'out/deep'), { recursive: true });
    await writeFile(path.join(project, 'out/deep/ü'), 'fired', { mode: 0o755 });
    const files = await findMatchingFiles(project, { paths: ['out'], exclude: null });
    const archive = path.join(place, 'packed.zip');
    await pack(project, files, archive);
    const other = await newPlace();
    await unpackInto(other.project, await readFile(archive));
    expect(await readFile(path.join(other.project, 'out/deep/ü'), 'utf8')).toBe('fired');
  });

  const names = ['../secret', '/tmp/hearth-slip', 'a/../../secret', 'a\\..\\secret', 'C:/secret'];
  const own = ['.git/config', './.git/hooks/post-checkout', './/.GIT/config'];
  it.each([...names, ...own])('leaves nothing of a file %j', async (name) => {
    const { place, project } = await newPlace();
    const stand = 'x'.repeat(name.length);
    const bytes = await zipNamed({ [stand]: 'bad' }, { [stand]: name });
    await expect(unpackInto(project, bytes)).rejects.toThrow();
    expect(await readFile(path.join(place, 'secret'), 'utf8')).toBe('kept');
    expect(await readdir(project, { recursive: true })).toEqual([]);
  });

  it('makes no links', async () => {
    const { project } = await newPlace();
    const link = await zipWith('link', '../secret', 0o120_777);
    await expect(unpackInto(project, link)).rejects.toThrow('not allowed');
    expect(await readdir(project)).toEqual([]);
  });

  it('does not write through links that are there', async () => {
    const { place, project } = await newPlace();
    await symlink('../secret', path.join(project, 'file'));
    await symlink('..', path.join(project, 'folder'));
    const through = await zipOf({ 'folder/secret': 'bad' });
    await expect(unpackInto(project, through)).rejects.toThrow('has a path through a link');
    await unpackInto(project, await zipOf({ file: 'new' }));
    expect(await readFile(path.join(project, 'file'), 'utf8')).toBe('new');
    expect(await readFile(path.join(place, 'secret'), 'utf8')).toBe('kept');
  });

  it('takes the last of two files of one name', async () => {
    const { project } = await newPlace();
    const bytes = await zipNamed({ 'one.txt': '1', 'two.txt': '2' }, { 'two.txt': 'one.txt' });
    await unpackInto(project, bytes);
    expect(await readFile(path.join(project, 'one.txt'), 'utf8')).toBe('2');
  });

  it.each([
    [100, 100],
    [0xffff_fff0, 5_000_000],
  ])('that is a bomb and says %i bytes leaves at most %i', async (size, most) => {
    const { project } = await newPlace();
    const bytes = await zipOf({ 'a.txt': Buffer.alloc(5_000_000), 'b.txt': Buffer.alloc(10) });
    for (let at = 0; (at = bytes.indexOf('PK\u0001\u0002', at, 'latin1')) !== -1; at += 4) {
      bytes.writeUInt32LE(size, at + 24);
    }
    await expect(unpackInto(project, bytes)).rejects.toThrow();
    const sizes = (await readdir(project)).map(async (name) => {
      return (await readFile(path.join(project, name))).length;
    });
    expect(Math.max(0, ...(await Promise.all(sizes)))).toBeLessThanOrEqual(most);
  });
});

describe('a file that the runner keeps', () => {
  it('is inside the project, and no link', async () => {
    const { project } = await newPlace();
    await mkdir(path.join(project, '.git'));
    for (const name of ['.git/config', 'a.txt', '--output=b', '$(touch c)']) {
      await writeFile(path.join(project, name), name);
    }
    await symlink('../secret', path.join(project, 'link'));
    await symlink('..', path.join(project, 'above'));
    const kept = (paths: readonly string[], exclude: readonly string[] = []) =>
      findMatchingFiles(project, { paths: [...paths], exclude: [...exclude] });
    expect(await kept(['**/*'])).toEqual(['$(touch c)', '--output=b', 'a.txt']);
    expect(await kept(['**/*'], ['*b', '$*'])).toEqual(['a.txt']);
    expect(await kept(['../secret', '/etc/passwd', 'above/secret', '.git/config'])).toEqual([]);
    expect(await kept([`${'*'.repeat(50)}x`, `${'*a'.repeat(400)}/x`])).toEqual([]);
  });
});
