import { hash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Config } from '#src/config.ts';
import type { Database } from '#src/database/database.ts';
import { HttpError } from '#src/errors.ts';
import { findPort, type OutboundRules } from '#src/outbound/destination.ts';
import { download } from '#src/outbound/download.ts';
import { NoAnswer } from '#src/outbound/no-answer.ts';
import { type Answer, send } from '#src/outbound/send.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { toOutboundRules } from '#src/settings/outbound-rules.ts';
import { Turns } from '#src/turns/turns.ts';
import { minuteMs } from '#src/units.ts';
import { signToken } from './signed-token.ts';

export interface RegistryServerDeps {
  readonly db: Database;
  readonly config: Config;
  readonly clock: () => Date;
}

/** The external registry does not answer, or not as a registry does. */
export class RegistryAway extends HttpError {
  constructor(reason: string) {
    super(503, {
      message:
        'We are having trouble connecting to the Container Registry. If this error persists, please review the troubleshooting documentation.',
    });
    this.cause = new Error(reason);
  }
}

/** The external registry refuses a request, such as a deletion where these are switched off. */
export class RegistryRefuses extends HttpError {
  constructor(reason: string) {
    super(400, { message: '400 Bad request' });
    this.cause = new Error(reason);
  }
}

/** Repositories take turns: one with many tags does not keep the others out. */
const turns = new Turns({ atOnce: 32, waiting: 1_000, waitingOfOne: 200 });

/** Milliseconds until the headers of a response, and until its end. */
const answerMs = 10_000;
const wholeAnswerMs = minuteMs;
/** Seconds that a token of one's own is good for, and that are left when the next one is made. */
const tokenSeconds = 300;
const renewedSeconds = 120;

export const acceptedManifests = [
  'application/vnd.docker.distribution.manifest.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.index.v1+json',
].join(', ');

