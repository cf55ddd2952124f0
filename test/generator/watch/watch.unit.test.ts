import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { ForeignFiles } from '#generator/render/output.ts';
import { render } from '#generator/render/render.ts';
import { Session } from '#generator/watch.ts';
import { relaxed, specFolder } from '../generated.ts';

const openapi = `openapi: 3.1.0
info: { title: Kilns, version: '1', description: Kilns., license: { name: MIT, identifier: MIT } }
servers: [{ url: /api }]
`;
const resource = (name: string, more = '') => `tag: ${name}
description: Kilns and their settings.
paths:
  /${name}:
    get:
      operationId: list${name}
      summary: List ${name}
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }
${more}components:
  schemas:
    ${name}: { type: object, required: [id], properties: { id: { type: integer, description: Number. } } }
`;
/** Parts joined, a shared parameter and a body with bounds: what one piece of the output takes from another. */
const joined = `  /kilns/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: integer, minimum: 1 } }
    put:
      operationId: putkiln
      summary: Change one
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/change' } } } }
      responses:
        '200':
          description: ok
          content:
            application/json:
              schema: { required: [heat], allOf: [{ $ref: '#/components/schemas/hot' }, { required: [id], properties: { id: { type: integer } } }] }
`;
const parts = `    hot: { type: object, properties: { heat: { type: integer } } }
    change: { type: object, properties: { name: { type: string, maxLength: 10 }, unit: { $ref: '#/components/schemas/unit' } } }
    unit: { type: string, enum: [kelvin, celsius] }
`;
const full = `${resource('kilns', joined)}${parts}`;

const more = `    delete:
      operationId: deletekilns
      summary: Delete all
      responses:
        '204': { description: gone }
`;

function session() {
  const folder = specFolder({
    'spec/openapi.yaml': openapi,
    'spec/resources/kilns.yaml': resource('kilns'),
    'spec/resources/ovens.yaml': resource('ovens'),
  });
  const spec = join(folder, 'spec/openapi.yaml');
  const out = join(folder, 'generated');
  const write = (text: string) => writeFileSync(join(folder, 'spec/resources/kilns.yaml'), text);
  const whole = () => {
    const loaded = load(spec, { config: relaxed }).spec;
    if (loaded === null) throw new Error('no document');
    return render(buildModel(loaded));
  };
  return { folder, spec, out, write, whole, session: new Session(spec, out) };
}

describe('a session', () => {
  it('writes what a run from nothing would, and only what changed', () => {
    const { out, write, whole, session: runs } = session();
    runs.run();
    const untouched = join(out, 'ovens/types.ts');
    const { mtimeMs } = statSync(untouched);
    expect(runs.run().changed).toBe(0);

    for (const text of [
      resource('kilns', more),
      resource('kilns').replace('integer', 'string'),
      full,
      full.replace('heat: { type: integer', 'cold: { type: integer'),
      full.replace('celsius', 'rankine'),
      full.replace('maxLength: 10', 'maxLength: 11'),
      full.replace('minimum: 1', 'minimum: 2'),
      full.replace('tag: kilns', '# Moved down\ntag: kilns'),
      full.replace('    unit: {', '    Unit: { type: integer }\n    unit: {'),
      full.replaceAll('operationId: putkiln', 'operationId: changekiln'),
      resource('kilns'),
    ]) {
      write(text);
      expect(runs.run().changed).toBeGreaterThan(1);
      const files = whole();
      for (const [path, content] of files)
        expect(readFileSync(join(out, path), 'utf8')).toBe(content);
      expect(
        Object.keys(JSON.parse(readFileSync(join(out, '.written.json'), 'utf8')) as object),
      ).toEqual([...files.keys()].toSorted());
    }
    expect(statSync(untouched).mtimeMs).toBe(mtimeMs);
  });

  it('removes the files of a resource that is gone', () => {
    const { out, write, session: runs } = session();
    runs.run();
    write(resource('kilns').replace(/paths:[^]*/, 'paths: {}\n'));
    runs.run();
    expect(existsSync(join(out, 'kilns/routes.ts'))).toBe(false);
    expect(existsSync(join(out, 'ovens/routes.ts'))).toBe(true);
  });

  it('tells faults, keeps the output and goes on', () => {
    const { out, write, session: runs } = session();
    runs.run();
    const router = readFileSync(join(out, 'router.ts'), 'utf8');
    write('tag: [kilns');
    const { faults, changed } = runs.run();
    expect(faults[0]?.position).toMatchObject({ file: 'spec/resources/kilns.yaml', line: 1 });
    expect(changed).toBe(0);
    expect(readFileSync(join(out, 'router.ts'), 'utf8')).toBe(router);
    write(resource('kilns', more));
    expect(runs.run().faults).toEqual([]);
    expect(readFileSync(join(out, 'router.ts'), 'utf8')).toContain('deletekilns');
  });

  it('keeps the output of a document of which nothing can be made, also before its own first run', () => {
    const { spec, out, write, session: runs } = session();
    runs.run();
    const router = readFileSync(join(out, 'router.ts'), 'utf8');
    write(resource('kilns').replace('summary:', 'parameters: [{ in: query }]\n      summary:'));
    const later = new Session(spec, out);
    for (const each of [runs, later]) {
      const { faults, changed } = each.run();
      expect(faults[0]?.position).toMatchObject({ file: 'spec/resources/kilns.yaml' });
      expect(changed).toBe(0);
      expect(readFileSync(join(out, 'router.ts'), 'utf8')).toBe(router);
    }
    write(resource('kilns', more));
    for (const each of [runs, later]) expect(each.run().faults).toEqual([]);
    expect(readFileSync(join(out, 'router.ts'), 'utf8')).toContain('deletekilns');
  });

  it('overwrites no file that was edited meanwhile', () => {
    const { out, write, session: runs } = session();
    runs.run();
    writeFileSync(join(out, 'kilns/types.ts'), 'mine');
    write(resource('kilns', more));
    expect(() => runs.run()).toThrow(ForeignFiles);
    expect(readFileSync(join(out, 'kilns/types.ts'), 'utf8')).toBe('mine');
  });
});
