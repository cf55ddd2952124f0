import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { hearthConfig } from '#generator/config.ts';
import { load, type Loaded, type LoadedSpec, type LoadOptions } from '#generator/load/load.ts';
import { relaxed } from '../generated.ts';

/** Stands right before what a fault is expected to point at, and is removed before loading. */
const MARK = '⟨here⟩';

const folders: string[] = [];

/** Files by their path, such as `spec/openapi.yaml`; written to a new folder. Returns the folder. */
export function write(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-load-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text.replaceAll(MARK, ''));
  }
  return folder;
}

/** Removes the folders of this file's tests when they are done. */
export function cleanUp(): void {
  afterAll(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
}

export function loadFiles(
  files: Readonly<Record<string, string>>,
  options: LoadOptions & { readonly entry?: string } = {},
): Loaded {
  return load(join(write(files), options.entry ?? 'spec/openapi.yaml'), {
    config: hearthConfig,
    ...options,
  });
}

/** Positions of the marks, as `file:line:column`. */
export function marks(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const parts = line.split(MARK);
      let column = 1;
      return parts.slice(0, -1).map((part) => {
        column += part.length;
        return `${file}:${index + 1}:${column}`;
      });
    }),
  );
}

export function places(loaded: Loaded): string[] {
  return loaded.faults.map(({ position: p }) => `${p.file}:${p.line}:${p.column}`);
}

/** A document without faults: one resource, and what it shares. */
export const sound: Readonly<Record<string, string>> = {
  'spec/openapi.yaml': `openapi: 3.1.0
info:
  title: Pantry
  version: '1'
servers:
  - url: /api
security:
  - token: []
tags: []
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
`,
  'spec/common/schemas.yaml': `components:
  schemas:
    Message:
      type: object
      description: An error.
      required: [message]
      properties:
        message: { type: string, description: Error message. }
`,
  'spec/common/responses.yaml': `components:
  responses:
    Unauthorized:
      description: No credentials.
      content:
        application/json:
          schema: { $ref: schemas.yaml#/components/schemas/Message }
          example: { message: 401 Unauthorized }
    Failed:
      description: Request failed.
      content:
        application/json:
          schema: { $ref: schemas.yaml#/components/schemas/Message }
`,
  'spec/resources/jars.yaml': `tag: jars
description: Jars on a shelf.
paths:
  /shelves/{id}/jars:
    parameters:
      - $ref: '#/components/parameters/ShelfId'
    get:
      operationId: listJars
      summary: List jars
      description: The jars of a shelf.
      x-origin: seed
      x-access: { project: visible }
      x-pagination: offset
      parameters:
        - name: search
          in: query
          description: Part of the label.
          schema: { type: string, maxLength: 255 }
      responses:
        '200':
          description: A page of jars.
          content:
            application/json:
              schema:
                type: array
                items: { $ref: '#/components/schemas/Jar' }
              example:
                - { id: 1, label: honey }
        '400': { $ref: ../common/responses.yaml#/components/responses/Failed }
        '401': { $ref: ../common/responses.yaml#/components/responses/Unauthorized }
        '404': { $ref: ../common/responses.yaml#/components/responses/Failed }
    post:
      operationId: createJar
      summary: Create a jar
      description: Puts a jar on the shelf.
      x-origin: platform
      x-access: { project: developer }
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/CreateJar' }
      responses:
        '201':
          description: The jar.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Jar' }
              example: { id: 1, label: honey }
        '400': { $ref: ../common/responses.yaml#/components/responses/Failed }
        '401': { $ref: ../common/responses.yaml#/components/responses/Unauthorized }
        '403': { $ref: ../common/responses.yaml#/components/responses/Failed }
        '404': { $ref: ../common/responses.yaml#/components/responses/Failed }
components:
  parameters:
    ShelfId:
      name: id
      in: path
      required: true
      description: Id of the shelf.
      schema: { type: integer, minimum: 1 }
  schemas:
    Jar:
      type: object
      description: A jar.
      required: [id, label]
      properties:
        id: { type: integer, description: Id of the jar. }
        label: { type: string, description: Content of the jar. }
    CreateJar:
      type: object
      required: [label]
      properties:
        label:
          type: string
          description: Content of the jar.
          maxLength: 255
        colors:
          type: array
          description: Colors of the lid.
          maxItems: 5
          items: { type: string, enum: [red, green], default: red }
`,
};

/** The sound document with one file changed: `from` must be in it. */
export function changed(file: string, from: string, to: string): Readonly<Record<string, string>> {
  const text = sound[file];
  if (text?.includes(from) !== true) throw new Error(`${file} does not hold ${from}`);
  return { ...sound, [file]: text.replace(from, () => to) };
}

/** The start of a small document of somebody else's. */
export const INFO = "openapi: 3.1.0\ninfo: { title: Jars, version: '1' }\n";

/** The bundle of files that have no fault. */
export function bundle(files: Readonly<Record<string, string>>): LoadedSpec {
  const { spec, faults } = loadFiles(files, { config: relaxed });
  if (spec === null || faults.length > 0) throw new Error(JSON.stringify(faults));
  return spec;
}
