import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runGenerator } from '../command-line.ts';
import { specFolder } from '../generated.ts';

const openapi = `openapi: 3.1.0
info: { title: Kilns, version: '1' }
servers: [{ url: /api }]
paths: {}
`;
const kilns = `tag: kilns
description: Kilns and their settings.
paths:
  /kilns/{id}:
    get:
      operationId: getKiln
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: unit, in: query, schema: { type: string, enum: [celsius, kelvin] } }
      responses:
        '200': { description: ok }
`;

let folder: string;
const gitIn = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd,
    stdio: 'pipe',
  });
const git = (...args: string[]) => gitIn(folder, ...args);
const write = (text: string) => writeFileSync(join(folder, 'spec/resources/kilns.yaml'), text);

beforeAll(() => {
  folder = specFolder({ 'spec/openapi.yaml': openapi, 'spec/resources/kilns.yaml': kilns });
  git('init', '-q', '-b', 'main');
  git('add', 'spec');
  git('commit', '-q', '-m', 'First');
  git('tag', 'v1');
});

describe('diff', () => {
  it('finds nothing in a document that did not change', async () => {
    write(kilns);
    expect(await runGenerator(folder, 'diff', 'v1')).toEqual({
      code: 0,
      out: 'No change that a client could notice\n',
      err: '',
    });
  });

  it('fails for what breaks clients, with places in both documents, and leaves git alone', async () => {
    write(kilns.replace('description: Kilns', 'description: |\n  Kilns').replace(', kelvin', ''));
    const { code, out } = await runGenerator(folder, 'diff', 'v1');
    expect(code).toBe(1);
    expect(out).toBe(
      'breaking  request   value-removed  GET /kilns/{id}: query parameter unit: "kelvin" is gone\n' +
        '                    spec/resources/kilns.yaml:9:60 -> spec/resources/kilns.yaml:10:60\n' +
        '1 breaking, 0 fine\n',
    );
    expect(git('status', '--porcelain', '--untracked-files=no').toString()).toBe(
      ' M spec/resources/kilns.yaml\n',
    );

    const json = await runGenerator(folder, 'diff', 'v1', '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject([
      {
        kind: 'value-removed',
        direction: 'request',
        breaking: true,
        before: { line: 9 },
        after: { line: 10 },
      },
    ]);
  });

  it('passes what only adds', async () => {
    write(kilns.replace('kelvin', 'kelvin, fahrenheit'));
    expect(await runGenerator(folder, 'diff', 'v1')).toMatchObject({
      code: 0,
      out: expect.stringContaining('0 breaking, 1 fine'),
    });
  });

  it('points at a new operation where it is, and at nothing beside it', async () => {
    write(kilns);
    const ovens = kilns.replaceAll('kilns', 'ovens').replace('getKiln', 'getOven');
    writeFileSync(join(folder, 'spec/resources/ovens.yaml'), ovens);
    const { out } = await runGenerator(folder, 'diff', 'v1');
    rmSync(join(folder, 'spec/resources/ovens.yaml'));
    expect(out).toMatch(
      /operation-added .*: the operation is new\n +spec\/resources\/ovens.yaml:\d+:\d+\n/,
    );
  });

  it.each([
    ['at the root of the repository', '', 'heat', null],
    ['in a folder of it', 'spec/', 'heat', 'spec'],
    ['deep in it, beside what it refers to', 'services/kilns/spec/', '../shared/heat', 'shared'],
  ])('reads a document %s', async (_, place, shared, places) => {
    const root = specFolder({
      [`${place}generator.yaml`]: 'dialect: hearth',
      [`${place}openapi.yaml`]: openapi,
      [`${place}resources/kilns.yaml`]: kilns.replace(
        'schema: { type: integer }',
        `schema: { $ref: '../${shared}/id.yaml#/Id' }`,
      ),
      [`${place}${shared}/id.yaml`]: "Id: { $ref: '../number.yaml#/Id' }",
      [`${join(place, shared)}/../number.yaml`]: 'Id: { type: integer, maximum: 9 }',
      'notes.txt': 'Nothing of the document.',
    });
    gitIn(root, 'init', '-q', '-b', 'main');
    gitIn(root, 'add', '.');
    gitIn(root, 'commit', '-q', '-m', 'First');
    const spec = ['--spec', `${place}openapi.yaml`];
    expect(await runGenerator(root, 'diff', 'main', ...spec)).toEqual({
      code: 0,
      out: 'No change that a client could notice\n',
      err: '',
    });

    // The referenced file has changed since.
    writeFileSync(join(root, place, shared, 'id.yaml'), 'Id: { type: integer, maximum: 8 }');
    const { code, out } = await runGenerator(root, 'diff', 'main', ...spec);
    expect(code).toBe(1);
    // Told from the folder above the document's.
    const beside = places ?? basename(root);
    expect(out).toContain(` ${beside}/number.yaml:1:22 -> ${beside}/heat/id.yaml:1:22\n`);
    expect(out.split('\n').at(-2)).toBe('1 breaking, 0 fine');
  });

  it.each([
    ['a ref that is not there', ['diff', 'v9'], /v9/],
    ['an option in place of a ref', ['diff', '--', '--output=x'], /--output=x/],
    ['no ref', ['diff'], /Name one git ref/],
  ])('refuses %s', async (_, args, message) => {
    const { code, err } = await runGenerator(folder, ...args);
    expect(code).toBe(1);
    expect(err).toMatch(message);
  });

  it('refuses a document that was not there yet', async () => {
    writeFileSync(join(folder, 'spec/other.yaml'), openapi);
    const { code, err } = await runGenerator(folder, 'diff', 'v1', '--spec', 'spec/other.yaml');
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('spec/other.yaml is not in v1'),
    });
  });
});
