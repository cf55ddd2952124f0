import { LongText } from '#runtime/long-text.ts';
import { isTree, type RawTree, type RawValue } from '#runtime/raw.ts';
import { ReportFault } from '#src/reports/fault.ts';
import { readJsonObject } from '#src/reports/json.ts';
import { isDigest, isMediaType } from '#src/image-registry/names.ts';
import { mebibyteBytes } from '#src/units.ts';
import { RegistryRefusal } from './errors.ts';

export interface Descriptor {
  readonly mediaType: string;
  readonly digest: string;
  readonly size: number;
  /** Artifacts that may be left with others have addresses. */
  readonly foreign: boolean;
}

/** The parts of a manifest that the registry reads. */
export interface Manifest {
  readonly mediaType: string;
  readonly artifactType: string | null;
  /** Null for an index. */
  readonly config: Descriptor | null;
  readonly layers: readonly Descriptor[];
  /** Entries of an index: manifests, and blobs, as older versions of BuildKit list the layers of a cache. */
  readonly children: readonly Descriptor[];
  /** The digest of the manifest to which this one refers. */
  readonly subject: string | null;
  /** Texts by their names. */
  readonly annotations: RawTree | null;
}

const images: ReadonlySet<string> = new Set([
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
]);
export const indexMediaTypes: readonly string[] = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
];
const indexes: ReadonlySet<string> = new Set(indexMediaTypes);

export const indexMediaType = 'application/vnd.oci.image.index.v1+json';

/** The most layers, and manifests of an index: images have some dozens. */
const maxEntries = 1_000;

/** Values of a manifest, or of a configuration, names counted too: a thousand layers with annotations have half of them. */
export const maxValues = 100_000;

/** Bytes of a manifest. */
export const mostManifestBytes = 4 * mebibyteBytes;

/** Tells whether a media type is that of a manifest. */
export const isManifestType = (type: string): boolean => images.has(type) || indexes.has(type);

const kept = /(?:foreign|nondistributable)/;

/**
 * Reads a manifest that was sent with this media type.
 * @throws RegistryRefusal where it breaks a rule
 */
export async function readManifest(bytes: Buffer, contentType: string): Promise<Manifest> {
  const sent = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const content = await parse(bytes);
  const stated = content['mediaType'];
  if (stated !== undefined && stated !== sent) {
    refuse('the media type is not the one of the content');
  }
  if (content['schemaVersion'] !== 2) refuse('schemaVersion must be 2');
  const common = {
    mediaType: sent,
    subject: content['subject'] === undefined ? null : readDescriptor(content['subject']).digest,
    annotations: readAnnotations(content['annotations']),
    artifactType: readText(content['artifactType']),
  };
  if (images.has(sent)) {
    if (content['manifests'] !== undefined) refuse('an image has no manifests');
    const config = readDescriptor(content['config']);
    const layers = readEntries(content['layers']).map(readDescriptor);
    if (sumLayerSizes(layers) > Number.MAX_SAFE_INTEGER) refuse('the layers are too large');
    const artifactType = common.artifactType ?? config.mediaType;
    return { ...common, artifactType, config, layers, children: [] };
  }
  if (!indexes.has(sent)) refuse('the media type is none of a manifest');
  if (content['layers'] !== undefined || content['config'] !== undefined) {
    refuse('an index has neither layers nor a configuration');
  }
  const children = readEntries(content['manifests']).map(readDescriptor);
  const byDigest = new Map(children.map((child) => [child.digest, child]));
  return { ...common, config: null, layers: [], children: [...byDigest.values()] };
}

/** The layers that must exist, by digest, with the sizes in the manifest. */
export function listRequiredLayers({
  config,
  layers,
}: Pick<Manifest, 'config' | 'layers'>): Map<string, number> {
  const all = config === null ? layers : [config, ...layers];
  return new Map(all.filter(({ foreign }) => !foreign).map(({ digest, size }) => [digest, size]));
}

/** Total bytes of the layers, by the sizes in the manifest. */
export const sumLayerSizes = (layers: Manifest['layers']): number =>
  layers.reduce((sum, { size }) => sum + size, 0);

async function parse(bytes: Buffer): Promise<RawTree> {
  try {
    return await readJsonObject([bytes], { mostValues: maxValues });
  } catch (error) {
    if (!(error instanceof ReportFault)) throw error;
    refuse(`the manifest ${error.message}`);
  }
}

type Value = RawValue | undefined;

function readEntries(value: Value): readonly RawValue[] {
  if (!Array.isArray(value)) refuse('a list is missing');
  if (value.length > maxEntries) refuse(`a list has more than ${maxEntries} entries`);
  return value as readonly RawValue[];
}

function readDescriptor(value: Value): Descriptor {
  if (!isTree(value)) refuse('a descriptor is missing');
  const { mediaType, digest, size, urls } = value;
  if (typeof mediaType !== 'string' || !isMediaType(mediaType)) {
    refuse('a descriptor needs a media type');
  }
  if (typeof digest !== 'string' || !isDigest(digest)) refuse('a descriptor needs a digest');
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) {
    refuse('a descriptor needs a size');
  }
  const foreign = Array.isArray(urls) && urls.length > 0 && kept.test(mediaType);
  return { mediaType, digest, size, foreign };
}

function readAnnotations(value: Value): Manifest['annotations'] {
  if (value === undefined) return null;
  if (!isTree(value) || !Object.values(value).every(isText)) refuse('annotations must be texts');
  return value;
}

const isText = (value: RawValue) => typeof value === 'string' || value instanceof LongText;

function readText(value: Value): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value !== 'string' || !isMediaType(value)) refuse('artifactType must be a media type');
  return value;
}

function refuse(detail: string): never {
  throw new RegistryRefusal(400, 'MANIFEST_INVALID', 'manifest invalid', { detail });
}
