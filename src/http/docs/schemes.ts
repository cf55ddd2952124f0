import type { DocsCatalogue } from './catalogue.ts';
import { type Described, toDocumentedText } from './described.ts';
import { findBundlePath } from './folders.ts';
import { readDocumentPart } from './reader.ts';

/** A way to authenticate. */
export interface ShownScheme {
  readonly text: string;
  /** The header, parameter or cookie with a placeholder; empty for schemes that the page cannot show. */
  readonly example: string;
}

const section = 'securitySchemes/';

/** Reads the ways to authenticate. */
export async function listSchemes(catalogue: DocsCatalogue): Promise<readonly ShownScheme[]> {
  const found = Object.entries(catalogue.components).filter(([key]) => key.startsWith(section));
  const schemes = await Promise.all(
    found.map(([, span]) => readDocumentPart(findBundlePath(), catalogue, { span })),
  );
  return schemes.map(({ part }) => ({
    text: toDocumentedText(part.description),
    example: formatExample(part),
  }));
}

/** Returns the header, parameter or cookie of a request with the scheme. */
function formatExample({ type, in: place, name, scheme }: Described): string {
  const key = toDocumentedText(name);
  if (type === 'apiKey' && place === 'header') return `${key}: <token>`;
  if (type === 'apiKey' && place === 'query') return `?${key}=<token>`;
  if (type === 'apiKey' && place === 'cookie') return `Cookie: ${key}=<session>`;
  if (type === 'http' && scheme === 'bearer') return 'Authorization: Bearer <token>';
  if (type === 'http' && scheme === 'basic') return 'Authorization: Basic <base64 of name:secret>';
  return '';
}
