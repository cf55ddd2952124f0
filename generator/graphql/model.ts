import type { TypeNode } from 'graphql';
import type { Position } from '../load/faults.ts';
import type { Bound } from '../runtime/graphql/bounds.ts';
import type { CarriedMember } from './directives.ts';

/** The whole type system with every decision made. */
export interface GraphqlModel {
  /** The files that define types or fields, by name. */
  readonly files: readonly string[];
  readonly types: readonly TypeModel[];
  /** The operations that mutations run. */
  readonly operations: readonly { readonly id: string; readonly resource: string }[];
  readonly mappings: readonly MappingModel[];
}

/** Arguments that their own function converts to parameters of REST. */
export interface MappingModel {
  readonly name: string;
  /** The file that it is printed to. */
  readonly file: string;
  /** The input that the arguments are the fields of; null for arguments without a type. */
  readonly type: string | null;
  readonly arguments: readonly ArgumentModel[];
  readonly members: readonly MappedMember[];
}

/** Parameter or property that an argument corresponds to. */
export interface MappedMember {
  readonly name: string;
  readonly argument: string;
  /** Creates the expression of the parameter from that of a non-null argument. */
  readonly read: (value: string) => string;
  readonly required: boolean;
  /** True where null is sent, false where it counts as not given. */
  readonly takesNull: boolean;
}

/** Mutation that runs one operation, without a written function. */
export interface PrintedMutation {
  readonly operation: string;
  readonly params: readonly MappedMember[];
  readonly body: readonly MappedMember[] | null;
  readonly hasHeaders: boolean;
  /** The property of the answer that the payload's object is loaded by; null for a payload without an object. */
  readonly key: string | null;
}

export type TypeModel = ObjectModel | AbstractModel | EnumModel | InputModel | ScalarModel;

interface NamedModel {
  readonly name: string;
  /** The file that it is printed to. */
  readonly file: string;
  readonly description: string | null;
  readonly position: Position | null;
}

export interface ObjectModel extends NamedModel {
  readonly kind: 'object';
  readonly interfaces: readonly string[];
  readonly fields: readonly FieldModel[];
  readonly source: SourceModel;
  readonly carries: readonly CarriedMember[];
}

/** Source that the fields of a type read. */
export type SourceModel =
  /** Body of the document; with a key, one property may represent it, and the rest is loaded. */
  | {
      readonly kind: 'body';
      readonly schema: string;
      readonly resource: string;
      readonly key: string | null;
      /** The type, and its file, with the function that loads the rest. */
      readonly loaded: { readonly file: string; readonly type: string };
    }
  /** A page of a list, or an array. */
  | { readonly kind: 'connection'; readonly node: string }
  | { readonly kind: 'edge'; readonly node: string }
  /** The type's own fields. */
  | { readonly kind: 'plain' }
  | { readonly kind: 'root' };

export interface AbstractModel extends NamedModel {
  readonly kind: 'interface' | 'union';
  readonly interfaces: readonly string[];
  readonly fields: readonly FieldModel[];
  /** The objects that it may be. */
  readonly members: readonly string[];
}

export interface EnumModel extends NamedModel {
  readonly kind: 'enum';
  readonly values: readonly {
    readonly name: string;
    readonly description: string | null;
    readonly deprecation: string | null;
  }[];
}

export interface InputModel extends NamedModel {
  readonly kind: 'input';
  readonly fields: readonly ArgumentModel[];
}

export interface ScalarModel extends NamedModel {
  readonly kind: 'scalar';
  /** The types of the global ids that it takes; null for another scalar. */
  readonly globalId: readonly string[] | null;
}

export interface ArgumentModel {
  readonly name: string;
  readonly type: TypeNode;
  readonly description: string | null;
  readonly deprecation: string | null;
  /** Undefined without a default. */
  readonly defaultValue: unknown;
  /** Empty for an argument with the usual bounds. */
  readonly bound: Bound;
}

export interface FieldModel {
  readonly name: string;
  /** The file whose resolvers have its function. */
  readonly file: string;
  /** The type that has its function there, where that is another than its own. */
  readonly of: string | null;
  readonly type: TypeNode;
  readonly description: string | null;
  readonly deprecation: string | null;
  readonly arguments: readonly ArgumentModel[];
  readonly binding: Binding;
  readonly connection: boolean;
  readonly score: Readonly<Record<string, unknown>> | null;
  readonly position: Position | null;
}

export type Binding =
  | {
      readonly kind: 'property';
      readonly property: string;
      /** Expression in terms of `c`, the runtime's conversions. */
      readonly convert: string;
      readonly absent: unknown;
    }
  | { readonly kind: 'resolver' }
  | {
      readonly kind: 'mutation';
      readonly operations: readonly string[];
      readonly as: string | null;
      /** Null for a mutation with a written function. */
      readonly printed: PrintedMutation | null;
    }
  | { readonly kind: 'always'; readonly value: unknown }
  /** The member of the source with the field's name. */
  | { readonly kind: 'own' }
  /** The part of a connection or edge. */
  | { readonly kind: 'part' };

/** The name at the heart of a type. */
export function getTypeName(type: TypeNode): string {
  return type.kind === 'NamedType' ? type.name.value : getTypeName(type.type);
}

/** `createdAt` as `created_at`. */
export const snake = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const isRequired = (type: TypeNode): boolean => type.kind === 'NonNullType';
