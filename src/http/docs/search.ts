import type { DocsCatalogue, ListedOperation, ListedWebhook } from './catalogue.ts';
import { readPrepared } from './prepared.ts';
import { listTargets, type TargetRow } from './targets.ts';

/** Operations that a search shows, and other pages. */
export const maxFoundPages = 100;

/** The pages that a search found, and how many there are in all. */
export interface FoundPages {
  readonly operations: readonly ListedOperation[];
  readonly webhooks: readonly ListedWebhook[];
  /** Schemas and types of GraphQL. */
  readonly others: readonly TargetRow[];
  readonly count: number;
}

/** Finds pages that have all words of a search; those that have them in their titles come first. */
export async function searchDocumentation(
  catalogue: DocsCatalogue,
  search: string,
): Promise<FoundPages> {
  const texts = JSON.parse((await readPrepared('words.json')).toString()) as readonly string[];
  return findPages(catalogue, texts, search);
}

/** Finds pages by their titles, and operations and webhooks by `texts`, which are in their order. */
export function findPages(
  catalogue: DocsCatalogue,
  texts: readonly string[],
  search: string,
): FoundPages {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  const entries = listTargets(catalogue).map((row, index) => {
    const [title, detail, , name] = row;
    return { row, index, title: `${title} ${detail} ${name}`.toLowerCase() };
  });
  const byTitle = entries.filter(({ title }) => has(title));
  const byText = entries.filter(
    ({ title, index }) => !has(title) && has(`${title} ${texts[index] ?? ''}`),
  );
  const found = [...byTitle, ...byText];
  const { operations, webhooks } = catalogue;
  const pick = <Page>(pages: readonly Page[], first: number) =>
    found.flatMap(({ index }) => pages[index - first] ?? []).slice(0, maxFoundPages);
  return {
    operations: pick(operations, 0),
    webhooks: pick(webhooks, operations.length),
    others: found
      .filter(({ index }) => index >= operations.length + webhooks.length)
      .map(({ row }) => row)
      .slice(0, maxFoundPages),
    count: found.length,
  };
}
