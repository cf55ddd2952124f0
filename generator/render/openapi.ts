import type {
  GlobalContext,
  OpenAPI3,
  OperationObject,
  ParameterObject,
  ReferenceObject,
  SchemaObject,
} from 'openapi-typescript';
import type TypeScript from 'typescript';
import type { OpenApiDocument, Parameter, PathItem, Schema } from '../load/document.ts';
import type { Kind } from '../load/grammar.ts';
import type { OperationModel } from '../model/model.ts';
import { propertyKey } from '../model/names.ts';
import { Resolver } from '../model/resolver.ts';
import { isLongText } from '../model/shape.ts';
import { webhookPayloads } from '../model/webhooks.ts';
import type { Pieces } from './pieces.ts';
import { listImports, importTypes, ofRuntime, type PrintedModule } from './printed-module.ts';
import { printable } from './printable.ts';
import { requestSections } from './request-schemas.ts';
import * as openapi from './transformers.ts';
import { ts } from './transformers.ts';

/** Component sections that have types. */
const SECTIONS = ['schemas', 'responses', 'parameters', 'requestBodies'] as const;
type Section = (typeof SECTIONS)[number] | (typeof requestSections)[number];

const KIND_OF: Readonly<Record<Section, Kind>> = {
  schemas: 'schema',
  requestSchemas: 'schema',
  sentSchemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  requestBodies: 'requestBody',
};

export type DescribedOperation = Pick<OperationModel, 'id' | 'path' | 'method'>;

/**
 * TypeScript types of the document's components and operations, one piece each: openapi-typescript's
 * transformers without its bundler and linter, which have nothing left to do for a bundled document.
 */
export function renderOpenApiTypes(
  document: OpenApiDocument,
  operations: readonly DescribedOperation[],
  pieces: Pieces,
): PrintedModule {
  const resolver = new Resolver(document);
  const context = createContext(document);
  const discriminators = JSON.stringify(context.discriminators);
  // Types of joined parts depend on the properties of other components.
  const getComponentsBehind = (node: unknown) =>
    holds('allOf', node as object) ? document.components : null;
  const printNode = (node: unknown, section: Section) =>
    printable(node, KIND_OF[section], resolver) as never;
  const own = requestSections.filter((section) => document.components?.[section] !== undefined);
  const sections = [...SECTIONS, ...own].map((section) => {
    const members = Object.entries(document.components?.[section] ?? {}).map(([name, node]) =>
      pieces.get(
        `type ${section} ${name}`,
        () => [discriminators, node, getComponentsBehind(node)],
        () =>
          indentText(
            printMember(name, transformComponent(section, name, printNode(node, section), context)),
            8,
          ),
      ),
    );
    return `    ${section}: ${members.length === 0 ? 'never' : `{\n${members.join('\n')}\n    }`};`;
  });
  const types = operations.map((model) => {
    const operation = addPathParameters(document, model, resolver);
    const listSources = () => {
      const { parameters, [model.method.toLowerCase()]: own } = document.paths[model.path] ?? {};
      // The target of a reference decides whether the type is required, and how it is described.
      const beside = [...(operation.parameters ?? []), operation.requestBody ?? {}].map((given) =>
        '$ref' in given ? resolver.resolve<object>(given as ReferenceObject) : null,
      );
      return [discriminators, parameters, own, ...beside, getComponentsBehind(own)];
    };
    return pieces.get(`type of ${model.id}`, listSources, () => {
      const options = { path: model.id, ctx: context };
      const members = openapi.transformOperationObject(
        printable(operation, 'operation', resolver),
        options,
      );
      return indentText(printMember(model.id, describeMembers(members)), 4);
    });
  });
  const payloads = webhookPayloads(document, resolver).map(({ name, schema }) =>
    pieces.get(
      `type of the webhook ${name}`,
      () => [discriminators, schema, getComponentsBehind(schema)],
      () =>
        indentText(
          printMember(name, transformPayload(name, printable(schema, 'schema', resolver), context)),
          4,
        ),
    ),
  );
  // The transformers would add it to a separate module.
  const requires = [...sections, ...types, ...payloads].some((text) =>
    text.includes(WITH_REQUIRED),
  );
  const body = `export type { LongText, UploadedFile };
${requires ? WITH_REQUIRED_TYPE : ''}
export interface components {
${sections.join('\n')}
}

export interface operations {
${types.join('\n')}
}
${payloads.length === 0 ? '' : `\nexport interface webhooks {\n${payloads.join('\n')}\n}\n`}`;
  return { head: '', imports: listImports(imports, new Set(['LongText', 'UploadedFile'])), body };
}

const imports = [
  importTypes(ofRuntime('long-text'), 'LongText'),
  importTypes(ofRuntime('upload'), 'UploadedFile'),
];

/** Name of the type that makes members required which another part describes. */
const WITH_REQUIRED = 'WithRequired<';
const WITH_REQUIRED_TYPE = `
type ${WITH_REQUIRED}T, K extends keyof T> = T & { [P in K]-?: T[P] };
`;

/** Results by keyword and node; nodes never change. */
const known = {
  allOf: new WeakMap<object, boolean>(),
  discriminator: new WeakMap<object, boolean>(),
};

