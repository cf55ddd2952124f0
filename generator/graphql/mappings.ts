import type { ASTNode, InputValueDefinitionNode } from 'graphql';
import type { Schema } from '../load/document.ts';
import type { Resolver } from '../model/resolver.ts';
import { resolveShape } from '../model/shape.ts';
import type { Definitions } from './definitions.ts';
import { readDirectives } from './directives.ts';
import {
  type ArgumentModel,
  isRequired,
  type MappedMember,
  type MappingModel,
  snake,
} from './model.ts';
import { conversions, type Kinds, chooseReading } from './readings.ts';

interface Mapped {
  readonly node: ASTNode;
  readonly file: string;
  /** The type of the arguments, where they have one. */
  readonly type: string | null;
  readonly inputs: readonly InputValueDefinitionNode[];
  readonly arguments: readonly ArgumentModel[];
  /** The schemas of the parameters and properties of a name. */
  readonly counterparts: (name: string) => readonly Schema[];
  /** False where no operation and no schema is named: then all parameters are the list's. */
  readonly isBound: boolean;
}

/** The arguments of one field or input, of a mapping that several of them may share. */
interface Part extends Mapped {
  /** Names of the arguments that another part of the mapping reads. */
  readonly except: readonly string[];
}

/** Arguments that are converted to parameters and properties of REST. */
export class Mappings {
  readonly #definitions: Definitions;
  readonly #resolver: Resolver;
  readonly #parts = new Map<string, Part[]>();
  #kinds: Kinds | null = null;

  constructor(definitions: Definitions, resolver: Resolver) {
    this.#definitions = definitions;
    this.#resolver = resolver;
  }

  /** Adds the arguments of a field, or the fields of an input, to the mapping of a name. */
  add(to: string, part: Part): void {
    const parts = this.#parts.get(to);
    if (parts === undefined) this.#parts.set(to, [part]);
    else parts.push(part);
    for (const name of part.except) {
      if (part.inputs.some((input) => input.name.value === name)) continue;
      const message = `there is no argument ${name} to except`;
      this.refuse(part.node, 'graphql-argument-missing', message, 'Name an argument');
    }
  }

  /** All mappings, when the whole type system was added. */
  build(): readonly MappingModel[] {
    return [...this.#parts.keys()].toSorted().map((name) => this.#mapping(name));
  }

  #mapping(name: string): MappingModel {
    const parts = this.#parts.get(name) ?? [];
    const [first] = parts;
    if (first === undefined) throw new Error(`nothing is mapped to ${name}`);
    const given = joinArguments(parts);
    const except = new Set(parts.flatMap((part) => part.except));
    const members = new Map<string, MappedMember>();
    const isBound = parts.some((part) => part.isBound);
    const listSchemas = (each: string) => parts.flatMap((part) => part.counterparts(each));
    // Fields that have the arguments of another share their nodes.
    for (const input of new Set(parts.flatMap((part) => part.inputs))) {
      const argument = input.name.value;
      const known = members.get(argument);
      const member = except.has(argument) ? null : this.memberOf(input, listSchemas, isBound);
      if (member === null) continue;
      if (known !== undefined && !isSame(known, member)) {
        const message = `${argument} is mapped in another way by another field of ${name}`;
        const advice = `Map it the same way, or to another name than ${name}`;
        this.refuse(input, 'graphql-mapping-twice', message, advice);
      }
      const required = given.some((each) => each.name === argument && isRequired(each.type));
      members.set(argument, { ...member, required });
    }
    const type = parts.length === 1 ? first.type : null;
    const sorted = [...members.values()].toSorted((a, b) => (a.argument < b.argument ? -1 : 1));
    // The field that names exceptions is the main one.
    const home = parts.find((part) => part.except.length > 0) ?? first;
    return { name, file: home.file, type, arguments: given, members: sorted };
  }

  isNumber(schema: Schema): boolean {
    return resolveShape(schema, this.#resolver).kind === 'integer';
  }

  refuse(...fault: Parameters<Definitions['refuse']>): void {
    this.#definitions.refuse(...fault);
  }

  /** Parameter or property that an argument corresponds to; null for others. */
  memberOf(
    node: InputValueDefinitionNode,
    counterparts: Mapped['counterparts'],
    isBound = true,
  ): MappedMember | null {
    const { filter, globalId, parameter } = readDirectives(node);
    const argument = node.name.value;
    const own = filter ?? parameter;
    const name = own?.name ?? snake(argument);
    const schema = filter === null ? (counterparts(name)[0] ?? null) : null;
    const refuse = (rule: string, message: string, advice: string) => {
      this.#definitions.refuse(node, rule, message, advice);
      return null;
    };
    if (isBound && filter === null && schema === null) {
      const message = `${argument}: the operation has no parameter or property ${name}`;
      const advice =
        'Name another by `@parameter(name:)`, one of the list alone by `@filter`, or except the argument in `@mapped`';
      return refuse('graphql-argument-unmapped', message, advice);
    }
    const as = own?.as ?? null;
    if (as !== null && !conversions.includes(as)) {
      const advice = `Use one of ${conversions.join(', ')}`;
      return refuse('graphql-conversion-missing', `there is no conversion ${as}`, advice);
    }
    const given = { type: node.type, schema, as, globalId };
    const reading = chooseReading(given, this.#allKinds(), this.#resolver);
    if ('refused' in reading) {
      const advice = 'Name a conversion by `as`, or except the argument in `@mapped`';
      return refuse('graphql-argument-pair', `${argument}: ${reading.refused}`, advice);
    }
    const takesNull =
      schema !== null &&
      resolveShape(schema, this.#resolver).nullable &&
      parameter?.null !== 'absent';
    return {
      name,
      argument,
      read: reading.read,
      required: isRequired(node.type),
      takesNull,
    };
  }

  #allKinds(): Kinds {
    this.#kinds ??= new Map(
      this.#definitions.all.map(({ name, kind, node, values }) => {
        const { globalId, mapped } = readDirectives(node as Parameters<typeof readDirectives>[0]);
        const known = { kind, values: values.map((value) => value.name), globalId };
        return [name.value, { ...known, mapping: mapped?.to ?? null }];
      }),
    );
    return this.#kinds;
  }
}

const isSame = (one: MappedMember, other: MappedMember): boolean =>
  one.name === other.name && one.takesNull === other.takesNull && one.read('x') === other.read('x');

/** Joins the arguments of all fields that share a mapping: an argument that some of them omit is optional. */
function joinArguments(parts: readonly Part[]): ArgumentModel[] {
  const byName = new Map<string, ArgumentModel[]>();
  for (const argument of parts.flatMap((part) => part.arguments)) {
    const known = byName.get(argument.name);
    if (known === undefined) byName.set(argument.name, [argument]);
    else known.push(argument);
  }
  return [...byName.values()]
    .map(([first, ...others]) => {
      if (first === undefined) throw new Error('no field has the argument');
      const all = [first, ...others];
      const isEverywhere = all.length === parts.length;
      if (isEverywhere && all.every(({ type }) => isRequired(type))) return first;
      const type = first.type.kind === 'NonNullType' ? first.type.type : first.type;
      const isGiven = isEverywhere && all.every(({ defaultValue }) => defaultValue !== undefined);
      return { ...first, type, defaultValue: isGiven ? first.defaultValue : undefined };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
