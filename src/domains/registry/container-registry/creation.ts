import type { Database } from '#src/database/database.ts';
import { ReportFault } from '#src/reports/fault.ts';
import { readJsonObject } from '#src/reports/json.ts';
import type { Storage } from '#src/storage/storage.ts';
import { mebibyteBytes } from '#src/units.ts';
import { type Manifest, maxValues } from './manifest.ts';
import { findLayer } from './table.ts';

/** Bytes of a configuration that is read. */
export const mostConfigBytes = 4 * mebibyteBytes;
/** Databases keep times up to this year. */
const endOfYears = Date.parse('9999-12-31T23:59:59.999Z');

/** Finds the build time of an image in its configuration; null if it is missing or invalid. */
export async function findImageCreation(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  repositoryId: number,
  manifest: Manifest,
  now: Date,
): Promise<string | null> {
  const config = findReadableConfig(manifest);
  if (config === null) return null;
  const layer = await findLayer(db, repositoryId, config.digest, now);
  if (layer === undefined || layer.size > mostConfigBytes) return null;
  const stream = await storage.read(layer.storage_key);
  if (stream === null) return null;
  try {
    return await readCreation(stream as AsyncIterable<Buffer>);
  } finally {
    stream.destroy();
  }
}

/** The configuration of an image, where it may tell a time. */
export const findReadableConfig = ({ config }: Manifest): Manifest['config'] =>
  config !== null && /[.+]json$/.test(config.mediaType) && config.size <= mostConfigBytes
    ? config
    : null;

/** The creation time in an image configuration; null for an invalid one. */
export async function readCreation(content: AsyncIterable<Buffer>): Promise<string | null> {
  try {
    const { created } = await readJsonObject(content, { mostValues: maxValues });
    const time = typeof created === 'string' ? Date.parse(created) : NaN;
    return time >= 0 && time <= endOfYears ? new Date(time).toISOString() : null;
  } catch (error) {
    if (error instanceof ReportFault) return null;
    throw error;
  }
}