function holds(keyword: keyof typeof known, node: object): boolean {
  let answer = known[keyword].get(node);
  if (answer === undefined) {
    answer = JSON.stringify(node).includes(`"${keyword}":`);
    known[keyword].set(node, answer);
  }
  return answer;
}

function createContext(document: OpenApiDocument): GlobalContext {
  const schema = document as unknown as OpenAPI3;
  const resolved = new Map<string, unknown>();
  const options = { defaultNonNullable: false, alphabetize: false, transform: requestValue };
  return {
    ...options,
    additionalProperties: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    discriminators: scanDiscriminators(schema, options),
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
    resolve: <T>($ref: string) => {
      if (!resolved.has($ref))
        resolved.set($ref, openapi.resolveRef(schema, $ref, { silent: true }));
      return resolved.get($ref) as T | undefined;
    },
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transformProperty: undefined,
  };
}

/** Looks for them, at some cost, only where there are any. */
function scanDiscriminators(
  schema: OpenAPI3,
  options: Parameters<typeof openapi.scanDiscriminators>[1],
): GlobalContext['discriminators'] {
  if (!holds('discriminator', schema.components?.schemas ?? {}))
    return { objects: {}, refsHandled: [] };
  return openapi.scanDiscriminators(structuredClone(schema), options);
}

const transformPayload = (name: string, schema: Schema, ctx: GlobalContext): TypeScript.TypeNode =>
  openapi.transformSchemaObject(schema as SchemaObject, { path: `webhooks/${name}`, ctx });

function transformComponent(
  section: Section,
  name: string,
  node: never,
  ctx: GlobalContext,
): TypeScript.TypeNode {
  const options = { path: `#/components/${section}/${name}`, schema: node, ctx };
  switch (section) {
    case 'schemas':
    case 'requestSchemas':
    case 'sentSchemas':
      return requestValue(node) ?? openapi.transformSchemaObject(node, options);
    case 'responses':
      return removeHeaders(openapi.transformResponseObject(node, options));
    case 'parameters':
      return openapi.transformParameterObject(node, options);
    case 'requestBodies':
      return openapi.transformRequestBodyObject(node, options);
  }
}

/**
 * Describes an operation without parts that our types do not need: absent request parts, and headers, which each
 * response type names.
 */
function describeMembers(members: readonly TypeScript.TypeElement[]): TypeScript.TypeNode {
  return createLiteralType(
    members.filter(isThere).map((member) => {
      const name = readMemberName(member);
      if (name === 'parameters')
        return changeType(member, (type) => createLiteralType(type.members.filter(isThere)));
      if (name !== 'responses') return member;
      return changeType(member, (type) =>
        createLiteralType(type.members.map((response) => changeType(response, removeHeaders))),
      );
    }),
  );
}

const createLiteralType = (members: readonly TypeScript.TypeElement[]) =>
  ts.factory.createTypeLiteralNode(members);

const readMemberName = ({ name }: TypeScript.TypeElement) =>
  name !== undefined && ts.isIdentifier(name) ? name.text : null;

const isThere = (member: TypeScript.TypeElement) =>
  !ts.isPropertySignature(member) || member.type?.kind !== ts.SyntaxKind.NeverKeyword;

const removeHeaders = (type: TypeScript.TypeNode) =>
  ts.isTypeLiteralNode(type)
    ? createLiteralType(type.members.filter((member) => readMemberName(member) !== 'headers'))
    : type;

/** The property with another type, if its type is written out. */
function changeType(
  member: TypeScript.TypeElement,
  change: (type: TypeScript.TypeLiteralNode) => TypeScript.TypeNode,
): TypeScript.TypeElement {
  if (!ts.isPropertySignature(member) || member.type === undefined) return member;
  if (!ts.isTypeLiteralNode(member.type)) return member;
  const { modifiers, name, questionToken } = member;
  return ts.factory.updatePropertySignature(
    member,
    modifiers,
    name,
    questionToken,
    change(member.type),
  );
}

/** A part of a multipart request arrives as a file on disk, a text that may be very long perhaps in pieces. */
function requestValue(schema: SchemaObject): TypeScript.TypeNode | undefined {
  const { factory } = ts;
  if (schema.format === 'binary') return factory.createTypeReferenceNode('UploadedFile');
  if (!isLongText(schema as Schema)) return undefined;
  return factory.createUnionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeReferenceNode('LongText'),
  ]);
}

/** The operation with the parameters that its path has for all of them, unless it replaces them. */
function addPathParameters(
  document: OpenApiDocument,
  model: DescribedOperation,
  resolver: Resolver,
): OperationObject {
  const item = document.paths[model.path] as PathItem;
  const operation = item[model.method.toLowerCase()] as OperationObject;
  if (item.parameters === undefined) return operation;
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

/** Descriptions are dropped: they are in the document, and would be half of all lines here. */
const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed, removeComments: true });
const nowhere = ts.createSourceFile('openapi.ts', '', ts.ScriptTarget.ESNext);

/** One line of an interface. */
function printMember(name: string, type: TypeScript.TypeNode): string {
  const property = ts.factory.createPropertySignature(
    undefined,
    ts.factory.createIdentifier(propertyKey(name)),
    undefined,
    type,
  );
  return printer.printNode(ts.EmitHint.Unspecified, property, nowhere);
}

/** A blank line stays empty. */
const indentText = (text: string, by: number) =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(by) + line))
    .join('\n');
