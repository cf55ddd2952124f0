import { collectFacts, type Dialect, type Word } from '../dialect.ts';
import { isData, methods, type OpenApiDocument, type Operation } from './document.ts';
import {
  type BroughtParameter,
  broughtParameters,
  describes,
  impliedStatuses,
  isSameParameter,
} from './implied-statuses.ts';
import { findComponent, type Origins, toPosition, type SourceLocation } from './origins.ts';
import { ANY, AT_LEAST_ONE } from './own-words.ts';
import { propertyNames } from './property-names.ts';
import { plainReference } from './references.ts';
import type { Report } from './report.ts';

type Mutable = Record<string, unknown>;

/** A document, and its implied responses by status: `404`, or `404-project` for operations with that subject. */
interface Context {
  readonly document: OpenApiDocument;
  readonly dialect: Dialect;
  readonly words: readonly Word[];
  readonly impliedKey: string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly origins: Origins;
  readonly report: Report;
}

/**
 * Adds to every operation what its words imply: parameters, responses, and the names that `any` stands for. A written
 * part overrides an implied one, and is a fault where both are equal. An added part has the position of the key that
 * implies it.
 */
export function addImplied(
  document: OpenApiDocument,
  dialect: Dialect,
  { origins, report }: Pick<Context, 'origins' | 'report'>,
): void {
  const { words, impliedKey } = dialect;
  if (impliedKey === null) return;
  const given = document[impliedKey];
  const shared = isData(given) ? given : {};
  const responses = isData(shared.responses) ? shared.responses : {};
  const context = { document, dialect, words, impliedKey, responses, origins, report };
  for (const [path, item] of Object.entries<Mutable>(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (isData(operation))
        item[method] = completeOperation({ operation, path, item, method }, context);
    }
  }
}

interface Written {
  readonly operation: Operation;
  readonly path: string;
  readonly item: Mutable;
  readonly method: string;
}

function completeOperation(
  { operation, path, item, method }: Written,
  context: Context,
): Operation {
  const ofPath = toList(item.parameters);
  const brought = broughtParameters({ path, operation }, context.document, context);
  const parameters = completeParameters(operation, ofPath, brought, context);
  const takesParameters = [...ofPath, ...parameters].some(
    (each) => !brought.some(({ reference }) => isSame(each, reference, context)),
  );
  const start = findLocation(item, method, context);
  const { subject } = collectFacts(context.dialect, operation, method);
  const asked = { operation, path, takesParameters };
  const responses = completeResponses(asked, { subject, start }, context);
  const names = completeNames(operation, context);
  const changes: Mutable = {
    ...(parameters.length > 0 && { parameters }),
    ...(isData(responses) && { responses }),
    ...(names !== null && { [AT_LEAST_ONE]: names }),
  };
  const whole = addMembers(operation, changes);
  const origin = context.origins.get(operation);
  if (origin !== undefined) {
    const added = new Map([
      ['parameters', findLocation(parameters, '0', context) ?? origin.location],
    ]);
    context.origins.set(whole, { ...origin, members: new Map([...added, ...origin.members]) });
  }
  return whole;
}

/** A copy with the members of `changes` in their places, or, where there are none, before the body and the responses. */
function addMembers(operation: Operation, changes: Mutable): Operation {
  const added = Object.entries(changes).filter(([key]) => !Object.hasOwn(operation, key));
  const entries = Object.entries(operation);
  const before = entries.findIndex(([key]) => key === 'requestBody' || key === 'responses');
  entries.splice(before === -1 ? entries.length : before, 0, ...added);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Object.hasOwn(changes, key) ? changes[key] : value]),
  ) as Operation;
}

/** Parameters of an operation, after those that its keywords add. */
function completeParameters(
  operation: Operation,
  ofPath: readonly unknown[],
  brought: readonly BroughtParameter[],
  context: Context,
): readonly unknown[] {
  const written = toList(operation.parameters);
  const added = brought.filter(({ key, reference }) => {
    const other = [...ofPath, ...written].find((each) => isSame(each, reference, context));
    if (other === undefined) return true;
    const at = written.indexOf(other);
    if (at === 0 && isSameReference(other, reference))
      tellWritten(
        operation.parameters,
        String(at),
        `\`${key}\` brings this parameter along`,
        context,
      );
    return false;
  });
  if (added.length === 0) return written;
  const parameters = [...added.map(({ reference }) => reference), ...written];
  const places = [
    ...added.map(({ key }) => findLocation(operation, key, context)),
    ...written.map((_, index) => findLocation(operation.parameters, String(index), context)),
  ];
  noteOrigin(parameters, findLocation(operation, 'parameters', context), places, context);
  return parameters;
}

