import { join } from 'node:path';
import { expect, it } from 'vitest';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { render } from '#generator/render/render.ts';
import { TwoThreads } from '#generator/render/two-threads.ts';
import { relaxed, specFolder } from '../generated.ts';

it('renders in two threads what it renders in one', async () => {
  const folder = specFolder({
    'spec/openapi.yaml': `openapi: 3.1.0
info: { title: Kilns, version: '1' }
paths:
  /kilns:
    parameters:
      - { name: unit, in: query, schema: { type: string, enum: [celsius, kelvin] } }
    get:
      operationId: listKilns
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Kiln' } } } }
components:
  schemas:
    Kiln: { type: object, properties: { id: { type: integer } } }
`,
  });
  const { spec } = load(join(folder, 'spec/openapi.yaml'), { config: relaxed });
  if (spec === null) throw new Error('no document');
  const built = buildModel(spec);
  const threads = new TwoThreads();
  try {
    expect(await threads.render(built)).toEqual(render(built));
  } finally {
    threads.close();
  }
});
