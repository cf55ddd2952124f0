import { type ConstDirectiveNode, type ConstValueNode, valueFromASTUntyped } from 'graphql';
import type { Bound } from '../runtime/graphql/bounds.ts';

/** The directives of the type system's files: they bind it to the document, and show to no client. */
export interface Directives {
  /** The schema of the document whose bodies are the sources of the type, and the property they are loaded by. */
  readonly of: { readonly schema: string; readonly key: string | null } | null;
  /** The operations that a mutation runs. */
  readonly operation: {
    readonly ids: readonly string[];
    readonly as: string | null;
    /** The arguments of the parameters of the path, for a mutation without a function. */
    readonly params: Readonly<Record<string, string>> | null;
  } | null;
  /** True for a field with a written function; `like` names an operation whose parameters describe its arguments. */
  readonly resolver: { readonly like: string | null } | null;
  /** The property, where it has another name, the value where it is null or missing, and the part of it that is shown. */
  readonly property: {
    readonly name: string | null;
    readonly absent: unknown;
    readonly as: string | null;
  } | null;
  /** The value that the field has in every object. */
  readonly always: { readonly value: unknown } | null;
  /** Types of ids that a scalar accepts, or that a field has. */
  readonly globalId: readonly string[] | null;
  /** Another type that has the same fields. */
  readonly fieldsOf: string | null;
  /** Another field, as `Type.field`, whose arguments the field has too, except the named ones. */
  readonly argumentsOf: { readonly field: string; readonly except: readonly string[] } | null;
  /** Additional members of the sources of the type, besides its fields. */
  readonly carries: readonly CarriedMember[];
  /** The parameter or property of the document that matches an argument under another name. */
  readonly parameter: MatchingParameter | null;
  /** The parameter of a list that matches an argument, and that the document has not. */
  readonly filter: MatchingParameter | null;
  /** Mapping whose function reads the arguments, except the named ones. */
  readonly mapped: { readonly to: string; readonly except: readonly string[] } | null;
  /** The operation or component schema whose parameters or properties match the fields of an input. */
  readonly like: { readonly operation: string | null; readonly schema: string | null } | null;
  /** The bounds of an argument without a matching parameter. */
  readonly bound: Bound | null;
  /** True for a node whose connections tell how many there are. */
  readonly counted: boolean;
  /** True for the payload of a mutation that is more than one object. */
  readonly payload: boolean;
  readonly score: Readonly<Record<string, unknown>> | null;
}

/** Parameter of REST that an argument corresponds to. */
interface MatchingParameter {
  /** Null where the name is the argument's. */
  readonly name: string | null;
  /** The conversion, where the types do not say it. */
  readonly as: string | null;
  /** `absent` where null counts as not given, though the property may be null. */
  readonly null: string | null;
}

/** A member of a source that no field shows: an id, or a text. */
export interface CarriedMember {
  readonly name: string;
  readonly type: 'number' | 'string';
}

function listCarried(given: Readonly<Record<string, unknown>> | null): readonly CarriedMember[] {
  const listCarriedMembers = (names: unknown, type: CarriedMember['type']) =>
    listTexts(names ?? []).map((name) => ({ name, type }));
  return [
    ...listCarriedMembers(given?.ids, 'number'),
    ...listCarriedMembers(given?.texts, 'string'),
  ];
}

const own: ReadonlySet<string> = new Set([
  'of',
  'operation',
  'resolver',
  'property',
  'always',
  'globalId',
  'fieldsOf',
  'argumentsOf',
  'carries',
  'parameter',
  'filter',
  'mapped',
  'like',
  'bound',
  'counted',
  'payload',
  'score',
]);

export interface Directed {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

export const hasOwn = ({ directives = [] }: Directed): boolean =>
  directives.some(({ name }) => own.has(name.value));

export const readConstant = (node: ConstValueNode): unknown => valueFromASTUntyped(node);

/** Arguments of a directive by name; null without the directive. */
function readArguments(node: Directed, name: string): Readonly<Record<string, unknown>> | null {
  const found = node.directives?.find((directive) => directive.name.value === name);
  if (found === undefined) return null;
  return Object.fromEntries(
    (found.arguments ?? []).map((argument) => [argument.name.value, readConstant(argument.value)]),
  );
}

const toTextOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const listTexts = (value: unknown): readonly string[] => [value].flat().map(String);

const readMatching = (given: Readonly<Record<string, unknown>> | null): MatchingParameter | null =>
  given && {
    name: toTextOrNull(given.name),
    as: toTextOrNull(given.as),
    null: toTextOrNull(given.null),
  };

export function readDirectives(node: Directed): Directives {
  const of = readArguments(node, 'of');
  const operation = readArguments(node, 'operation');
  const resolver = readArguments(node, 'resolver');
  const property = readArguments(node, 'property');
  const always = readArguments(node, 'always');
  const globalId = readArguments(node, 'globalId');
  const like = readArguments(node, 'like');
  const mapped = readArguments(node, 'mapped');
  const others = readArguments(node, 'argumentsOf');
  return {
    of: of && { schema: String(of.schema), key: toTextOrNull(of.key) },
    operation: operation && {
      ids: listTexts(operation.id),
      as: toTextOrNull(operation.as),
      params: (operation.params ?? null) as Readonly<Record<string, string>> | null,
    },
    resolver: resolver && { like: toTextOrNull(resolver.like) },
    property: property && {
      name: toTextOrNull(property.name),
      absent: property.absent,
      as: toTextOrNull(property.as),
    },
    always: always && { value: always.value },
    globalId: globalId && listTexts(globalId.types),
    fieldsOf: toTextOrNull(readArguments(node, 'fieldsOf')?.type),
    argumentsOf: others && { field: String(others.field), except: listTexts(others.except ?? []) },
    carries: listCarried(readArguments(node, 'carries')),
    parameter: readMatching(readArguments(node, 'parameter')),
    filter: readMatching(readArguments(node, 'filter')),
    mapped: mapped && { to: String(mapped.to), except: listTexts(mapped.except ?? []) },
    like: like && { operation: toTextOrNull(like.operation), schema: toTextOrNull(like.schema) },
    bound: readArguments(node, 'bound'),
    counted: readArguments(node, 'counted') !== null,
    payload: readArguments(node, 'payload') !== null,
    score: readArguments(node, 'score'),
  };
}

/** Reason of `@deprecated`; null without the directive. */
export function readDeprecation(node: Directed): string | null {
  const found = readArguments(node, 'deprecated');
  return found && (toTextOrNull(found.reason) ?? 'No longer supported');
}
