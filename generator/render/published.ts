import type { OpenApiDocument } from '../load/document.ts';
import type { Pieces } from './pieces.ts';
import { printYamlMember } from './yaml.ts';

/** The published document, self-contained, in both of its forms. */
export interface Published {
  readonly json: string;
  readonly yaml: string;
}

/** Members of the document whose own members are pieces: of the first the direct ones, of the second one level below. */
const DEPTHS: Readonly<Record<string, number>> = { paths: 1, components: 2 };

/** Prints the document; each path and each component is a piece. */
export function renderPublished(document: OpenApiDocument, pieces: Pieces): Published {
  const members = Object.entries(document).map(([key, value]) =>
    print(key, value, { within: '', indent: 1, depth: DEPTHS[key] ?? 0, pieces }),
  );
  return {
    json: `{\n${members.map(({ json }) => json).join(',\n')}\n}\n`,
    yaml: members.map(({ yaml }) => yaml).join(''),
  };
}

interface Place {
  /** Keys of what is around it. */
  readonly within: string;
  /** Blanks before a member in JSON; in YAML there are two on each level but the first. */
  readonly indent: number;
  /** Levels below, the lowest of which holds pieces. */
  readonly depth: number;
  readonly pieces: Pieces;
}

/** One member of the document, or of a part of it. */
function print(key: string, value: unknown, { within, indent, depth, pieces }: Place): Published {
  const isData = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (depth === 0 || !isData) {
    return pieces.get(
      `published ${within} ${key}`,
      () => [value],
      () => printWhole(key, value, indent),
    );
  }
  const members = Object.entries(value).map(([name, member]) =>
    print(name, member, {
      within: `${within}/${key}`,
      indent: indent + 1,
      depth: depth - 1,
      pieces,
    }),
  );
  const blanks = ' '.repeat(indent);
  const json = members.map((member) => member.json).join(',\n');
  return {
    json: `${blanks}${JSON.stringify(key)}: {\n${json}\n${blanks}}`,
    yaml: `${'  '.repeat(indent - 1)}${key}:\n${members.map(({ yaml }) => yaml).join('')}`,
  };
}

function printWhole(key: string, value: unknown, indent: number): Published {
  const blanks = ' '.repeat(indent);
  const json = JSON.stringify(value, null, 1).replaceAll('\n', `\n${blanks}`);
  return {
    json: `${blanks}${JSON.stringify(key)}: ${json}`,
    yaml: printYamlMember(key, value, '  '.repeat(indent - 1)),
  };
}
