import type { Database } from '#src/database/database.ts';
import type { Slug } from '#src/domains/platform/integration-records/kinds.ts';
import {
  findActive,
  readIntegrationSettings,
} from '#src/domains/platform/integration-records/table.ts';

/** The setting that holds the address, by kind. */
const addresses: Partial<Record<Slug, string>> = {
  'external-wiki': 'external_wiki_url',
  confluence: 'confluence_url',
  shimo: 'external_wiki_url',
};

/** Finds the address of the project's external wiki: that of the oldest active integration. */
export async function findWikiAddress(db: Database, projectId: number): Promise<string | null> {
  const rows = await findActive(db, projectId, Object.keys(addresses) as Slug[]);
  for (const row of rows.sort((one, other) => one.id - other.id)) {
    const address = readIntegrationSettings(row)[addresses[row.slug] ?? ''];
    if (typeof address === 'string') return address;
  }
  return null;
}
