import type { Config } from '../../config.ts';
import { suggest } from '../advice.ts';
import { isData, methods, type OpenApiDocument } from '../document.ts';
import type { Position } from '../faults.ts';
import { findChild, grammar, type Kind } from '../grammar.ts';
import { findComponent } from '../origins.ts';
import { join } from '../pointer.ts';
import type { Report } from '../report.ts';
import type { RuleName } from '../rules.ts';
import { Validators } from './validators.ts';
import type { Linted, Located, Misfit, OperationPart, Visit } from './visits.ts';

export type { Located, OperationPart, Visit } from './visits.ts';

type Part = 'key' | 'value';

/** Document for all rules. Pointers refer to the bundled document. */
export class LintContext implements Linted {
  readonly document: OpenApiDocument;
  readonly config: Config;
  /** False if a file could not be read, so that absent parts may only be unknown. */
  readonly complete: boolean;
  /** Components that paths and webhooks name, and that are copied there. */
  readonly inlined: ReadonlySet<string>;
  readonly visits: readonly Visit[];
  /** Values where objects of OpenAPI should be, which no rule for these looks at. */
  readonly misfits: readonly Misfit[];
  readonly operations: readonly OperationPart[];
  readonly validators: Validators;
  readonly #report: Report;
  readonly #locate: (pointer: string, part: Part) => Position;
  readonly #told: string[] = [];
  readonly #kinds = new Map<Kind, Visit[]>();

  constructor(
    document: OpenApiDocument,
    locate: (pointer: string, part: Part) => Position,
    options: {
      readonly report: Report;
      readonly config: Config;
      readonly complete: boolean;
      readonly inlined: ReadonlySet<string>;
    },
  ) {
    this.document = document;
    this.config = options.config;
    this.complete = options.complete;
    this.inlined = options.inlined;
    this.#report = options.report;
    this.#locate = locate;
    ({ visits: this.visits, misfits: this.misfits } = collectVisits(document));
    for (const visit of this.visits) {
      const known = this.#kinds.get(visit.kind);
      if (known === undefined) this.#kinds.set(visit.kind, [visit]);
      else known.push(visit);
    }
    this.operations = this.#operations();
    this.validators = new Validators(document);
  }

  /** All objects of one kind, in the order of the document, without the references to them. */
  of(kind: Kind): readonly Visit[] {
    return this.#kinds.get(kind) ?? [];
  }

  /** A fault at a place, unless the configuration turns its rule off. */
  fault(
    rule: RuleName,
    pointer: string,
    message: string,
    advice: string,
    part: Part = 'key',
  ): void {
    if (!this.tells(rule)) return;
    this.#told.push(pointer);
    this.#report.add(rule, this.#locate(pointer, part), message, advice);
  }

  tells(rule: RuleName): boolean {
    return this.config.severities[rule] !== 'off';
  }

  /** Reports a schema that cannot be compiled, unless another fault is known. */
  unusable(pointer: string, message: string): void {
    if (this.#report.faults.length > 0) return;
    this.fault(
      'schema',
      pointer,
      `The schema of this cannot be compiled: ${message}`,
      'Change the schema',
    );
  }

  /** Reports a value outside of `accepted`. */
  unknownValue(rule: RuleName, pointer: string, value: unknown, accepted: readonly string[]): void {
    const said = typeof value === 'string' ? value : JSON.stringify(value);
    this.fault(
      rule,
      pointer,
      `\`${said}\` is not accepted here`,
      suggest(String(said), accepted),
      'value',
    );
  }

  /** Tells whether a fault was already reported at this position or within it. */
  hasFaultIn(pointer: string): boolean {
    return this.#told.some((told) => told === pointer || told.startsWith(`${pointer}/`));
  }

  /** Follows the references of a node to its object; null when they lead nowhere. */
  resolve(node: unknown, pointer: string): Located | null {
    let current: unknown = node;
    let place = pointer;
    for (let hops = 0; hops < 50; hops += 1) {
      if (!isData(current)) return null;
      if (typeof current.$ref !== 'string') return { node: current, pointer: place };
      place = current.$ref.slice(1);
      current = this.component(current.$ref);
    }
    return null;
  }

  /** The value at `#/components/<section>/<name>`; undefined if absent. */
  component(reference: string): unknown {
    const [, root, section = '', name = ''] = reference.split('/');
    if (root !== 'components') return undefined;
    const entries = this.document.components?.[section];
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
    return isData(entries) && Object.hasOwn(entries, key) ? entries[key] : undefined;
  }

  /** The value at a pointer, without following references. */
  at(pointer: string): unknown {
    return findComponent(this.document, pointer);
  }

  #operations(): OperationPart[] {
    return Object.entries(this.document.paths).flatMap(([path, item]) => {
      if (!isData(item)) return [];
      return methods.flatMap((method) => {
        const node = item[method];
        if (!isData(node)) return [];
        const pointer = join('/paths', path, method);
        const merged = new Map<string, Located>();
        const lists = [
          [item.parameters, join('/paths', path, 'parameters')],
          [node.parameters, join(pointer, 'parameters')],
        ] as const;
        for (const [list, at] of lists) {
          if (!Array.isArray(list)) continue;
          for (const [index, given] of (list as unknown[]).entries()) {
            const found = this.resolve(given, join(at, index));
            if (found !== null)
              merged.set(`${String(found.node.in)} ${String(found.node.name)}`, found);
          }
        }
        return [{ path, method, node, pointer, parameters: [...merged.values()] }];
      });
    });
  }
}

function collectVisits(document: OpenApiDocument): {
  readonly visits: Visit[];
  readonly misfits: Misfit[];
} {
  const visits: Visit[] = [];
  const misfits: Misfit[] = [];
  const enter = (
    value: unknown,
    kind: Kind,
    pointer: string,
    parent: Visit | null,
    slot: string,
  ): void => {
    if (!isData(value)) {
      // The meta-schema checks nested schemas, too; an empty schema has no content.
      const isSchema = kind === 'schema' && (typeof value === 'boolean' || value === null);
      if (parent?.kind !== 'schema' && !isSchema) misfits.push({ kind, pointer });
      return;
    }
    const isReference = typeof value.$ref === 'string' && grammar[kind].section !== undefined;
    if (isReference && kind !== 'schema') return;
    const visit: Visit = { kind, node: value, pointer, parent, slot };
    visits.push(visit);
    for (const [key, member] of Object.entries(value)) {
      const child = findChild(kind, key);
      if (child === undefined) continue;
      const at = join(pointer, key);
      if (child.shape === 'one') enter(member, child.kind, at, visit, key);
      else if (typeof member === 'object' && member !== null)
        for (const [name, item] of Object.entries(member))
          enter(item, child.kind, join(at, name), visit, key);
    }
  };
  enter(document, 'document', '', null, '');
  return { visits, misfits };
}
