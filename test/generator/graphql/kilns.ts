import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { graphqlFiles } from '#generator/graphql/files.ts';
import { BESIDE, written } from '#generator/render/printed-module.ts';
import { load } from '#generator/load/load.ts';
import { buildModel } from '#generator/model/build.ts';
import { relaxed, specFolder } from '../generated.ts';

const openapi = `openapi: 3.1.0
info: { title: Kilns, version: '1', description: Kilns., license: { name: MIT, identifier: MIT } }
servers: [{ url: /api }]
`;
const kilns = `tag: kilns
description: Kilns and their settings.
paths:
  /kilns:
    post:
      operationId: createKiln
      summary: Build a kiln
      requestBody:
        content:
          application/json:
            
              schema:
                type: object
                properties:
                  max_heat: { type: integer, maximum: 2000, description: Highest temperature. }
                  tags: { type: array, maxItems: 3, items: { type: string, maxLength: 20 }, description: Tags. }
      responses:
        '201': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Kiln' } } } }
  /kilns/{kiln_id}/fire:
    post:
      operationId: fireKiln
      summary: Fire a kiln
      parameters: [{ name: kiln_id, in: path, required: true, description: Number of the kiln., schema: { type: integer } }]
      requestBody:
        content:
          application/json:
              schema:
                type: object
                properties:
                  kiln_id: { type: integer, description: Number of another kiln. }
                  shelf_ids: { type: array, items: { type: integer }, description: Shelves. }
                  fuel: { type: string, enum: [wood, gas], description: Fuel of the firing. }
                  max_heat: { type: [integer, 'null'], description: Highest temperature. }
                  state: { type: [string, 'null'], enum: [lit_now, out_cold, null], description: State of the fire. }
                  tags: { type: array, items: { type: string }, description: Tags. }
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Kiln' } } } }
components:
  schemas:
    Kiln:
      type: object
      required: [id, fuel, max_heat, lit_at]
      properties:
        id: { type: integer, description: Number of the kiln. }
        fuel: { type: string, enum: [wood, gas], description: Fuel of the kiln. }
        max_heat: { type: integer, description: Highest temperature. }
        page_url: { type: string, description: Address of its page. }
        below_id: { type: [integer, 'null'], description: Number of the kiln below. }
        is_lit: { type: boolean, description: True while it burns. }
        firing: { type: string, enum: [slow_draw, full_fire], description: Stage of the firing. }
        hash: { type: string, description: Hash of the settings. }
        lit_at: { type: [string, 'null'], format: date-time, description: Since when it burns. }
        shelves: { type: array, description: Content of the jar., items: { $ref: '#/components/schemas/Shelf' } }
        size: { type: object, properties: { height: { type: number, description: Height in metres. } } }
    Shelf: { type: object, properties: { name: { type: string, maxLength: 40, description: Name of the shelf. } } }
`;

/** The files that are generated for a type system, and the places of its faults. */
export function generated(sdl: string) {
  const folder = specFolder({ 'openapi.yaml': openapi, 'resources/kilns.yaml': kilns });
  mkdirSync(join(folder, 'graphql'));
  writeFileSync(join(folder, 'graphql/kilns.graphql'), sdl);
  const spec = join(folder, 'openapi.yaml');
  const { spec: loaded } = load(spec, { config: relaxed });
  if (loaded === null) throw new Error('no document');
  const { files, faults } = graphqlFiles(spec, buildModel(loaded));
  return {
    files: written(files, BESIDE),
    faults: faults.map(({ rule, position: { line, column } }) => `${rule} ${line}:${column}`),
  };
}

/** A type system that is bound to the document: the fields are those of a kiln. */
export const bound = (fields: string) => `scalar Time
"Place."
type PageInfo {
  "More."
  hasNextPage: Boolean!
}
enum Fuel { WOOD GAS }
"A shelf."
type Shelf @of(schema: "Shelf") @counted { name: String }
"A kiln."
type Kiln @of(schema: "Kiln", key: "id") {
${fields}
}
`;
