import { readdirSync, readFileSync } from 'node:fs';
import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type InputValueDefinitionNode,
  parse,
  print,
  printSchema,
} from 'graphql';

/**
 * Names of a type system as coordinates, each with what it is: `Issue`, `Issue.iid`, `Project.issues(first:)`,
 * `IssueSort.TITLE_ASC`, `Issue implements Todoable`, `NoteableType | Issue`.
 */
export type Names = ReadonlyMap<string, string>;

/** The names that an area is to have, and those of them that are not there. */
export interface Area {
  readonly name: string;
  readonly names: Names;
  /** Still to come: those of snippets with the resource, which is not there yet. */
  readonly toCome: readonly string[];
  /** Names that are left out, each with its reason. */
  readonly leftOut: ReadonlyMap<string, string>;
}

const folder = new URL('.', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
export const missingFile = (area: string): URL => new URL(`${area}.missing.txt`, folder);

export function readAreas(): readonly Area[] {
  const files = readdirSync(folder);
  const areas = files.filter((file) => file.endsWith('.graphql')).toSorted();
  const documents = areas.map((file) => parse(textOf(file)));
  const all = documents.flatMap(({ definitions }) => definitions);
  return areas.map((file, index) => {
    const name = file.slice(0, -'.graphql'.length);
    const missing = `${name}.missing.txt`;
    const lines = files.includes(missing) ? (textOf(missing).match(/^.+$/gm) ?? []) : [];
    const separator = ': ';
    return {
      name,
      names: listedNames((documents[index] as DocumentNode).definitions, all),
      toCome: lines.filter((line) => !line.includes(separator)),
      leftOut: new Map(
        lines
          .filter((line) => line.includes(separator))
          .map((line) => {
            const at = line.indexOf(separator);
            return [line.slice(0, at), line.slice(at + separator.length)];
          }),
      ),
    };
  });
}

/** The names of a schema. */
export const namesOfSchema = (schema: GraphQLSchema): Names =>
  new Collected().addAll(parse(printSchema(schema)).definitions).names;

/** The names of the lists, with what all connections and mutations have, which the lists do not repeat. */
function listedNames(
  definitions: readonly DefinitionNode[],
  all: readonly DefinitionNode[],
): Names {
  const names = new Collected();
  for (const definition of definitions) {
    names.add(definition);
    const same = directiveOf(definition, 'fieldsOf')?.arguments?.[0]?.value;
    if (same?.kind !== 'StringValue' || !('name' in definition)) continue;
    for (const other of all) {
      if (!('name' in other) || other.name?.value !== same.value) continue;
      names.addParts(definition.name?.value as string, other);
    }
  }
  return names.withWhatListsDoNotRepeat();
}

const pageArguments = { after: 'String', before: 'String', first: 'Int', last: 'Int' };

class Collected {
  readonly names = new Map<string, string>();

  addAll(definitions: readonly DefinitionNode[]): this {
    for (const definition of definitions) this.add(definition);
    return this;
  }

  add(definition: DefinitionNode): void {
    if (!('name' in definition) || definition.name === undefined) return;
    if (definition.kind === 'DirectiveDefinition') return;
    const name = definition.name.value;
    if (!definition.kind.endsWith('Extension')) this.names.set(name, definition.kind);
    this.addParts(name, definition);
  }

  addParts(name: string, definition: DefinitionNode): void {
    if ('interfaces' in definition) {
      for (const each of definition.interfaces ?? []) {
        this.names.set(`${name} implements ${each.name.value}`, '');
      }
    }
    if ('types' in definition) {
      for (const each of definition.types ?? []) this.names.set(`${name} | ${each.name.value}`, '');
    }
    if ('values' in definition) {
      for (const each of definition.values ?? []) {
        this.names.set(`${name}.${each.name.value}`, deprecated(each));
      }
    }
    if (!('fields' in definition)) return;
    for (const field of definition.fields ?? []) {
      const at = `${name}.${field.name.value}`;
      this.names.set(at, kindOf(field));
      if (field.kind === 'InputValueDefinition') continue;
      for (const each of field.arguments ?? []) {
        this.names.set(`${at}(${each.name.value}:)`, kindOf(each));
      }
    }
  }

  withWhatListsDoNotRepeat(): Names {
    const names = new Map<string, string>();
    for (const [name, kind] of this.names) {
      const mutation = /^Mutation\.(\w+)(?:\((\w+):\))?$/.exec(name);
      if (mutation === null) {
        names.set(name, kind);
        if (/^\w+\.\w+$/.test(name) && /Connection!?( deprecated)?$/.test(kind)) {
          for (const [each, type] of Object.entries(pageArguments)) {
            names.set(`${name}(${each}:)`, type);
          }
        }
        continue;
      }
      const [, field = '', argument] = mutation;
      const title = field.charAt(0).toUpperCase() + field.slice(1);
      if (argument !== undefined) {
        names.set(`${title}Input.${argument}`, kind);
        continue;
      }
      names.set(name, kind);
      names.set(`${name}(input:)`, `${title}Input!`);
      names.set(`${title}Input`, 'InputObjectTypeDefinition');
      names.set(`${title}Input.clientMutationId`, 'String');
      names.set(`${title}Payload.clientMutationId`, 'String');
      names.set(`${title}Payload.errors`, '[String!]!');
    }
    return names;
  }
}

function kindOf(node: FieldDefinitionNode | InputValueDefinitionNode): string {
  const value =
    'defaultValue' in node && node.defaultValue !== undefined
      ? ` = ${print(node.defaultValue)}`
      : '';
  return `${print(node.type)}${value}${deprecated(node)}`;
}

interface Directed {
  readonly directives?: readonly ConstDirectiveNode[] | undefined;
}

const directiveOf = (node: object, name: string) =>
  (node as Directed).directives?.find((directive) => directive.name.value === name);

const deprecated = (node: Directed): string =>
  directiveOf(node, 'deprecated') === undefined ? '' : ' deprecated';

/** The names that a name is part of, itself among them: a missing one need not be told for each of its parts. */
export function namesAbove(name: string): readonly string[] {
  const [type = ''] = name.split(/[. (]/, 1);
  const [field = ''] = name.split('(', 1);
  const mutation = /^(\w+)(?:Input|Payload)$/.exec(type)?.[1];
  return [
    ...(mutation === undefined
      ? []
      : [`Mutation.${mutation.charAt(0).toLowerCase()}${mutation.slice(1)}`]),
    ...new Set([type, field, name]),
  ];
}

/**
 * Listed names that the schema does not have, or has as something else, with what it has; not the parts of what it does
 * not have.
 */
export function missingNames({ names }: Area, there: Names): ReadonlyMap<string, string> {
  const missing = new Map<string, string>();
  for (const [name, kind] of names) {
    const found = there.get(name);
    const isWithin = namesAbove(name).some(
      (above) => above !== name && names.has(above) && !there.has(above),
    );
    if (found === kind || isWithin) continue;
    missing.set(name, found === undefined ? 'not there' : `is ${found}, not ${kind}`);
  }
  return missing;
}

/** Tells whether a name, or one that it is part of, is in a list. */
export const isCovered = (name: string, by: ReadonlySet<string>): boolean =>
  namesAbove(name).some((above) => by.has(above));
