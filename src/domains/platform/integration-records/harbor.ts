import type { Database } from '#src/database/database.ts';
import { findActive, unsealIntegrationSecrets, readIntegrationSettings } from './table.ts';

interface RegistryVariable {
  readonly key: string;
  readonly value: string;
  readonly masked: boolean;
}

/** The variables with the Harbor registry of a project for its jobs, if it has one. */
export async function loadHarborVariables(
  db: Database,
  projectId: number,
): Promise<readonly RegistryVariable[]> {
  const [row] = await findActive(db, projectId, ['harbor']);
  if (row === undefined) return [];
  const { url, project_name, username } = readIntegrationSettings(row);
  const { password = '' } = unsealIntegrationSecrets(db, row);
  const open = { masked: false };
  return [
    { key: 'HARBOR_URL', value: String(url), ...open },
    { key: 'HARBOR_HOST', value: new URL(String(url)).host, ...open },
    { key: 'HARBOR_PROJECT', value: String(project_name), ...open },
    { key: 'HARBOR_USERNAME', value: String(username), ...open },
    { key: 'HARBOR_PASSWORD', value: password, masked: true },
  ];
}
