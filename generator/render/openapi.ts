import type {
  GlobalContext,
  OpenAPI3,
  OperationObject,
  ParameterObject,
  ReferenceObject,
  SchemaObject,
} from 'openapi-typescript';
import * as openapi from 'openapi-typescript';
import ts from 'typescript';
import { stringify } from 'yaml';
import type { OpenApiDocument, Parameter, PathItem } from '../load/document.ts';
import type { OperationModel } from '../model/model.ts';
import { propertyKey } from '../model/names.ts';
import { Resolver } from '../model/resolver.ts';
import type { Pieces } from './pieces.ts';

/** Component sections that have types. */
const SECTIONS = ['schemas', 'responses', 'parameters', 'requestBodies', 'headers'] as const;
type Section = (typeof SECTIONS)[number];

/**
 * TypeScript types of the document's components and operations, one piece each: openapi-typescript's
 * transformers without its bundler and linter, which have nothing left to do for a bundled document.
 */
export function renderOpenApiTypes(
  document: OpenApiDocument,
  operations: readonly OperationModel[],
  pieces: Pieces,
): string {
  const context = contextOf(document);
  const discriminators = JSON.stringify(context.discriminators);
  const piece = (name: string, node: unknown, more: unknown, type: () => ts.TypeNode) =>
    pieces.get(`type ${name} ${discriminators} ${JSON.stringify([node, more])}`, () =>
      member(name, node, type()),
    );
  const sections = SECTIONS.map((section) => {
    const entries = Object.entries(document.components?.[section] ?? {});
    const members = entries.map(([name, node]) =>
      piece(name, node, section, () => componentType(section, name, node as never, context)),
    );
    return `    ${section}: ${members.length === 0 ? 'never' : `{\n${indent(members, 8)}\n    }`};`;
  });
  const resolver = new Resolver(document);
  const described = operations.map((model) => {
    const operation = withPathParameters(document, model);
    // What a reference leads to decides whether the type is required, and how it is described.
    const beside = [...(operation.parameters ?? []), operation.requestBody ?? {}].map((given) =>
      '$ref' in given ? resolver.resolve<object>(given as ReferenceObject) : null,
    );
    return piece(model.id, operation, beside, () =>
      ts.factory.createTypeLiteralNode(
        openapi.transformOperationObject(operation, { path: model.id, ctx: context }),
      ),
    );
  });
  return `import type { UploadedFile } from '../../generator/runtime/upload.ts';
export type { UploadedFile };

export interface components {
${sections.join('\n')}
}

export interface operations {
${indent(described, 4)}
}
`;
}

function contextOf(document: OpenApiDocument): GlobalContext {
  const schema = document as unknown as OpenAPI3;
  const options = { defaultNonNullable: false, alphabetize: false, transform: uploadedFile };
  return {
    ...options,
    additionalProperties: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    discriminators: discriminatorsOf(schema, options),
    emptyObjectsUnknown: false,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    // Only the bundler reads it.
    redoc: undefined as never,
    resolve: <T>($ref: string) => openapi.resolveRef<T>(schema, $ref, { silent: true }),
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transformProperty: undefined,
  };
}

/** Looks for them, at some cost, only where there are any. */
function discriminatorsOf(
  schema: OpenAPI3,
  options: Parameters<typeof openapi.scanDiscriminators>[1],
): GlobalContext['discriminators'] {
  const any = JSON.stringify(schema.components?.schemas ?? {}).includes('"discriminator":');
  if (!any) return { objects: {}, refsHandled: [] };
  return openapi.scanDiscriminators(structuredClone(schema), options);
}

function componentType(
  section: Section,
  name: string,
  node: never,
  ctx: GlobalContext,
): ts.TypeNode {
  const options = { path: `#/components/${section}/${name}`, schema: node, ctx };
  switch (section) {
    case 'schemas':
      return uploadedFile(node) ?? openapi.transformSchemaObject(node, options);
    case 'responses':
      return openapi.transformResponseObject(node, options);
    case 'parameters':
      return openapi.transformParameterObject(node, options);
    case 'requestBodies':
      return openapi.transformRequestBodyObject(node, options);
    case 'headers':
      return openapi.transformHeaderObject(node, options);
  }
}

/** A part of a multipart request arrives as a file on disk. */
function uploadedFile(schema: SchemaObject): ts.TypeNode | undefined {
  if (schema.format !== 'binary') return undefined;
  return ts.factory.createTypeReferenceNode('UploadedFile');
}

/** The operation with the parameters that its path has for all of them, unless it replaces them. */
function withPathParameters(document: OpenApiDocument, model: OperationModel): OperationObject {
  const item = document.paths[model.path] as PathItem;
  const operation = item[model.method.toLowerCase()] as OperationObject;
  if (item.parameters === undefined) return operation;
  const resolver = new Resolver(document);
  const byPlace = new Map<string, unknown>();
  for (const given of [...item.parameters, ...(operation.parameters ?? [])]) {
    const { in: place, name } = resolver.resolve<Parameter>(given as Parameter);
    byPlace.set(`${place} ${name}`, given);
  }
  return {
    ...operation,
    parameters: [...byPlace.values()] as (ParameterObject | ReferenceObject)[],
  };
}

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
const nowhere = ts.createSourceFile('openapi.ts', '', ts.ScriptTarget.ESNext);

/** One line of an interface, with its comment. */
function member(name: string, described: unknown, type: ts.TypeNode): string {
  const property = ts.factory.createPropertySignature(
    undefined,
    ts.factory.createIdentifier(propertyKey(name)),
    undefined,
    type,
  );
  openapi.addJSDocComment(described as SchemaObject, property);
  return printer.printNode(ts.EmitHint.Unspecified, property, nowhere);
}

const indent = (texts: readonly string[], by: number) =>
  texts.map((text) => text.replace(/^(?=.)/gm, ' '.repeat(by))).join('\n');

/** The published document, self-contained. */
export const renderJson = (document: OpenApiDocument): string =>
  `${JSON.stringify(document, null, 1)}\n`;

/** The same as YAML; each path and component is a piece. */
export function renderYaml(document: OpenApiDocument, pieces: Pieces): string {
  const lines = (name: string, value: unknown, by: number) =>
    pieces.get(`yaml ${by} ${name} ${JSON.stringify(value)}`, () =>
      indent([yaml({ [name]: value }, 120 - by)], by),
    );
  const block = (entries: object, by: number) =>
    Object.entries(entries).map(([name, value]) => lines(name, value, by));
  const texts = Object.entries(document).flatMap(([key, value]) => {
    if (key === 'paths') return ['paths:\n', ...block(value as object, 2)];
    if (key !== 'components') return [yaml({ [key]: value }, 120)];
    const sections = Object.entries(value as Readonly<Record<string, object>>);
    return [
      'components:\n',
      ...sections.flatMap(([name, entries]) => [`  ${name}:\n`, ...block(entries, 4)]),
    ];
  });
  return texts.join('');
}

const yaml = (value: object, lineWidth: number) =>
  stringify(value, { aliasDuplicateObjects: false, lineWidth });