const isSame = (one: unknown, other: unknown, context: Context): boolean =>
  isSameParameter(resolve(one, context), resolve(other, context));

/**
 * Responses of an operation with the implied ones; undefined without any.
 * @param start location of the operation, and of responses that its path implies
 */
function completeResponses(
  asked: Parameters<typeof impliedStatuses>[0],
  {
    subject,
    start,
  }: { readonly subject: string | null; readonly start: SourceLocation | undefined },
  context: Context,
): unknown {
  const { operation } = asked;
  const { responses } = operation;
  if (!isData(responses)) return responses;
  const added = new Map<string, SourceLocation | undefined>();
  const all: Mutable = { ...responses };
  for (const [status, { key }] of impliedStatuses(asked, context.words)) {
    const reference = context.responses[`${status}-${subject}`] ?? context.responses[status];
    if (reference === undefined) continue;
    if (Object.hasOwn(responses, status)) {
      if (isSameReference(responses[status], reference))
        tellWritten(responses, status, `${status} is added by itself`, context);
    } else if (!describes(responses, status)) {
      all[status] = reference;
      added.set(status, key === null ? start : findLocation(operation, key, context));
    }
  }
  if (added.size === 0) return responses;
  const origin = context.origins.get(responses);
  if (origin !== undefined) {
    const places = [...added].flatMap(([status, at]) => (at ? [[status, at] as const] : []));
    const members = new Map([...origin.members, ...places]);
    context.origins.set(all, { location: origin.location, members });
  }
  return all;
}

/** Lists with the names for `any`; null without `any`, or with too few names. */
function completeNames(operation: Operation, context: Context): readonly unknown[] | null {
  const given = operation[AT_LEAST_ONE];
  if (given === undefined) return null;
  const body = resolve(operation.requestBody, context);
  const contents = isData(body) && isData(body.content) ? Object.values(body.content) : [];
  const found = contents.flatMap((content) =>
    isData(content) ? propertyNames(content.schema, (node) => resolve(node, context)) : [],
  );
  const names = [...new Set(found)];
  if (names.length < 2) return null;
  if (given === ANY) return [names];
  const holdsAny = (list: unknown): list is unknown[] => Array.isArray(list) && list.includes(ANY);
  if (toList(given).some(holdsAny) && !names.includes(ANY))
    return toList(given).map((list) =>
      holdsAny(list) ? replaceAnyByOthers(list, names, context) : list,
    );
  if (JSON.stringify(given) === JSON.stringify([names]))
    tellWritten(operation, AT_LEAST_ONE, 'These are all properties of the body', context, ANY);
  return null;
}

/** Replaces `any` in a list by all names that the list lacks. */
function replaceAnyByOthers(
  list: unknown[],
  names: readonly string[],
  context: Context,
): unknown[] {
  const location = findLocation(list, String(list.indexOf(ANY)), context);
  const others = names.filter((name) => !list.includes(name));
  const places = list.flatMap((name, index) =>
    name === ANY ? others.map(() => location) : [findLocation(list, String(index), context)],
  );
  const whole = list.flatMap((name) => (name === ANY ? others : [name]));
  noteOrigin(whole, location, places, context);
  return whole;
}

const toList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

/** The nodes that the references of a node lead to. */
function resolve(node: unknown, { document }: Context): unknown {
  let current = node;
  for (let hops = 0; hops < 50 && isData(current); hops += 1) {
    if (typeof current.$ref !== 'string') return current;
    current = findComponent(document, current.$ref);
  }
  return undefined;
}

const isSameReference = (one: unknown, other: unknown): boolean =>
  plainReference(one) !== null && plainReference(one) === plainReference(other);

function findLocation(
  holder: unknown,
  key: string,
  { origins }: Context,
): SourceLocation | undefined {
  const origin = typeof holder === 'object' && holder !== null ? origins.get(holder) : undefined;
  return origin?.members.get(key) ?? origin?.location;
}

function noteOrigin(
  list: object,
  location: SourceLocation | undefined,
  places: readonly (SourceLocation | undefined)[],
  { origins }: Context,
): void {
  if (location === undefined) return;
  const members = places.map((place, index) => [String(index), place ?? location] as const);
  origins.set(list, { location, members: new Map(members) });
}

/** Reports a written part that repeats the implied one. */
function tellWritten(
  holder: unknown,
  key: string,
  message: string,
  context: Context,
  instead?: string,
): void {
  const place = findLocation(holder, key, context);
  if (place === undefined) return;
  const advice = instead === undefined ? 'Remove it' : `Write \`${instead}\``;
  context.report.add('implied', toPosition(place), message, advice);
}