interface RegistryRequestOptions {
  readonly accept?: string;
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Content {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/** A repository of the external registry, accessed by the instance. */
export class RegistryServer {
  readonly path: string;
  readonly #deps: RegistryServerDeps;
  readonly #actions: readonly string[];
  readonly #origin: URL;
  #token = { text: '', until: 0 };

  /** `pull` permits reading only, `*` also changes. */
  constructor(deps: RegistryServerDeps, path: string, action: 'pull' | '*') {
    const { registryInternalUrl, registryUrl } = deps.config;
    this.path = path;
    this.#deps = deps;
    this.#actions = [action];
    this.#origin = new URL(registryInternalUrl ?? registryUrl ?? '');
  }

  /**
   * Passes the response for a path below the repository to `work`, which reads it; null if absent.
   * @throws RegistryAway
   */
  async read<Result>(
    below: string,
    { accept, maxBytes, signal }: RegistryRequestOptions,
    work: (content: Content) => Promise<Result>,
  ): Promise<Result | null> {
    return turns.run(this.path, async () => {
      const limit = AbortSignal.timeout(wholeAnswerMs);
      const { status, headers, body } = await download(this.#urlOf(below), {
        rules: await this.#rules(),
        headers: { ...(await this.#authorization()), ...(accept !== undefined && { accept }) },
        verified: true,
        maxBytes,
        answerMs,
        signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      }).catch(throwRegistryAway);
      try {
        if (status === 404) return null;
        if (status !== 200) throw new RegistryAway(`GET ${below} returned ${status}`);
        return await work({ headers, body }).catch(throwRegistryAway);
      } finally {
        body.destroy();
      }
    });
  }

  /**
   * The response to a change or to a request for headers, for a path below the repository or an address from an earlier
   * response.
   * @throws RegistryAway
   */
  async ask(
    method: 'HEAD' | 'POST' | 'PUT' | 'DELETE',
    below: string,
    { headers = {}, body }: Sent = {},
  ): Promise<Answer> {
    return turns.run(this.path, async () => {
      const answer = await send(this.#urlOf(below), {
        method,
        verified: true,
        timeLimit: answerMs,
        maxBytes: 65_536,
        rules: await this.#rules(),
        headers: { ...(await this.#authorization()), ...headers },
        ...(body !== undefined && { body }),
      }).catch(throwRegistryAway);
      const { status } = answer;
      if (status >= 500 || status === 401 || status === 403) {
        throw new RegistryAway(`${method} ${below} returned ${status}`);
      }
      return answer;
    });
  }

  /** Requests use the configured address of the registry, whatever address its responses contain. */
  #urlOf(below: string): URL {
    if (!/^(?:https?:|\/)/.test(below)) return new URL(`/v2/${this.path}/${below}`, this.#origin);
    const { pathname, search } = new URL(below, this.#origin);
    return new URL(`${pathname}${search}`, this.#origin);
  }

  /**
   * The operator has configured the registry, so it may be in the local network, but its redirects may not lead there.
   */
  async #rules(): Promise<OutboundRules> {
    const rules = toOutboundRules(await loadCurrentSettings(this.#deps.db));
    const own = `${this.#origin.hostname}:${findPort(this.#origin)}`;
    return { ...rules, exceptions: [...rules.exceptions, own] };
  }

  async #authorization(): Promise<{ readonly authorization: string }> {
    const now = this.#deps.clock();
    if (this.#token.until - now.getTime() < renewedSeconds * 1_000) {
      const text = await signToken(
        { ...this.#deps, now },
        {
          subject: null,
          authType: null,
          seconds: tokenSeconds,
          access: [{ type: 'repository', name: this.path, actions: this.#actions }],
        },
      );
      this.#token = { text, until: now.getTime() + tokenSeconds * 1_000 };
    }
    return { authorization: `Bearer ${this.#token.text}` };
  }
}

function throwRegistryAway(error: unknown): never {
  throw error instanceof NoAnswer ? new RegistryAway(error.message) : error;
}

/** Asks for a manifest's digest; null where there is no such tag. */
export async function fetchDigest(server: RegistryServer, tag: string): Promise<string | null> {
  const below = `manifests/${tag}`;
  const { status, headers } = await server.ask('HEAD', below, {
    headers: { accept: acceptedManifests },
  });
  if (status === 404) return null;
  const digest = headers['docker-content-digest'];
  if (status !== 200 || digest === undefined) {
    throw new RegistryAway(`HEAD ${below} returned ${status}`);
  }
  return digest;
}

/**
 * Deletes a manifest with all its tags; no effect if already deleted.
 * @throws RegistryRefuses if deletions are disabled
 */
export async function sendManifestDeletion(server: RegistryServer, digest: string): Promise<void> {
  const { status } = await server.ask('DELETE', `manifests/${digest}`);
  if (status !== 202 && status !== 404) {
    throw new RegistryRefuses(`the deletion of a manifest returned ${status}`);
  }
}

/**
 * Creation time of the placeholder image: clean-up rules about age and number select it first, should its deletion
 * fail.
 */
const built = '1970-01-01T00:00:00Z';

/**
 * Deletes tags and leaves what they lead to, in a registry that only deletes manifests with all their tags: the tags are
 * led to a manifest of their own before.
 * @throws RegistryRefuses where deletions are switched off; the tags then lead where they did
 */
export async function deleteTagsAlone(
  server: RegistryServer,
  tags: readonly string[],
): Promise<void> {
  const config = JSON.stringify({ created: built, config: {}, id: randomUUID() });
  const digest = computeDigest(config);
  const manifest = JSON.stringify({
    schemaVersion: 2,
    mediaType: 'application/vnd.docker.distribution.manifest.v2+json',
    config: {
      mediaType: 'application/vnd.docker.container.image.v1+json',
      size: config.length,
      digest,
    },
    layers: [],
  });
  // The manifest is unknown so far: a registry without deletions rejects this before any tag refers to the manifest.
  await sendManifestDeletion(server, computeDigest(manifest));
  await pushBlob(server, config);
  for (const tag of tags) {
    const { status } = await server.ask('PUT', `manifests/${tag}`, {
      headers: { 'content-type': 'application/vnd.docker.distribution.manifest.v2+json' },
      body: manifest,
    });
    if (status !== 201) throw new RegistryRefuses(`a manifest returned ${status}`);
  }
  await sendManifestDeletion(server, computeDigest(manifest));
}

const computeDigest = (content: string) => `sha256:${hash('sha256', content, 'hex')}`;

async function pushBlob(server: RegistryServer, content: string): Promise<void> {
  const begun = await server.ask('POST', 'blobs/uploads/');
  const { location } = begun.headers;
  if (begun.status !== 202 || location === undefined) {
    throw new RegistryRefuses(`an upload returned ${begun.status}`);
  }
  const mark = location.includes('?') ? '&' : '?';
  const { status } = await server.ask('PUT', `${location}${mark}digest=${computeDigest(content)}`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: content,
  });
  if (status !== 201) throw new RegistryRefuses(`a blob returned ${status}`);
}
