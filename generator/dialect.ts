import type { Command } from './commands/command.ts';
import type { Verdict } from './diff/kinds.ts';
import type { OpenApiDocument, Operation } from './load/document.ts';
import type { Kind } from './load/grammar.ts';
import type { Linted, OperationPart, Visit } from './load/lint/visits.ts';
import type { RuleName, Severity } from './load/rules.ts';
import type { WrittenOutSections } from './load/written-out.ts';
import type { PrintedModule } from './render/printed-module.ts';

/** A way of writing documents beyond OpenAPI: its own keys, and what holds in its documents without being written down. */
export interface Dialect {
  readonly name: string;
  /** True where requests are read by the standard alone. */
  readonly standard: boolean;
  readonly severities: Readonly<Record<RuleName, Severity>>;
  readonly words: readonly Word[];
  /** The folders beside a document whose files, in them and below, are parts of it. */
  readonly folders: readonly string[];
  /** Whether parts of its files are written once for several variants, see `load/for-each.ts`. */
  readonly templates: boolean;
  /**
   * The type of what its words add for the host, and the module of this package that exports it; null where they add nothing.
   */
  readonly facts: { readonly type: string; readonly module: string } | null;
  /** The things that are written out where they are named; null where every reference keeps its name. */
  readonly writtenOut: WrittenOutSections | null;
  /** The key of the document with the parts that words bring along; null where every operation says all of itself. */
  readonly impliedKey: string | null;
  /** Adds facts for functions and clients that are not written down each time. */
  readonly expand: (document: OpenApiDocument) => OpenApiDocument;
  /** Adds texts for readers of the document only; nothing is generated from them. */
  readonly publish: (document: OpenApiDocument) => OpenApiDocument;
  /** The `group`s of operations, in the order in which they are counted. */
  readonly groups: readonly string[];
  /** The text, in its file, that marks an operation as `pending`; null where none can be. */
  readonly pendingMark: string | null;
  /**
   * The modules, by path below the output folder, that list code of the project by the names of its files. The argument is the
   * path of the document.
   */
  readonly registries: (spec: string) => ReadonlyMap<string, PrintedModule>;
  /** Commands that only its projects have, by their names. */
  readonly commands: Readonly<Record<string, DialectCommand>>;
}

interface DialectCommand {
  /** The lines that `--help` has for it. */
  readonly help: string;
  /** Loaded on demand. */
  readonly find: () => Promise<{ readonly command: Command }>;
}

/** A key beyond OpenAPI, with all that the generator has to know of it. */
export interface Word {
  readonly key: `x-${string}`;
  /** The kinds of objects in which it may stand. */
  readonly on: readonly Kind[];
  /** JSON Schema of the value. */
  readonly schema: object;
  /** Accepted values, for the message about any other value. */
  readonly accepts: string;
  /** The fault of an operation that does not have it, and the advice; left out where it may be left out. */
  readonly missing?: { readonly message: string; readonly advice: string };
  /** True where operations have it of their file, or else of the document, that do not say it themselves. */
  readonly inherited?: true;
  /** True where HEAD must have it in common with GET, because the function of GET answers both. */
  readonly sharedByHead?: true;
  /** Statuses that an operation answers because of the word, each with the reason. */
  readonly implies?: (operation: Operation) => readonly (readonly [status: string, why: string])[];
  /** Parameters that come with the word, by their names in the document, and stand before all others. */
  readonly brings?: (operation: Operation, path: string) => readonly string[];
  /** True where a thing that does not exist is refused with another status than 404. */
  readonly refusesMissing?: (operation: Operation) => boolean;
  /** Finds what is wrong with an object that has the word, beside the value. */
  readonly check?: (document: Linted, visit: Visit) => void;
  /** Each finds what is wrong with an operation by one rule, with the word or without it. */
  readonly operationChecks?: readonly {
    readonly rule: RuleName;
    readonly check: (document: Linted, operation: OperationPart) => void;
  }[];
  /** The facts that the word, or its absence, says about an operation; the method is in lower case. */
  readonly adds?: (operation: Operation, method: string) => Partial<Facts>;
  /** Every kind of change that `compare` tells, and whether it breaks clients. */
  readonly changes?: Readonly<Record<string, Verdict>>;
  readonly compare?: (before: Operation, after: Operation, tell: Tell) => void;
}

/** Adds a change of one of the word's kinds, in words. */
export type Tell = (kind: string, text: string) => void;

/** The ways in which a list is cut into pages. */
export interface Pagination {
  readonly offset: boolean;
  /** Orders under which keyset pagination is available; empty when it is not. */
  readonly keyset: readonly string[];
  /** True when the list is one page unless `per_page` is sent. */
  readonly whole: boolean;
  /** Rows on a page at most, more are refused; null where more than the usual 100 are cut. */
  readonly most: number | null;
}

/** Facts that words say about an operation, and no keyword of OpenAPI does. */
export interface Facts {
  readonly pagination: Pagination | null;
  /** True for an operation without a function yet, which answers 501. */
  readonly pending: boolean;
  /** The name under which its function gets what the host finds before; null where that is nothing. */
  readonly subject: string | null;
  /** Coverage counts the operations of a group together. */
  readonly group: string | null;
  /** Facts that the host alone reads, in the order in which they are printed. What is as usual is left out. */
  readonly host: Readonly<Record<string, unknown>>;
}

/** Facts of an operation from all words of a dialect. */
export function collectFacts({ words }: Dialect, operation: Operation, method: string): Facts {
  const added = words.flatMap(({ adds }) => adds?.(operation, method) ?? []);
  return added.reduce<Facts>(
    (facts, more) => ({ ...facts, ...more, host: { ...facts.host, ...more.host } }),
    NO_FACTS,
  );
}

const NO_FACTS: Facts = { pagination: null, pending: false, subject: null, group: null, host: {} };
