import { type Code, code, imported, joined } from '../model/code.ts';
import type { Model, OperationModel, ResourceModel, ResponseModel } from '../model/model.ts';
import { quote } from '../model/names.ts';
import type { Writer } from '../model/writer.ts';
import { groupBy } from './group-by.ts';
import {
  importModule,
  importTypes,
  importValues,
  ofPackage,
  ofRuntime,
  type PrintedModule,
} from './printed-module.ts';
import { printModule } from './template.ts';
import type { ValidatorNames } from './validators.ts';
import { writeModule, writersIn } from './writers.ts';

/** The operations of a resource as the dispatcher needs them. */
export function renderRoutes(
  resource: ResourceModel,
  model: Model,
  validators: ReadonlyMap<string, ValidatorNames>,
): PrintedModule {
  const operations = resource.operations.map((operation) => routeOf(operation, validators));
  const { facts, resources } = model;
  return printModule('routes', { facts: facts?.type, operations }, [
    importModule(ofRuntime('answers'), 'answer'),
    importValues(ofRuntime('define-operation'), 'defineOperation'),
    ...(facts === null ? [] : [importTypes(ofPackage(facts.module), facts.type)]),
    importValues(ofRuntime('form-fields'), 'fieldReader'),
    writeModule,
    importModule('./decoders.ts', 'decoders'),
    importModule('./validators.ts', 'checks'),
    ...writersIn(resources, '..'),
  ]);
}

/** A function of the module that decodes what is sent to the resource. */
const decoderNamed = (name: string): Code => code`${imported('decoders')}.${name}`;

const source = (value: unknown): Code => code`${JSON.stringify(value)}`;

function routeOf(operation: OperationModel, validators: ReadonlyMap<string, ValidatorNames>) {
  return {
    ...operation,
    quotedSource: quote(operation.source),
    quotedPath: quote(operation.path),
    unusual: [
      ...(Object.keys(operation.host).length === 0
        ? []
        : [{ name: 'facts', value: source(operation.host) }]),
      ...unusual(operation, validators),
    ],
    decode: decoderNamed(`decode${operation.pascal}`),
    answers: answersOf(operation.responses),
  };
}

type Property = { readonly name: string; readonly value: Code };

/** The properties that most operations do not have; `defineOperation` knows what they are there. */
function unusual(
  operation: OperationModel,
  validators: ReadonlyMap<string, ValidatorNames>,
): readonly Property[] {
  const checks = validators.get(operation.pascal) ?? null;
  const { pathParameters, query, headers, cookies, body, wholeBody, innerRelations } = operation;
  const named = [
    ...[...pathParameters, ...query, ...headers, ...cookies],
    ...(body?.properties ?? []),
  ];
  // Elsewhere every method but GET takes one, whether it is described or not.
  const ignoresBody =
    operation.standard && operation.method !== 'GET' && body === null && wholeBody === null;
  const order = [...named.map(({ name }) => name), ...(wholeBody === null ? [] : ['body'])];
  const names = pathParameters.map(({ name }) => name);
  const values: Record<string, Code | null> = {
    requirements: sourceUnless(null, operation.requirements),
    deprecation: sourceUnless(null, operation.deprecation),
    deprecated: sourceUnless(false, operation.deprecated),
    paginated: sourceUnless(false, operation.pagination !== null),
    pending: sourceUnless(false, operation.pending),
    pathParameters: names.length === 0 ? null : source(names),
    order: order.length === 0 ? null : source(order),
    validators: checks === null ? null : validatorsOf(checks),
    relations: sourceUnless(null, operation.relations),
    innerRelations: innerRelations.length === 0 ? null : source(innerRelations),
    keep: operation.standardBody?.keep == null ? null : decoderNamed(`keep${operation.pascal}`),
    mediaTypes: sourceUnless(null, operation.standardBody?.mediaTypes ?? null),
    partTypes: sourceUnless(null, operation.standardBody?.partTypes ?? null),
    fields: fieldsOf(operation),
    standard: sourceUnless(false, operation.standard),
    ignoresBody: sourceUnless(false, ignoresBody),
    wholeBody: sourceUnless(null, wholeBody?.kind ?? null),
    wholeForm: sourceUnless(false, wholeBody?.forms ?? false),
    headStatus: sourceUnless(null, operation.headStatus),
    bodyLimit: sourceUnless(null, operation.bodyLimit),
    namedFileLimit: sourceUnless(null, operation.namedFileLimit),
    files: files(operation),
    otherBodies: otherBodies(operation, validators),
    offers: sourceUnless(null, operation.offers),
    failureType: sourceUnless(null, operation.failureType),
  };
  return Object.entries(values).flatMap(([name, value]) => (value === null ? [] : { name, value }));
}

