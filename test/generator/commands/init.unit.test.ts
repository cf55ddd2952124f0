import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specFolder } from '../generated.ts';

const tags = ['main', 'main-functions', 'Context', 'a/../b'];
const document = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: Object.fromEntries(
    tags.map((tag, index) => [
      `/a${index}`,
      { get: { tags: [tag], operationId: `a${index}`, responses: { 204: { description: 'x' } } } },
    ]),
  ),
});

const main = join(import.meta.dirname, '../../../generator/main.ts');

function begin(folder: string, name: string) {
  const args = [main, 'init', 'service', '--from', name];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { code: status, err: stderr };
}

const textIn = (folder: string, path: string) =>
  readFileSync(join(folder, 'service', path), 'utf8');

describe('a service that begins from a document', () => {
  it('has a module of its own for each tag, whatever it is called', () => {
    const folder = specFolder({ 'api.yaml': document });
    const begun = begin(folder, 'api.yaml');
    expect(begun).toEqual({ code: 0, err: '' });
    const modules = Array.from(
      textIn(folder, 'src/services.ts').matchAll(/import\('\.\/(.*)\.ts'\)\)\.(\w+)/g),
      ([, file = '', name = '']) => ({ file, name }),
    );
    expect(new Set(modules.map(({ file }) => file)).size).toBe(tags.length);
    for (const { file, name } of modules)
      expect(textIn(folder, `src/${file}.ts`)).toContain(`export const ${name} = `);
  });

  it('reads it in scripts though its path has spaces', () => {
    const folder = specFolder({ 'my (own) api.yaml': document });
    const begun = begin(folder, 'my (own) api.yaml');
    expect(begun).toEqual({ code: 0, err: '' });
    const { scripts } = JSON.parse(textIn(folder, 'package.json')) as {
      scripts: Readonly<Record<string, string>>;
    };
    expect(scripts.generate).toBe('hearth-generator --spec "../my (own) api.yaml"');
  });

  it.each(['a"b.yaml', '$(a).yaml'])('is not begun where scripts cannot name it: %j', (name) => {
    const folder = specFolder({ [name]: document });
    const begun = begin(folder, name);
    expect(begun).toMatchObject({
      code: 1,
      err: expect.stringContaining('another name') as string,
    });
    expect(existsSync(join(folder, 'service'))).toBe(false);
  });
});
