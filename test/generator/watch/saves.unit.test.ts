import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compiledGenerator } from '#test/support/compiled-generator.ts';
import { specFolder } from '../generated.ts';

const openapi = `openapi: 3.1.0
info: { title: Kilns, version: '1', description: Kilns., license: { name: MIT, identifier: MIT } }
servers: [{ url: /api }]
`;
/** A document whose output holds the word. */
const kilns = (word: string) => `tag: kilns
description: Kilns and their settings.
paths:
  /kilns:
    get:
      operationId: ${word}
      summary: List kilns
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '../common/heat/heat.yaml#/Heat' } } } }
`;
const heat = (word: string) =>
  `Heat: { type: object, properties: { ${word}: { type: integer } } }\n`;

/** How programs save a text in a file that is there. */
const saves: Readonly<Record<string, (file: string, text: string) => void>> = {
  'over what was there': (file, text) => writeFileSync(file, text),
  'by a rename over it': (file, text) => {
    writeFileSync(`${file}.tmp`, text);
    renameSync(`${file}.tmp`, file);
  },
  'as sed -i does': (file, text) => {
    const [word = ''] = /\bsave\d+/.exec(text) ?? [];
    execFileSync('sed', ['-i', `s/save[0-9]*/${word}/`, file]);
  },
  'beside a copy of what was there': (file, text) => {
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
  },
  'after it was deleted': (file, text) => {
    unlinkSync(file);
    writeFileSync(file, text);
  },
  'in a folder that is made again': (file, text) => {
    rmSync(dirname(file), { recursive: true });
    mkdirSync(dirname(file));
    writeFileSync(file, text);
  },
  'in another folder that is moved to where it was': (file, text) => {
    const folder = dirname(file);
    cpSync(folder, `${folder}-new`, { recursive: true });
    writeFileSync(file.replace(folder, `${folder}-new`), text);
    renameSync(folder, `${folder}-old`);
    renameSync(`${folder}-new`, folder);
    rmSync(`${folder}-old`, { recursive: true });
  },
};

/** Starts `watch` on a document; what it refers to is not there yet, unless it is complete. */
async function watching({ complete }: { readonly complete: boolean }) {
  const root = specFolder({
    'spec/openapi.yaml': openapi,
    'spec/resources/kilns.yaml': kilns('save0'),
    ...(complete ? { 'spec/common/heat/heat.yaml': heat('save0') } : {}),
  });
  const child = spawn(process.execPath, [await compiledGenerator(), 'watch'], { cwd: root });
  onTestFinished(() => void child.kill('SIGKILL'));
  const told = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (told.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (told.err += chunk.toString()));
  const output = (path: string) => {
    try {
      return readFileSync(join(root, 'generated', path), 'utf8');
    } catch {
      return '';
    }
  };
  const end = async () => {
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  };
  const folder = join(root, 'spec');
  return { folder, told, output, end, file: join(folder, 'resources/kilns.yaml') };
}

/** A run takes some 20 ms. */
const soon = { interval: 10 };

describe('watch', () => {
  it('runs at once and after each change, prints plainly, and ends when told', async () => {
    const { told, end, file } = await watching({ complete: true });
    await expect.poll(() => told.out).toMatch(/^\d+ files, \d+ ms\nWatching/);
    writeFileSync(file, kilns('listKilns'));
    await expect.poll(() => told.out).toMatch(/Ctrl-C ends\n\d+ files, \d+ ms\n/);
    // The house asks for more than it takes to make something of a document.
    await expect.poll(() => told.err).toMatch(/Written in spite of these faults, .*\n$/);
    writeFileSync(file, 'tag: [kilns');
    await expect.poll(() => told.err).toMatch(/spec\/resources\/kilns\.yaml:1:\d+ yaml-syntax/);
    expect(told.out + told.err).not.toContain('\u001b');
    await end();
  });

  it('sees every save, however it is done and as often as it is', async () => {
    const { folder, told, output, end, file } = await watching({ complete: false });
    await expect.poll(() => told.err).toContain('common/heat/heat.yaml does not exist');

    let count = 0;
    const next = () => `save${(count += 1)}`;
    const seen = (path: string, said?: string) =>
      expect.poll(() => output(path), { ...soon, message: said ?? path }).toContain(`save${count}`);

    const shared = join(folder, 'common/heat/heat.yaml');
    mkdirSync(dirname(shared), { recursive: true });
    writeFileSync(shared, heat(next()));
    await seen('openapi.json', 'a new file in a new folder');

    for (const round of [1, 2]) {
      for (const [how, save] of Object.entries(saves)) {
        save(file, kilns(next()));
        await seen('kilns/service.ts', `${how}, round ${round}`);
        save(shared, heat(next()));
        await seen('openapi.json', `${how}, in the shared folder, round ${round}`);
      }
    }

    const ovens = join(folder, 'resources/ovens.yaml');
    writeFileSync(ovens, kilns(next()).replaceAll('kilns', 'ovens'));
    await seen('ovens/service.ts');
    unlinkSync(ovens);
    await expect.poll(() => output('ovens/service.ts'), soon).toBe('');

    renameSync(folder, `${folder}-old`);
    await expect.poll(() => told.err).toContain('spec/openapi.yaml does not exist');
    renameSync(`${folder}-old`, folder);
    writeFileSync(file, kilns(next()));
    await seen('kilns/service.ts', 'the document was away');
    await end();
  });
});
