import type { Command } from './commands/command.ts';
import type { Verdict } from './diff/kinds.ts';
import type { OpenApiDocument, Operation } from './load/document.ts';
import type { Kind } from './load/grammar.ts';
import type { Linted, OperationPart, Visit } from './load/lint/visits.ts';
import type { RuleName, Severity } from './load/rules.ts';
import type { WrittenOutSections } from './load/written-out.ts';
import type { PrintedModule } from './render/printed-module.ts';

/** Extensions of OpenAPI in a document: keywords, and implied facts. */
export interface Dialect {
  readonly name: string;
  /** True where requests are read by the standard alone. */
  readonly standard: boolean;
  readonly severities: Readonly<Record<RuleName, Severity>>;
  readonly words: readonly Word[];
  /** Folders beside a document, whose files, also in subfolders, belong to it. */
  readonly folders: readonly string[];
  /** Whether parts of its files are written once for several variants, see `load/for-each.ts`. */
  readonly templates: boolean;
  /** Type of the facts that its words add for the host, and the module that exports it; null without facts. */
  readonly facts: { readonly type: string; readonly module: string } | null;
  /** The sections whose parts are inlined at their references; null if every reference keeps its name. */
  readonly writtenOut: WrittenOutSections | null;
  /** Key of the document with the parts that words imply; null if operations state everything themselves. */
  readonly impliedKey: string | null;
  /** Adds facts for functions and clients that are not written down each time. */
  readonly expand: (document: OpenApiDocument) => OpenApiDocument;
  /** Adds texts for readers of the document only; nothing is generated from them. */
  readonly publish: (document: OpenApiDocument) => OpenApiDocument;
  /** Values of `group` of operations, in the order of the counts. */
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

/** Extension keyword of OpenAPI, with its schema and checks. */
export interface Word {
  readonly key: `x-${string}`;
  /** Kinds of objects that may contain the keyword. */
  readonly on: readonly Kind[];
  /** JSON Schema of the value. */
  readonly schema: object;
  /** Accepted values, for the message about any other value. */
  readonly accepts: string;
  /** The fault of an operation that does not have it, and the advice; left out where it may be left out. */
  readonly missing?: { readonly message: string; readonly advice: string };
  /** True if operations without the keyword take it from their file, or else from the document. */
  readonly inherited?: true;
  /** True if HEAD must have the same value as GET, because one function answers both. */
  readonly sharedByHead?: true;
  /** Statuses that an operation answers because of the word, each with the reason. */
  readonly implies?: (operation: Operation) => readonly (readonly [status: string, why: string])[];
  /** Parameters that the keyword adds, by their names in the document; they precede all others. */
  readonly brings?: (operation: Operation, path: string) => readonly string[];
  /** Tells whether a missing object is refused with another status than 404. */
  readonly refusesMissing?: (operation: Operation) => boolean;
  /** Finds faults of an object with the keyword, besides its value. */
  readonly check?: (document: Linted, visit: Visit) => void;
  /** Checks that each find the faults of an operation by one rule, with or without the keyword. */
  readonly operationChecks?: readonly {
    readonly rule: RuleName;
    readonly check: (document: Linted, operation: OperationPart) => void;
  }[];
  /** Facts about an operation that follow from the keyword or its absence; the method is in lower case. */
  readonly adds?: (operation: Operation, method: string) => Partial<Facts>;
  /** Kinds of changes that `compare` reports, and whether they break clients. */
  readonly changes?: Readonly<Record<string, Verdict>>;
  readonly compare?: (before: Operation, after: Operation, tell: Tell) => void;
}

/** Adds a change of one of the word's kinds, in words. */
export type Tell = (kind: string, text: string) => void;

/** Kinds of pagination of a list. */
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
  /** Name of the loaded subject in the arguments of the function; null without a subject. */
  readonly subject: string | null;
  /** Coverage counts the operations of a group together. */
  readonly group: string | null;
  /** Facts for the host alone, in the order of printing. Default values are omitted. */
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