/** The properties of an operation that tell how its body is read. */
const OF_BODY: ReadonlySet<string> = new Set([
  ...['order', 'validators', 'innerRelations', 'keep', 'mediaTypes', 'partTypes', 'fields'],
  ...['wholeBody', 'wholeForm', 'files'],
]);

function fieldsOf({ standardBody }: OperationModel): Code | null {
  const fields = standardBody?.fields ?? [];
  return fields.length === 0 ? null : code`${imported('fieldReader')}(${source(fields)})`;
}

function otherBodies(
  operation: OperationModel,
  validators: ReadonlyMap<string, ValidatorNames>,
): Code | null {
  const sources = operation.otherBodies.map((other) => {
    const properties = unusual(other, validators).filter(({ name }) => OF_BODY.has(name));
    const decode = { name: 'decode', value: decoderNamed(`decode${other.pascal}`) };
    const members = [...properties, decode].map(({ name, value }) => code`${name}: ${value}`);
    return code`{ ${joined(members, ', ')} }`;
  });
  return sources.length === 0 ? null : code`[${joined(sources, ', ')}]`;
}

const sourceUnless = (usual: unknown, value: unknown) => (value === usual ? null : source(value));

function validatorsOf(names: ValidatorNames): Code | null {
  const checked = Object.entries(names).flatMap(([place, name]: [string, string | null]) =>
    name === null ? [] : [code`${place}: ${imported('checks')}.${name}`],
  );
  return checked.length === 0 ? null : code`{ ${joined(checked, ', ')} }`;
}

/** The file properties, and the bytes that each may have where the document says so. */
function files({ body, wholeBody }: OperationModel): Code | null {
  const limits = (body?.properties ?? []).flatMap(({ name, file }) =>
    file === null ? [] : [[name, file.limit] as const],
  );
  if (wholeBody?.kind === 'file') limits.push(['', wholeBody.fileLimit]);
  return limits.length === 0 ? null : source(Object.fromEntries(limits));
}

/** One call for all statuses that are answered in the same way. */
function answersOf(responses: readonly ResponseModel[]): Code[] {
  const begun = responses.map((response) => ({ ...response, begin: beginOf(response) }));
  const named = begun.filter(({ range }) => range === null);
  const ranges = begun.flatMap(({ range, begin }) =>
    range === null
      ? []
      : [code`${imported('answer')}.among([${range.hundreds.join(', ')}], ${begin}))`],
  );
  const groups = groupBy(named, ({ begin }) => begin.text).map(([, same]) => same);
  return [
    ...groups.map((same) =>
      joined([...same.slice(0, 1).map(({ begin }) => begin), statusesOf(same)], ''),
    ),
    ...ranges,
  ];
}

const statusesOf = (responses: readonly ResponseModel[]): Code =>
  code`${responses.map(({ status }) => status).join(', ')})`;

/** The call up to its statuses. */
function beginOf({ writer, mediaType, type, sequence }: ResponseModel): Code {
  const answer = imported('answer');
  if (sequence !== null)
    return code`${answer}.sequence(${quote(mediaType ?? '')}, ${quote(sequence.form)}, ${writeFunction(sequence.writer)}, `;
  const write = writer === null || type === null ? null : writeFunction(writer);
  if (write !== null)
    return mediaType === null
      ? code`${answer}.json(${write}, `
      : code`${answer}.jsonAs(${quote(mediaType)}, ${write}, `;
  return mediaType === null
    ? code`${answer}.empty(`
    : code`${answer}.content(${quote(mediaType)}, `;
}

/** A call of one writer on the whole body is that writer. */
const writeFunction = (writer: Writer): Code =>
  writer.only === null ? code`(v: never) => ${writer}` : imported(writer.only);
