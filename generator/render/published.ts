import type { OpenApiDocument } from '../load/document.ts';
import type { Pieces } from './pieces.ts';

/** Members of the document whose members at this depth are printed as separate pieces. */
const DEPTHS: Readonly<Record<string, number>> = { paths: 2, webhooks: 1, components: 2 };

/** The published document as JSON: each operation and each component is a piece. They, and the tags, have a line each. */
export function renderPublished(document: OpenApiDocument, pieces: Pieces): string {
  const members = Object.entries(document).map(([key, value]) =>
    key === 'tags' && Array.isArray(value)
      ? printTags(value)
      : print(key, value, { within: '', indent: 1, depth: DEPTHS[key] ?? 0, pieces }),
  );
  return `{\n${members.join(',\n')}\n}\n`;
}

const printTags = (tags: readonly unknown[]) =>
  ` "tags": [\n${tags.map((tag) => `  ${JSON.stringify(tag)}`).join(',\n')}\n ]`;

interface PrintPlace {
  /** Key of the parent. */
  readonly within: string;
  /** Blanks before it. */
  readonly indent: number;
  /** Number of levels below; the lowest one holds parts. */
  readonly depth: number;
  readonly pieces: Pieces;
}

/** One member of the document, or of a part of it. */
function print(key: string, value: unknown, { within, indent, depth, pieces }: PrintPlace): string {
  const isMapping =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0;
  const blanks = ' '.repeat(indent);
  if (depth === 0 || !isMapping) {
    return pieces.get(
      `published ${within} ${key}`,
      () => [value],
      () => `${blanks}${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
  }
  const inside = { within: `${within}/${key}`, indent: indent + 1, depth: depth - 1, pieces };
  const members = Object.entries(value).map(([name, member]) => print(name, member, inside));
  return `${blanks}${JSON.stringify(key)}: {\n${members.join(',\n')}\n${blanks}}`;
}
