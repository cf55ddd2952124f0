import { validate } from '@readme/openapi-parser';
import { type Data, isData, type OpenApiDocument } from './document.ts';
import type { Fault } from './faults.ts';
import type { LoadedSpec } from './loaded-spec.ts';
import { findComponent } from './origins.ts';
import { join, split } from './pointer.ts';
import { Report } from './report.ts';

/**
 * The faults that the reference parser finds in the bundle. It gives a text only, so the place is read out of that
 * text; a fault whose text names no place is reported at the top of the document. Nothing outside the bundle is read.
 */
export async function passGate(spec: LoadedSpec): Promise<readonly Fault[]> {
  const messages = await listMessages(spec);
  if (messages.length === 0) return [];
  const lines = renderLines(spec.document);
  const report = new Report(spec.config.severities);
  for (const message of messages) {
    const position = spec.locate(findPointer(message, lines, spec) ?? '');
    report.add('structure', position, summarizeMessage(message), 'Write what OpenAPI 3.1 has here');
  }
  return report.faults;
}

async function listMessages(spec: LoadedSpec): Promise<string[]> {
  const copy = structuredClone(spec.document) as unknown as Parameters<typeof validate>[0];
  try {
    const result = await validate(copy, { resolve: { external: false } });
    return result.valid ? [] : result.errors.map(({ message }) => message);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

interface RenderedLine {
  readonly text: string;
  readonly pointer: string;
}

/**
 * Maximum lines whose structure is recorded, more than any document here; faults of longer ones are reported at their
 * top.
 */
const MOST_LINES = 2_000_000;

/**
 * Prints the document in the excerpt format of the parser, with the source of each line: JSON with an indent of two,
 * and references replaced by their targets unless recursive.
 */
function renderLines(document: OpenApiDocument): RenderedLine[] {
  const lines: RenderedLine[] = [];
  const render = (
    given: unknown,
    pointer: string,
    indent: string,
    label: string,
    within: readonly string[],
  ): void => {
    if (lines.length > MOST_LINES) return;
    const reference = isData(given) && typeof given.$ref === 'string' ? given.$ref : null;
    const expanded = reference?.startsWith('#/components/') === true && !within.includes(reference);
    const value = expanded ? replaceReference(document, given as Data, reference) : given;
    const around = expanded ? [...within, reference] : within;
    const isList = Array.isArray(value);
    const entries = isList || isData(value) ? Object.entries(value) : [];
    const [opening, closing] = isList ? ['[', ']'] : ['{', '}'];
    if (entries.length === 0) {
      const empty = typeof value === 'object' && value !== null;
      lines.push({
        text: indent + label + (empty ? opening + closing : JSON.stringify(value)),
        pointer,
      });
      return;
    }
    lines.push({ text: indent + label + opening, pointer });
    for (const [key, member] of entries) {
      render(
        member,
        join(pointer, key),
        `${indent}  `,
        isList ? '' : `${JSON.stringify(key)}: `,
        around,
      );
    }
    lines.push({ text: indent + closing, pointer });
  };
  render(document, '', '', '', []);
  return lines;
}

function replaceReference(document: OpenApiDocument, holder: Data, reference: string): unknown {
  const target = findComponent(document, reference);
  const { $ref: _, ...beside } = holder;
  return isData(target)
    ? {
        ...beside,
        ...Object.fromEntries(Object.entries(target).filter(([key]) => !(key in beside))),
      }
    : target;
}

function findPointer(
  message: string,
  lines: readonly RenderedLine[],
  spec: LoadedSpec,
): string | null {
  const marked = /^>\s*(\d+) \|(.*)$/m.exec(message);
  if (marked !== null) {
    const line = lines[Number(marked[1]) - 1];
    const same = line !== undefined && trimLine(line.text) === trimLine(marked[2] ?? '');
    return same ? findDefinition(line.pointer, spec.document) : null;
  }
  const operationId = /operationId `([^`]+)`/.exec(message)?.[1];
  const place =
    /`\/paths(\/[^`]*?)(?:\/(get|put|post|delete|options|head|patch|trace))?(?:\/[^`]*)?`/.exec(
      message,
    );
  for (const [path, item] of Object.entries(spec.document.paths)) {
    if (place?.[1] === path)
      return join('/paths', path, ...(place[2] === undefined ? [] : [place[2]]));
    for (const [method, operation] of Object.entries(item)) {
      if (operationId === undefined || !isData(operation) || operation.operationId !== operationId)
        continue;
      return join('/paths', path, method, 'operationId');
    }
  }
  return /"#(\/[^"]*)"/.exec(message)?.[1] ?? null;
}

/** The pointer after references: the author must change the target of a reference, not the reference. */
function findDefinition(pointer: string, document: OpenApiDocument): string {
  let node: unknown = document;
  let place = '';
  for (const segment of ['', ...split(pointer)]) {
    if (segment !== '') {
      node = isData(node) || Array.isArray(node) ? (node as Data)[segment] : undefined;
      place = join(place, segment);
    }
    while (isData(node) && typeof node.$ref === 'string') {
      place = node.$ref.slice(1);
      node = findComponent(document, node.$ref);
    }
  }
  return place;
}

function trimLine(text: string): string {
  return text.trim().replace(/,$/, '');
}

/** The words of a message, without its excerpt. */
function summarizeMessage(message: string): string {
  const [head = ''] = message.split('\n\n');
  const remark = /^\s*\|\s*\^+ (.+)$/m.exec(message)?.[1];
  const text = remark === undefined ? head : `${head}; ${remark}`;
  return text.replace(/\s+/g, ' ').replace(/[.!?]$/, '');
}
