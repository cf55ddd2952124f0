import { validate } from '@readme/openapi-parser';
import { isData } from './document.ts';
import type { Fault } from './faults.ts';
import type { LoadedSpec } from './load.ts';
import { join } from './pointer.ts';

/**
 * What the reference parser says against the bundle. It tells a text only, so the place is read out of that text;
 * what it does not reveal is told at the top of the document. Nothing outside the bundle is read.
 */
export async function passGate(spec: LoadedSpec): Promise<readonly Fault[]> {
  const messages = await messagesFor(spec);
  if (messages.length === 0) return [];
  const lines = renderedLines(spec.document);
  return messages.map((message) => ({
    rule: 'structure',
    message: summaryOf(message),
    advice: 'Write what OpenAPI 3.1 has here',
    position: spec.locate(pointerIn(message, lines, spec) ?? ''),
    severity: 'error' as const,
  }));
}

async function messagesFor(spec: LoadedSpec): Promise<string[]> {
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

/** The document as the parser excerpts it, JSON with two blanks, with what each line holds. */
function renderedLines(document: unknown): RenderedLine[] {
  const lines: RenderedLine[] = [];
  const render = (value: unknown, pointer: string, indent: string, label: string): void => {
    const isList = Array.isArray(value);
    const entries = isList || isData(value) ? Object.entries(value) : [];
    const opening = isList ? '[' : '{';
    const closing = isList ? ']' : '}';
    if (entries.length === 0) {
      const empty =
        typeof value === 'object' && value !== null ? opening + closing : JSON.stringify(value);
      lines.push({ text: indent + label + empty, pointer });
      return;
    }
    lines.push({ text: indent + label + opening, pointer });
    for (const [key, member] of entries) {
      render(member, join(pointer, key), `${indent}  `, isList ? '' : `${JSON.stringify(key)}: `);
    }
    lines.push({ text: indent + closing, pointer });
  };
  render(document, '', '', '');
  return lines;
}

function pointerIn(
  message: string,
  lines: readonly RenderedLine[],
  spec: LoadedSpec,
): string | null {
  const marked = /^>\s*(\d+) \| (.*)$/m.exec(message);
  if (marked !== null) {
    const line = lines[Number(marked[1]) - 1];
    return line !== undefined && line.text === marked[2]?.replace(/,$/, '') ? line.pointer : null;
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

/** The words of a message, without its excerpt. */
function summaryOf(message: string): string {
  const [head = ''] = message.split('\n\n');
  const remark = /^\s*\|\s*\^+ (.+)$/m.exec(message)?.[1];
  const text = remark === undefined ? head : `${head}; ${remark}`;
  return text.replace(/\s+/g, ' ').replace(/[.!?]$/, '');
}
